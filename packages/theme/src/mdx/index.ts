/** The components and functions that MDX pages (`.mdx`) may use. Only such pages load them. */
export {Admonition, type AdmonitionProps} from './Admonition.tsx';
export {BrowserOnly, type BrowserOnlyProps} from './BrowserOnly.tsx';
export {CodeBlock, type CodeBlockProps} from './CodeBlock.tsx';
export {Details, type DetailsProps} from './Details.tsx';
export {
  DocCard,
  DocCardList,
  type DocCardItem,
  type DocCardListProps,
  type DocCardProps,
} from './DocCardList.tsx';
export {
  composeProviders,
  createDrawing,
  createPicture,
  type DrawingProps,
  Heading,
  type HeadingProps,
  Highlight,
  Layout,
  type LayoutProps,
  IdealImage,
  type IdealImageProps,
  type ChildrenProps,
} from './plain.tsx';
export {Head} from './Head.tsx';
export {Link, type LinkProps} from './Link.tsx';
export {TOCInline, type TOCInlineProps} from './TOCInline.tsx';
export {ThemedImage, type ThemedImageProps} from './ThemedImage.tsx';
export {TabItem, Tabs, type TabItemProps, type TabsProps} from './Tabs.tsx';
export {Translate, translate, type TranslateProps} from './Translate.tsx';
export {environment, Redirect, type RedirectProps, useAddress, useMode} from './browser.tsx';
export {
  useBrokenLinks,
  useHistory,
  useHomePageRoute,
  usePluralForm,
  useWindowSize,
} from './foreignHooks.ts';
export {useAllPluginInstancesData, useGlobalData, usePluginData} from './globalData.ts';
export {type BaseUrlOptions, useBaseUrl, useBaseUrlUtils} from './useBaseUrl.ts';
export {useHydrated} from '../hooks/useHydrated.ts';
export {useSiteContext, type SiteContext} from './useSiteContext.ts';
export {Absent, absent, absentHook, mdxComponents} from './absent.tsx';
export {useDoc, type OwnDoc} from './useDoc.ts';
export {
  type DocsData,
  type DocsVersion,
  useActiveDocContext,
  useActivePlugin,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocsVersionCandidates,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions,
} from './versions.ts';
// For components made for Docusaurus alone: the manual lists the names above.
export * from './address.ts';
export * from './blogLists.tsx';
export * from './docLists.ts';
export * from './blogPost.tsx';
export * from './clientApi.tsx';
export * from './Collapsible.tsx';
export * from './elements.tsx';
export * from './ErrorBoundary.tsx';
export * from './foreignMenu.tsx';
export * from './foreignNames.ts';
export * from './slashes.ts';
export * from './themeComponents.tsx';
export * from './foreignParts.tsx';
export * from './foreignSidebar.tsx';
export * from './foreignTabs.ts';
export * from './icons.tsx';
export * from './docsSidebar.ts';
export * from './codeMeta.ts';
export * from './foreignRest.tsx';
export * from './foreignScroll.ts';
export * from './matchPath.ts';
export {useParams, useRouteMatch, withRouter} from './router.tsx';
export * from './announcement.tsx';
export * from './sidebarBreadcrumbs.tsx';
export * from './tocHighlight.ts';
export {useQueryString, useQueryStringList, useQueryStringValue} from './query.ts';
export {PageMetadata, type PageMetadataProps, useThemeConfig, withConfig} from './siteConfig.tsx';
