/** What the search asks of a note, post or page that is written in Markdown. */
interface WrittenPage {
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  readonly frontMatter: {readonly search?: boolean | undefined};
}

/** Tells whether the search of the site finds a page: no draft, none that is not listed or says `search: false`. */
export function isSearched({isDraft, isUnlisted, frontMatter}: WrittenPage): boolean {
  return !isDraft && !isUnlisted && frontMatter.search !== false;
}
