import * as ours from '../../../../../theme/src/mdx/index.ts';
import {expect, it} from 'vitest';
import {COMPONENT_MODULES} from './componentModules.ts';
import {answerThemeModule} from './themeModules.ts';

/** What packages of Docusaurus 3.10 export, and of 2 before its release. */
const EXPORTS = {
  '@docusaurus/theme-common':
    'useThemeConfig ThemeClassNames ThemedComponent createStorageSlot useStorageSlot listStorageKeys useColorMode prefersReducedMotion useWindowSize composeProviders ReactContextError PageMetadata HtmlClassNameProvider useCollapsible Collapsible NavbarSecondaryMenuFiller useQueryString useQueryStringList useSearchQueryString useSearchLinkCreator useAnchorTargetClassName isMultiColumnFooterLinks isRegexpStringMatch duplicates uniq groupBy usePluralForm processAdmonitionProps useClearQueryString mergeSearchParams mergeSearchStrings SkipToContentFallbackId SkipToContentLink UnlistedBannerTitle UnlistedBannerMessage UnlistedMetadata DraftBannerTitle DraftBannerMessage ErrorBoundaryTryAgainButton ErrorBoundaryError ErrorBoundaryErrorMessageFallback ErrorCauseBoundary useContextualSearchFilters useEvent listTagsByLetters translateTagsPageTitle translateBlogAuthorsListPageTitle',
  '@docusaurus/theme-common/internal':
    'AnnouncementBarProvider useAnnouncementBar useTabs useTabsContextValue useQueryStringValue sanitizeTabsChildren TabsProvider useNavbarMobileSidebar splitNavbarItems ColorModeProvider createCodeBlockMetadata getPrismCssVariables CodeBlockContextProvider useCodeBlockContext parseCodeBlockTitle parseLanguage parseLines getLineNumbersStart containsLineNumbers DEFAULT_SEARCH_TAG TitleFormatterProvider useTitleFormatter useLocationChange useLocalPathname useHistoryPopHandler useHistorySelector useTreeifiedTOC useFilteredAndTreeifiedTOC ScrollControllerProvider useScrollController useScrollPosition useScrollPositionBlocker useSmoothScrollTo PluginHtmlClassNameProvider NavbarProvider extractLeadingEmoji useTOCHighlight useHideableNavbar useLockBodyScroll useCodeWordWrap useBackToTopButton useDocCardDescriptionCategoryItemsPlural useBlogTagsPostsPageTitle useBlogAuthorPageTitle BlogAuthorsListViewAllLabel BlogAuthorNoPostsLabel useDateTimeFormat useAlternatePageUtils useHomePageRoute isSamePath usePrismTheme usePrevious',
  '@docusaurus/plugin-content-docs/client':
    'useLayoutDoc useLayoutDocsSidebar useDocRootMetadata DocsVersionProvider DocsSidebarProvider useDocsSidebar useDocsPreferredVersion useDocsPreferredVersionByPluginId DocsPreferredVersionContextProvider useDocsContextualSearchTags getDocsVersionSearchTag useBreadcrumbsStructuredData useActivePluginAndVersion useDocsData useAllDocsData useVersions',
  '@docusaurus/plugin-content-blog/client':
    'BlogPostProvider useBlogPost useBlogListPageStructuredData useBlogPostStructuredData useBlogMetadata useVisibleBlogSidebarItems',
  '@theme/ContentVisibility/Draft': 'default',
  '@theme/ContentVisibility/Unlisted': 'default',
  '@theme/Layout/Provider': 'default',
  '@theme/IconExternalLink': 'default',
  '@theme/Mermaid': 'default',
  '@theme/ThemeContext': 'default',
  '@theme/hooks/useThemeContext': 'default',
  '@theme/hooks/useWindowSize': 'default',
  '@docusaurus/router': 'useHistory useLocation Redirect matchPath',
  '@docusaurus/react-router':
    'Link NavLink Redirect matchPath useHistory useLocation useParams useRouteMatch withRouter',
};

it.each(Object.entries(EXPORTS))('answers what %s exports', (from, names) => {
  expect(answerThemeModule(from, names.split(' ')).absent).toEqual([]);
});

it('names nothing that our module does not export', () => {
  const named = Object.values(COMPONENT_MODULES).flatMap((names) => Object.values(names));
  expect([...new Set(named)].filter((name) => !(name in ours))).toEqual([]);
});
