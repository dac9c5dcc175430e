const EMPTY =
  '<footer class="foot theme-layout-footer"><div class="wrap"><p class="quote"></p><div class="legal"></div></div></footer>';

/**
 * Prints a style that hides the band of a footer in which there is nothing: no tagline, links or rights. It stays at the end of
 * the page without a height, where the contents look for the end of the text. Empty for other footers.
 * @param body HTML of the page
 */
export function hideEmptyFooter(body: string): string {
  return body.includes(EMPTY)
    ? '<style>.foot{height:0;overflow:hidden;visibility:hidden}</style>'
    : '';
}
