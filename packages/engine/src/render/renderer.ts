import type {PageData, SidebarData} from '@wuya/theme/types';
import type {ComponentPageMeta, SiteContent} from './pages.ts';

/** The server half of the client bundle: draws pages with React. Made by the bundler. */
export interface Renderer {
  /** HTML of the application for one page. @throws what a component throws */
  renderApp(input: {readonly page: PageData; readonly html: string | null; readonly sidebar: SidebarData | null}): Promise<string>;
  /** What a component page exports. @throws when its module fails, or has no default export */
  loadComponentPage(module: string, route: string): Promise<{readonly meta: ComponentPageMeta; readonly pageData: ((content: SiteContent) => unknown) | undefined}>;
}
