import type {PageComponentName} from '@wuya/theme/types';

/** Where the modules of components that render pages end, in the theme or the client; the client's table loads them. */
export const PAGE_COMPONENTS: Readonly<Record<PageComponentName, string>> = {
  notFound: '/pages/NotFoundPage.tsx',
  blog: '/pages/BlogPage.tsx',
  post: '/pages/PostPage.tsx',
  cover: '/pages/CoverPage.tsx',
  home: '/pages/HomePage.tsx',
  list: '/pages/ListPage.tsx',
  search: '/search/SearchScreen.tsx',
};
