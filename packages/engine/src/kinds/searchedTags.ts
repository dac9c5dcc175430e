/** Lists what a page is found by beside its text: the labels of its tags, then its keywords. */
export function searchedTags(
  tags: readonly {readonly label: string}[] = [],
  {keywords = []}: {readonly keywords?: readonly string[] | undefined},
): readonly string[] {
  return [...tags.map(({label}) => label), ...keywords];
}
