/** Names of classes in the theme of Docusaurus that its bundler gives a hash, and what of ours has their meaning. */
const SELECTORS: Readonly<Record<string, string>> = {
  admonitionContent: ':is(.note > .bd)',
  admonitionHeading: ':is(.note > .ttl)',
  admonitionIcon: ':is(.note > .seal)',
  anchorWithHideOnScrollNavbar: '.anchor',
  anchorWithStickyNavbar: '.anchor',
  announcementBar: '.theme-announcement-bar',
  announcementBarClose: ':is(.theme-announcement-bar > .iconbtn)',
  announcementBarContent: ':is(.theme-announcement-bar > .wrap)',
  backToTopButton: '.theme-back-to-top-button',
  breadcrumbsContainer: '.theme-doc-breadcrumbs',
  buttonGroup: ':is(.theme-code-block > .copy)',
  codeBlockContainer: '.theme-code-block',
  codeBlockContent: ':is(.theme-code-block > pre)',
  codeBlockLines: ':is(.theme-code-block pre > code)',
  codeBlockTitle: ':is(.theme-code-block > .code-bar)',
  colorModeToggle: ':is(.nav .iconbtn.mode)',
  copyButton: ':is(.theme-code-block .copy)',
  docCardListItem: ':is(.doc-cards > li)',
  docMainContainer: '.theme-layout-main',
  docSidebarContainer: '.theme-doc-sidebar-container',
  lastUpdated: '.theme-last-updated',
  navbarHidden: '.nav[data-hidden]',
  navbarSearchContainer: ':is(.nav .seek)',
  searchBox: ':is(.nav .seek)',
  tableOfContents: '.theme-doc-toc-desktop',
  tocCollapsible: '.theme-doc-toc-mobile',
  tocMobile: '.theme-doc-toc-mobile',
  wordWrapButton: ':is(.theme-code-block .wraps)',
};

/** A selector of a class by its beginning or a part of it: `[class^='announcementBar_']`, and the `div` that it is a class of there. */
const BY_PART = /(?:(?<![\w.#-])(div|span)(?=\[))?\[class[*^]=\s*(["']?)([A-Za-z]+)_?\2\s*\]/g;

/** What is another element here. */
const IS_OTHER = /^admonition/;

/** Tells whether a part of a class is of one that {@link nameHashedClasses} knows: `announcementBar_`. */
export function isKnownHashed(part: string): boolean {
  return Object.hasOwn(SELECTORS, part.replace(/_$/, ''));
}

/** The title of a note as sites select it: there it is in the text, here above it. */
const TITLE =
  /\.(?:theme-doc-)?markdown(?:\s*>\s*|\s+)(?:header(?:\s*>\s*|\s+))?h1(?::first-(?:child|of-type))?(?![\w-])/g;

/**
 * Puts selectors of ours in the place of those that name classes of Docusaurus by the part of them that has no hash, and adds ours to
 * those of the title of a note.
 * @example `div[class^='announcementBar_'] {}` → `div.theme-announcement-bar {}`
 * @example `.markdown h1:first-child {}` → `:is(.markdown h1:first-child, .doc-head h1) {}`
 */
export function nameHashedClasses(css: string): string {
  return (
    css
      // oxlint-disable-next-line max-params -- `replace` gives groups by position
      .replace(BY_PART, (written, tag: string | undefined, _quote, name: string) =>
        isKnownHashed(name) ? (IS_OTHER.test(name) ? '' : (tag ?? '')) + SELECTORS[name]! : written,
      )
      .replace(TITLE, ':is($&, .doc-head h1)')
  );
}
