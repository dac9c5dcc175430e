import type {BlogPage} from './blog.ts';
import type {DocPage, MarkdownPage, PageVersion} from './doc.ts';
import type {HomePage} from './home.ts';
import type {PageBase, TagLetter} from './page.ts';

/** A page written as a React component; `data` is what its `pageData` returned at build time. */
export interface ComponentPage extends PageBase {
  readonly kind: 'component';
  /** Key of the component in the client's table of lazy pages. */
  readonly module: string;
  readonly data: unknown;
}

/** All tags of a version of the notes, or of the posts. */
export interface TagListPage extends PageBase {
  readonly kind: 'tagList';
  readonly title: string;
  readonly version?: PageVersion;
  /** Tags by their first letter. */
  readonly groups: readonly TagLetter[];
}

/** The pages that have one tag. */
export interface TagPage extends PageBase {
  readonly kind: 'tag';
  readonly tag: {readonly label: string; readonly description?: string};
  readonly version?: PageVersion;
  /** Address of the page of all tags. */
  readonly allHref: string;
  readonly items: readonly {
    readonly title: string;
    readonly href: string;
    readonly description?: string;
  }[];
  readonly unlisted?: boolean;
}

export interface SearchPage extends PageBase {
  readonly kind: 'search';
}

export interface NotFoundPage extends PageBase {
  readonly kind: 'notFound';
}

export type PageData =
  | DocPage
  | MarkdownPage
  | BlogPage
  | HomePage
  | ComponentPage
  | TagListPage
  | TagPage
  | SearchPage
  | NotFoundPage;

/** Name of a component that renders pages and is no part of the core: the bundle keeps its stylesheets under it. */
export type PageComponentName = 'notFound' | 'blog' | 'post' | 'cover' | 'home' | 'list' | 'search';

/** A problem in a note, as the development server shows it in the page. */
export interface PageDiagnostic {
  readonly code: string;
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly hint?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The file a navigation loads. */
export interface PagePayload {
  /** Hash of the client and of what all pages share; another value means the site was rebuilt: load the document. */
  readonly app: string;
  readonly page: PageData;
  /** The article, packed in the file; null for pages that have none. */
  readonly html: string | null;
  /** Development only: hash of an MDX page. */
  readonly made?: string;
  /** Development only. */
  readonly diagnostics?: readonly PageDiagnostic[];
}

/** A note as lists of notes show it (home page, section page). */
export interface NoteSummary {
  readonly title: string;
  readonly href: string;
  readonly section?: string;
  /** The category of the sidebar that the note is in, the uppermost one. */
  readonly category?: string;
  readonly date?: string;
  readonly description?: string;
}
