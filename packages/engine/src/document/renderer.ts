import type {NoteSummary, PostSummary, PageData, SidebarData, SiteData} from '@wuya/theme/types';
import type {ComponentPageMeta} from '../content/pages/page.ts';

/** The site's notes, as `pageData` of a component page gets them at build time. */
export interface SiteContent {
  readonly site: SiteData;
  /** Published notes in sidebar order; section pages left out. */
  readonly notes: readonly NoteSummary[];
  /** Published posts, those of each blog newest first; `blog` is the id of one that has a name. */
  readonly posts: readonly (PostSummary & {readonly blog?: string})[];
}

/** The server half of the client bundle: renders pages with React. Made by the bundler. */
export interface Renderer {
  /** HTML of the application for one page. @throws what a component throws */
  renderApp(input: {
    readonly page: PageData;
    readonly html: string | null;
    readonly sidebar: SidebarData | null;
  }): Promise<string>;
  /**
   * Components of the site that could not be rendered in the place of parts of the theme, so far; our own parts took
   * their place.
   */
  listSwizzleProblems?(): Promise<
    readonly ({readonly name: string} & (
      | {readonly reason: unknown}
      | {/** What is missing inside it. */ readonly loss: 'page' | 'text'}
    ))[]
  >;
  /**
   * Finds components in the article of an MDX page that cannot be rendered; undefined where another part of the page
   * fails.
   */
  findFailingComponents?(input: {
    readonly page: PageData;
    readonly html: string | null;
    readonly sidebar: SidebarData | null;
  }): Promise<readonly {readonly path: string; readonly reason: unknown}[] | undefined>;
  /** What a component page exports. @throws when its module fails, or has no default export */
  loadComponentPage(
    module: string,
    route: string,
  ): Promise<{
    readonly meta: ComponentPageMeta;
    readonly pageData: ((content: SiteContent) => unknown) | undefined;
    /**
     * Reads title and description that a Docusaurus page gives its `Layout`, by rendering it; neither where that
     * fails.
     */
    readonly readLayout: () => {readonly title?: string; readonly description?: string};
  }>;
}
