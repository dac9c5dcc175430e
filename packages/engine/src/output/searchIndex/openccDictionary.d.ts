declare module 'opencc-js/dict/TSCharacters' {
  /** Traditional character, blank, plain character, for each; apart by `|`. */
  const dictionary: string;
  export default dictionary;
}
