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
  /** Components of the site that could not be rendered in the place of parts of the theme, until here; ours took their place. */
  listSwizzleProblems?(): Promise<
    readonly ({readonly name: string} & (
      | {readonly reason: unknown}
      | {/** What is missing inside it. */ readonly loss: 'page' | 'text'}
    ))[]
  >;
  /** Components in the article of an MDX page that cannot be rendered; undefined where something else of the page fails. */
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
    /** Title and description that a page of another generator gives its `Layout`, by drawing it; none where that fails. */
    readonly readLayout: () => {readonly title?: string; readonly description?: string};
  }>;
}
