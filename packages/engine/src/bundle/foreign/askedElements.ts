/** What pages here have where those of Docusaurus have an element of a class that components of sites ask for. */
const PLACES: Readonly<Record<string, string>> = {
  '.footer': '.foot',
  '.main-wrapper': '.theme-layout-main',
  '.navbar': '.nav',
  '.navbar__inner': '.nav > .wrap',
  '.theme-doc-sidebar-container': '.side',
};

const ASKED = /(\.(?:querySelector(?:All)?|closest)\(\s*)(['"`])([#.][\w-]{1,40})\2(?=\s*\))/g;

/**
 * Lets components find parts of the theme by the classes of Docusaurus: there they are always found, so a page that asks for one
 * without a doubt would fail. Where a page has both, the first in the document is found.
 * @example `document.querySelector('.navbar')` → `document.querySelector('.navbar, .nav')`
 */
export function placeAskedElements(code: string): string {
  return code.replace(ASKED, (all, ...[call, quote, selector = '']: string[]) => {
    const place = Object.hasOwn(PLACES, selector) ? PLACES[selector] : undefined;
    return place === undefined ? all : `${call}${quote}${selector}, ${place}${quote}`;
  });
}
