import type {SidebarView} from './components/Sidebar.tsx';
import {hasContents} from './pages/MarkdownPage.tsx';
import type {PageData, SiteData} from './types.ts';

/** Whether the page is one of the wide ones, whose navbar and footer are as narrow as its content: 1264 against 1328 px. */
export function isWidePage(page: PageData, site: SiteData): boolean {
  return page.path === site.baseUrl || page.kind === 'notFound' || /(?:^|\s)blog-/.test(page.htmlClass);
}

/** Classes of `<main>`: they choose the columns of the page. */
export function mainClassName(page: PageData, sidebar: SidebarView | null): string {
  switch (page.kind) {
    case 'doc':
      if (sidebar) return 'wrap docs';
      return !page.hideToc && page.toc.length > 0 ? 'wrap docs solo-docs' : 'wrap solo';
    case 'markdown':
      return hasContents(page) ? 'wrap docs solo-docs' : 'wrap solo';
    case 'search':
      return 'wrap solo p-search';
    case 'notFound':
      return 'lost';
    case 'component':
      return '';
  }
}
