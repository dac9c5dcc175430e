/** Class names that Docusaurus gives to parts of its pages, as components of a site take them from it. */
export const ThemeClassNames = {
  page: {
    blogListPage: 'blog-list-page',
    blogPostPage: 'blog-post-page',
    blogTagsListPage: 'blog-tags-list-page',
    blogTagPostListPage: 'blog-tags-post-list-page',
    blogAuthorsListPage: 'blog-authors-list-page',
    blogAuthorsPostsPage: 'blog-authors-posts-page',
    docsDocPage: 'docs-doc-page',
    docsTagsListPage: 'docs-tags-list-page',
    docsTagDocListPage: 'docs-tags-doc-list-page',
    mdxPage: 'mdx-page',
  },
  wrapper: {
    main: 'main-wrapper',
    blogPages: 'blog-wrapper',
    docsPages: 'docs-wrapper',
    mdxPages: 'mdx-wrapper',
  },
  common: {
    editThisPage: 'theme-edit-this-page',
    lastUpdated: 'theme-last-updated',
    backToTopButton: 'theme-back-to-top-button',
    codeBlock: 'theme-code-block',
    admonition: 'theme-admonition',
    unlistedBanner: 'theme-unlisted-banner',
    draftBanner: 'theme-draft-banner',
    admonitionType: (type: string) => `theme-admonition-${type}`,
  },
  announcementBar: {container: 'theme-announcement-bar'},
  tabs: {container: 'theme-tabs-container'},
  layout: {
    navbar: {
      container: 'theme-layout-navbar',
      containerLeft: 'theme-layout-navbar-left',
      containerRight: 'theme-layout-navbar-right',
      mobileSidebar: {
        container: 'theme-layout-navbar-sidebar',
        panel: 'theme-layout-navbar-sidebar-panel',
      },
    },
    main: {container: 'theme-layout-main'},
    footer: {
      container: 'theme-layout-footer',
      column: 'theme-layout-footer-column',
    },
  },
  docs: {
    docVersionBanner: 'theme-doc-version-banner',
    docVersionBadge: 'theme-doc-version-badge',
    docBreadcrumbs: 'theme-doc-breadcrumbs',
    docMarkdown: 'theme-doc-markdown',
    docTocMobile: 'theme-doc-toc-mobile',
    docTocDesktop: 'theme-doc-toc-desktop',
    docFooter: 'theme-doc-footer',
    docFooterTagsRow: 'theme-doc-footer-tags-row',
    docFooterEditMetaRow: 'theme-doc-footer-edit-meta-row',
    docSidebarContainer: 'theme-doc-sidebar-container',
    // Our styles know a list of notes by the second.
    docSidebarMenu: 'theme-doc-sidebar-menu tree',
    docSidebarItemCategory: 'theme-doc-sidebar-item-category',
    docSidebarItemLink: 'theme-doc-sidebar-item-link',
    docSidebarItemCategoryLevel: (level: number) =>
      `theme-doc-sidebar-item-category-level-${level}`,
    docSidebarItemLinkLevel: (level: number) => `theme-doc-sidebar-item-link-level-${level}`,
    docCard: {
      container: 'theme-doc-card-container',
      heading: 'theme-doc-card-heading',
      icon: 'theme-doc-card-icon',
      title: 'theme-doc-card-title',
      description: 'theme-doc-card-description',
    },
  },
  blog: {
    blogFooterTagsRow: 'theme-blog-footer-tags-row',
    blogFooterEditMetaRow: 'theme-blog-footer-edit-meta-row',
  },
  pages: {pageFooterEditMetaRow: 'theme-pages-footer-edit-meta-row'},
} as const;

/** Id that Docusaurus gives to the text of a post. */
export const blogPostContainerID = '__blog-post-container';

/** Id that Docusaurus gives to the content of a page. */
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback';

/** Splits what the configuration says of the navbar into the items of its left and of its right side. */
export function splitNavbarItems<T extends {readonly position?: string}>(
  items: readonly T[],
): [left: T[], right: T[]] {
  const isLeft = ({position}: T): boolean => position === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}

/** Tells whether the site has notes. */
export const isDocsPluginEnabled = true;

/** Class that Docusaurus gives to a page whose reader uses the keyboard. */
export const keyboardFocusedClassName = 'navigation-with-keyboard';

/** Takes an object that stays the same while what it holds does. */
export const useShallowMemoObject = <T>(object: T): T => object;

/** Tells whether links of a footer are in columns. */
export function isMultiColumnFooterLinks(links: readonly unknown[]): boolean {
  return typeof links[0] === 'object' && links[0] !== null && 'title' in links[0];
}

/** Tells whether an address names how to get there: `https:`, `mailto:`, `//host`. */
export function hasProtocol(address: string): boolean {
  return /^(?:\w*:|\/\/)/.test(address);
}

/** Tells whether an address is one of the site. */
export function isInternalUrl(address: string | undefined): boolean {
  return address !== undefined && !hasProtocol(address);
}

/** Tells whether a text fits a pattern that the configuration writes as text. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text);
}

/** Groups the things of a list by a name. */
export function groupBy<T, K extends string>(
  list: readonly T[],
  nameOf: (one: T) => K,
): Record<K, T[]> {
  const groups: Partial<Record<K, T[]>> = {};
  for (const one of list) (groups[nameOf(one)] ??= []).push(one);
  return groups as Record<K, T[]>;
}

/** Keeps each thing of a list once. */
export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Lists what is in a list for the second time. */
export function duplicates<T>(
  list: readonly T[],
  isSame: (a: T, b: T) => boolean = (a, b) => a === b,
): T[] {
  return list.filter((one, i) => list.findIndex((other) => isSame(one, other)) !== i);
}

/** Returns what an admonition of Docusaurus is given: its title is none of its children here. */
export const processAdmonitionProps = <Props extends object>(props: Props): Props => props;
