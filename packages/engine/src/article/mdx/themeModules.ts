/** Modules of other generators that pages import, and what their exports are called in `@wuya/theme/mdx`. */
const MODULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@theme/Admonition': {default: 'Admonition'},
  '@theme/CodeBlock': {default: 'CodeBlock'},
  '@theme/Details': {default: 'Details'},
  '@theme/DocCard': {default: 'DocCard'},
  '@theme/DocCardList': {default: 'DocCardList'},
  '@theme/Heading': {default: 'Heading'},
  '@theme/IdealImage': {default: 'IdealImage'},
  '@theme/TOCInline': {default: 'TOCInline'},
  '@theme/TabItem': {default: 'TabItem'},
  '@theme/Tabs': {default: 'Tabs'},
  '@theme/ThemedImage': {default: 'ThemedImage'},
  '@docusaurus/BrowserOnly': {default: 'BrowserOnly'},
  '@docusaurus/ExecutionEnvironment': {default: 'environment'},
  '@docusaurus/ErrorBoundary': {default: 'ErrorBoundary'},
  '@docusaurus/Head': {default: 'Head'},
  '@docusaurus/Link': {default: 'Link'},
  '@docusaurus/Translate': {default: 'Translate', translate: 'translate'},
  '@docusaurus/plugin-content-blog/client': {
    BlogPostProvider: 'BlogPostProvider',
    BlogSidebarItemList: 'BlogSidebarItemList',
    groupBlogSidebarItemsByYear: 'groupBlogSidebarItemsByYear',
    useBlogPost: 'useBlogPost',
    useVisibleBlogSidebarItems: 'useVisibleBlogSidebarItems',
  },
  '@docusaurus/plugin-content-docs/client': {
    DocProvider: 'DocProvider',
    DocSidebarItemsExpandedStateProvider: 'DocSidebarItemsExpandedStateProvider',
    findFirstSidebarItemLink: 'findFirstSidebarItemLink',
    isActiveSidebarItem: 'isActiveSidebarItem',
    isVisibleSidebarItem: 'isVisibleSidebarItem',
    useDocSidebarItemsExpandedState: 'useDocSidebarItemsExpandedState',
    useVisibleSidebarItems: 'useVisibleSidebarItems',
    useActiveDocContext: 'useActiveDocContext',
    useActivePlugin: 'useActivePlugin',
    useActiveVersion: 'useActiveVersion',
    useAllDocsData: 'useAllDocsData',
    useDoc: 'useDoc',
    useDocsSidebar: 'useDocsSidebar',
    useCurrentSidebarCategory: 'useCurrentSidebarCategory',
    useCurrentSidebarSiblings: 'useCurrentSidebarSiblings',
    filterDocCardListItems: 'filterDocCardListItems',
    findSidebarCategory: 'findSidebarCategory',
    useDocsData: 'useDocsData',
    useDocsPreferredVersion: 'useDocsPreferredVersion',
    useDocById: 'useDocById',
    useDocsVersion: 'useDocsVersion',
    useDocsVersionCandidates: 'useDocsVersionCandidates',
    useDocVersionSuggestions: 'useDocVersionSuggestions',
    useLatestVersion: 'useLatestVersion',
    useLayoutDoc: 'useLayoutDoc',
    useSidebarBreadcrumbs: 'useSidebarBreadcrumbs',
    useVersions: 'useVersions',
  },
  '@docusaurus/Interpolate': {default: 'Interpolate', interpolate: 'interpolate'},
  '@docusaurus/isInternalUrl': {default: 'isInternalUrl', hasProtocol: 'hasProtocol'},
  '@docusaurus/router': {
    Redirect: 'Redirect',
    useHistory: 'useHistory',
    useLocation: 'useAddress',
  },
  '@docusaurus/theme-common': {
    Collapsible: 'Collapsible',
    duplicates: 'duplicates',
    filterDocCardListItems: 'filterDocCardListItems',
    findSidebarCategory: 'findSidebarCategory',
    groupBy: 'groupBy',
    ThemeClassNames: 'ThemeClassNames',
    uniq: 'uniq',
    useCollapsible: 'useCollapsible',
    useColorMode: 'useMode',
    useCurrentSidebarCategory: 'useCurrentSidebarCategory',
    usePluralForm: 'usePluralForm',
    useQueryString: 'useQueryString',
    useQueryStringList: 'useQueryStringList',
    useQueryStringValue: 'useQueryStringValue',
    useWindowSize: 'useWindowSize',
  },
  '@docusaurus/useBaseUrl': {default: 'useBaseUrl', useBaseUrlUtils: 'useBaseUrlUtils'},
  '@docusaurus/useBrokenLinks': {default: 'useBrokenLinks'},
  '@docusaurus/useDocusaurusContext': {default: 'useSiteContext'},
  '@docusaurus/useGlobalData': {
    default: 'useGlobalData',
    useAllPluginInstancesData: 'useAllPluginInstancesData',
    usePluginData: 'usePluginData',
  },
  '@docusaurus/useIsBrowser': {default: 'useHydrated'},
};

/** The icons of Docusaurus' theme: `@theme/Icon/Copy`. */
const ICONS: Readonly<Record<string, string>> = {
  Arrow: 'Arrow',
  Close: 'Close',
  Copy: 'Copy',
  DarkMode: 'Dark',
  Edit: 'Edit',
  ExternalLink: 'ExternalLink',
  Home: 'Home',
  Language: 'Language',
  LightMode: 'Light',
  Menu: 'Menu',
  Success: 'Success',
  SystemColorMode: 'System',
  WordWrap: 'WordWrap',
};

/** What asks for notes and posts. */
const CONTENT_HOOKS = {
  ...MODULES['@docusaurus/plugin-content-docs/client'],
  ...MODULES['@docusaurus/plugin-content-blog/client'],
};

/** What only components of a site import, not notes. */
const COMPONENT_MODULES: typeof MODULES = {
  ...MODULES,
  ...Object.fromEntries(
    Object.entries(ICONS).map(([name, own]) => [`@theme/Icon/${name}`, {default: `Icon${own}`}]),
  ),
  '@theme/DocBreadcrumbs/Items/Home': {default: 'HomeBreadcrumb'},
  '@theme/Layout': {default: 'Layout'},
  '@theme/MDXComponents/A': {default: 'Link'},
  '@theme/MDXComponents/Code': {default: 'MDXCode'},
  '@theme/MDXComponents/Details': {default: 'Details'},
  '@theme/MDXComponents/Head': {default: 'Head'},
  '@theme/MDXComponents/Heading': {default: 'Heading'},
  '@theme/MDXComponents/Img': {default: 'MDXImg'},
  '@theme/MDXComponents/Li': {default: 'MDXLi'},
  '@theme/MDXComponents/Pre': {default: 'MDXPre'},
  '@theme/MDXComponents/Ul': {default: 'MDXUl'},
  '@theme/MDXComponents': {default: 'mdxComponents'},
  '@theme/NavbarItem/ComponentTypes': {default: 'mdxComponents'},
  '@docusaurus/theme-common': {
    ...MODULES['@docusaurus/theme-common'],
    ...CONTENT_HOOKS,
    ErrorCauseBoundary: 'ErrorBoundary',
    HtmlClassNameProvider: 'HtmlClassNameProvider',
    NavbarSecondaryMenuFiller: 'NavbarSecondaryMenuFiller',
    SkipToContentFallbackId: 'SkipToContentFallbackId',
    PageMetadata: 'PageMetadata',
    isMultiColumnFooterLinks: 'isMultiColumnFooterLinks',
    processAdmonitionProps: 'processAdmonitionProps',
    composeProviders: 'composeProviders',
    createStorageSlot: 'createStorageSlot',
    prefersReducedMotion: 'prefersReducedMotion',
    ReactContextError: 'ReactContextError',
    mergeSearchStrings: 'mergeSearchStrings',
    useClearQueryString: 'useClearQueryString',
    useEvent: 'useEvent',
    useHistorySelector: 'useHistorySelector',
    isRegexpStringMatch: 'isRegexpStringMatch',
    usePrevious: 'usePrevious',
    listTagsByLetters: 'listTagsByLetters',
    translateTagsPageTitle: 'translateTagsPageTitle',
    useScrollPositionBlocker: 'useScrollPositionBlocker',
    useStorageSlot: 'useStorageSlot',
    useTabs: 'useTabs',
    usePrismTheme: 'usePrismTheme',
    useThemeConfig: 'useThemeConfig',
    useTreeifiedTOC: 'useTreeifiedTOC',
  },
  '@docusaurus/theme-common/Details': {Details: 'Details'},
  '@docusaurus/constants': {DEFAULT_PLUGIN_ID: 'DEFAULT_PLUGIN_ID'},
  '@docusaurus/renderRoutes': {default: 'renderRoutes'},
  '@docusaurus/useIsomorphicLayoutEffect': {default: 'useIsomorphicLayoutEffect'},
  '@docusaurus/useRouteContext': {default: 'useRouteContext'},
  '@generated/docusaurus.config': {default: 'generatedConfig'},
  '@generated/globalData': {default: 'generatedData'},
  '@docusaurus/utils-common': {blogPostContainerID: 'blogPostContainerID'},
  // Where all of these were until Docusaurus 3.6.
  '@docusaurus/theme-common/internal': {
    ...MODULES['@docusaurus/theme-common'],
    ...CONTENT_HOOKS,
    isMultiColumnFooterLinks: 'isMultiColumnFooterLinks',
    sanitizeTabsChildren: 'sanitizeTabsChildren',
    useScrollPositionBlocker: 'useScrollPositionBlocker',
    useTabs: 'useTabs',
    splitNavbarItems: 'splitNavbarItems',
    useAlternatePageUtils: 'useAlternatePageUtils',
    useEvent: 'useEvent',
    useHistorySelector: 'useHistorySelector',
    useHomePageRoute: 'useHomePageRoute',
    useLockBodyScroll: 'useLockBodyScroll',
    useNavbarMobileSidebar: 'useNavbarMobileSidebar',
    isRegexpStringMatch: 'isRegexpStringMatch',
    isSamePath: 'isSamePath',
    useLocalPathname: 'useLocalPathname',
    usePrevious: 'usePrevious',
    usePrismTheme: 'usePrismTheme',
    useTreeifiedTOC: 'useTreeifiedTOC',
    listTagsByLetters: 'listTagsByLetters',
    translateTagsPageTitle: 'translateTagsPageTitle',
    useDateTimeFormat: 'useDateTimeFormat',
  },
};

/** Where the components live that a page may use. */
export const THEME_MODULE = '@wuya/theme/mdx';

/** Components that a page may use without importing them. */
export const REGISTRY: ReadonlySet<string> = new Set(
  'Admonition BrowserOnly CodeBlock Details DocCard DocCardList Head Highlight Link TOCInline TabItem Tabs ThemedImage Translate'.split(
    ' ',
  ),
);

/** Addresses of the modules that are mapped. */
export const MAPPED_MODULES = Object.keys(MODULES);

/** Tells whether a module is one that only the theme of another generator could bring. */
export function isForeignModule(from: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(from);
}

/** Finds the name in `@wuya/theme/mdx` of an export of a mapped module; undefined when there is none. */
export function mapExport(from: string, name: string): string | undefined {
  return find(MODULES, from)?.[name];
}

/** Prints the code of a mapped module for components of a site; undefined for other modules. */
export function createThemeModule(from: string): string | undefined {
  const known = find(COMPONENT_MODULES, from);
  if (known === undefined) return undefined;
  const exports = Object.entries(known).map(([name, own]) => `${own} as ${name}`);
  return `export {${exports.join(', ')}} from '${THEME_MODULE}';`;
}

/** Hooks with the notes of what they tell of, for code that takes these, by the names that they have here. */
const WITH_DOCS: Readonly<Record<string, string>> = {
  useActiveVersion: 'useListedActiveVersion',
  useAllDocsData: 'useListedAllDocsData',
  useAllPluginInstancesData: 'useListedAllPluginInstancesData',
  useDocsData: 'useListedDocsData',
  useDocsVersion: 'useListedDocsVersion',
  useGlobalData: 'useListedGlobalData',
  useLatestVersion: 'useListedLatestVersion',
  usePluginData: 'useListedPluginData',
  useVersions: 'useListedVersions',
};

/** Written behind the name of such a hook: `useDocsVersion=docs`. */
export const WITH = '=docs';

/** Tells whether a hook has a counterpart that lists notes. */
export const hasDocs = (name: string): boolean => Object.hasOwn(WITH_DOCS, name);

/** A module of another generator with the names that somebody asks of it. */
export interface AnsweredModule {
  readonly code: string;
  /** Names without counterpart: they are there, show what stands inside them and know nothing. */
  readonly absent: readonly string[];
}

/**
 * Answers each name that is asked of a module: by ours where there is one. No names: all that there are.
 * @param names with `=` and what the module that asks calls it, where only that tells what it is: `default=Markdown`
 */
export function answerThemeModule(from: string, names: readonly string[]): AnsweredModule {
  const known = find(COMPONENT_MODULES, from) ?? {};
  // Who takes a module whole, as CommonJS does, does not say that it takes its default export.
  const all = Object.keys(known);
  const asked = names.length > 0 ? names : all.length > 0 ? all : ['default'];
  const absent = asked
    .map((name) => name.replace(WITH, ''))
    .filter((name) => known[name] === undefined);
  const exports = asked.map((written) => {
    const [name = '', local] = written.split('=');
    const isListed = written.endsWith(WITH) && hasDocs(known[name] ?? name);
    const listed = isListed ? WITH_DOCS[known[name] ?? ''] : undefined;
    return `${listed ?? known[name] ?? standInOf(from, isListed ? name : (local ?? name))} as ${name}`;
  });
  return {code: `export {${exports.join(', ')}} from '${THEME_MODULE}';`, absent};
}

function standInOf(from: string, name: string): 'Absent' | 'absent' | 'absentHook' {
  const called = name === 'default' ? (from.split('/').at(-1) ?? '') : name;
  if (/^[A-Z]/.test(called)) return 'Absent';
  return /^use[A-Z]/.test(called) ? 'absentHook' : 'absent';
}

/** Components of Docusaurus' theme by the folder of its package that they lie in: `@docusaurus/theme-classic/lib/theme/Heading`. */
const PACKAGED = /^@docusaurus\/theme-classic\/(?:lib|lib-next|src)\/theme\//;

/** What a module maps; the original of a component that a site replaced is the component. */
function find(modules: typeof MODULES, from: string): Readonly<Record<string, string>> | undefined {
  const name = from.replace(/^@theme-(?:original|init)\//, '@theme/').replace(PACKAGED, '@theme/');
  return Object.hasOwn(modules, name) ? modules[name] : undefined;
}
