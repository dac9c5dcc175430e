/** Lists what a page is found by beside its text: the labels of its tags, then its keywords and its other names. */
export function searchedTags(
  tags: readonly {readonly label: string}[] = [],
  {
    keywords = [],
    aliases = [],
  }: {
    readonly keywords?: readonly string[] | undefined;
    readonly aliases?: readonly string[] | undefined;
  },
): readonly string[] {
  return [...tags.map(({label}) => label), ...keywords, ...aliases];
}
