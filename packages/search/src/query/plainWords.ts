// Chinese characters and blanks, without at least one of the characters of each word that asks, compares or tells what kind of text is looked
// for (functionWords.ts): a coarser check, which takes .1 KB where those take 1.5. Longer text is seldom in a page as it is.
const PLAIN_WORDS =
  /^(?!.*[什何怎咋哪否啥没不多几底竟问想需应以和跟教详门南用例战试总介概原点别])[\u3400-\u9fff ]{3,7}$/;

/** Tells whether folded text surely is Chinese words that ask nothing: pages that have them as they are will do. */
export function isPlainWords(folded: string): boolean {
  return PLAIN_WORDS.test(folded);
}
