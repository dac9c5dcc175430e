import type {PageComponentName, PageData} from '@wuya/theme/types';
import type {ComponentType} from 'react';
import {loadMdxTable, pages} from 'virtual:wuya/pages';

/** Module of a page written as a component. */
export interface ComponentModule {
  readonly default?: ComponentType<{data: never}>;
  readonly page?: unknown;
  readonly pageData?: unknown;
}

// Any props: a page component takes the data its own `pageData` returned.
export type PageComponent = ComponentType<any>;

/** Loads the module of a component page. @throws when it has no default export, naming the route */
export async function loadModule(
  module: string,
  route: string,
): Promise<ComponentModule & {default: PageComponent}> {
  const load = pages[module];
  if (!load) throw new Error(`There is no page component ${module} for the route ${route}.`);
  const loaded = await load();
  if (!loaded.default) throw (await import('./noDefaultExport.ts')).noDefaultExport(route);
  return loaded as ComponentModule & {default: PageComponent};
}

/** Loads the article of an MDX page; null for those that are HTML. */
async function loadArticle(page: PageData): Promise<PageComponent | null> {
  return loadMdxTable && 'module' in page ? (await loadMdxTable()).loadArticle(page) : null;
}

/** Loads the components that are no part of the core, by the names under which the engine knows their stylesheets. */
const COMPONENTS: Readonly<Record<PageComponentName, (page: PageData) => Promise<PageComponent>>> =
  {
    notFound: async () => (await import('@wuya/theme/pages/NotFoundPage')).NotFoundPage,
    blog: async () => (await import('@wuya/theme/pages/BlogPage')).BlogPage,
    post: async (page) =>
      (await import('@wuya/theme/pages/PostPage')).postPageWith(await loadArticle(page)),
    cover: async () => (await import('@wuya/theme/pages/CoverPage')).CoverPage,
    home: async (page) =>
      (await import('@wuya/theme/pages/HomePage')).homePageWith(await loadArticle(page)),
    list: async () => (await import('@wuya/theme/pages/ListPage')).ListPage,
    search: async () => (await import('../search/SearchScreen.tsx')).SearchScreen,
  };

/** Loads the component that renders a page of a kind the theme's core does not hold; null for the others. */
export async function loadComponent(page: PageData): Promise<PageComponent | null> {
  if ('cover' in page) return COMPONENTS.cover(page);
  if ('cards' in page) return COMPONENTS.list(page);
  switch (page.kind) {
    case 'doc':
    case 'markdown':
      return loadArticle(page);
    case 'component':
      return (await loadModule(page.module, page.path)).default;
    case 'tag':
    case 'tagList':
      return COMPONENTS.list(page);
    case 'blog':
      return page.view === 'post' ? COMPONENTS.post(page) : COMPONENTS.blog(page);
    default:
      return COMPONENTS[page.kind](page);
  }
}
