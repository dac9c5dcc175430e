export {App, type AppProps} from './App.tsx';
export {announce, LIVE_REGION_ID} from './base/announce.ts';
export {
  COLOR_MODE_KEY,
  getDefaultChoice,
  getNextChoice,
  parseChoice,
  resolveMode,
} from './colorMode/choice.ts';
export {printNavItem} from './nav/printNavItem.ts';
export {
  type NavItemTrace,
  ThemeProvider,
  usePage,
  useSite,
  useText,
  type Text,
  type ThemeProviderProps,
} from './base/context.tsx';
export {useColorMode, type ColorModeControl} from './hooks/useColorMode.ts';
export {useHydrated} from './hooks/useHydrated.ts';
export {useScrollSpy} from './hooks/useScrollSpy.ts';
export {Article, type ArticleProps} from './components/Article.tsx';
export {Breadcrumbs, type BreadcrumbsProps} from './components/Breadcrumbs.tsx';
export {FooterQuote} from './components/FooterQuote.tsx';
export type {IconProps} from './components/Icons.tsx';
export {Main, type MainProps} from './components/Main.tsx';
export {Page, type PageProps} from './pages/OwnPage.tsx';
export {Pager, type PagerProps} from './components/Pager.tsx';
export type {OwnItemProps, Parts} from './base/parts.ts';
export type {SidebarView} from './components/Sidebar.tsx';
export {renewFooter} from './base/renewFooter.ts';
export {answers} from './base/answers.ts';
export {localStore, sessionStore, type SafeStorage} from './base/storage.ts';
export type {MessageId} from './messages/zh-CN.ts';
export type * from './types.ts';
