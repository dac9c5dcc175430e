import type {PageBase} from './page.ts';
import type {NoteSummary} from './payload.ts';
import type {Section} from './site.ts';

/** A link that a page of `layout: home` names in its front matter. */
export interface HomeLink {
  readonly label: string;
  readonly href: string;
}

/** The first window of a home page. */
export interface HomeHero {
  readonly title: string;
  /** The sentence below the title, in the pieces between which it may break. */
  readonly lead: readonly string[];
  /** A command to copy. */
  readonly code?: string;
  /** The first is a filled button, the others are text links. */
  readonly actions: readonly HomeLink[];
  /** Columns of a saying, set vertically from right to left; empty for none. */
  readonly saying: readonly string[];
  readonly source?: string;
}

/** One strong point: a name, a sentence or two, and where to read more. */
export interface HomeFeature {
  readonly title: string;
  readonly text: string;
  readonly href?: string;
}

/** A section of the notes with what is in it. */
export interface HomeSection {
  readonly section: Section;
  readonly count: number;
  /** ISO date of its latest note. */
  readonly latest?: string;
}

/** Rows of notes or posts, newest first, and where all are listed. */
export interface HomeRows {
  readonly items: readonly NoteSummary[];
  readonly allHref: string;
}

/** A page of `layout: home`: its front matter rendered as a home page, its Markdown as text below. */
export interface HomePage extends PageBase {
  readonly kind: 'home';
  /** Key of the component that renders the text, for an MDX page. */
  readonly module?: string;
  /** Where components are in it that cannot be rendered at build time; the browser tries them again. */
  readonly leftOut?: readonly string[];
  readonly hero: HomeHero;
  readonly features: readonly HomeFeature[];
  readonly sections: readonly HomeSection[];
  readonly notes?: HomeRows;
  /** Rows of posts, under the name of their list. */
  readonly posts?: HomeRows & {readonly title: string};
  readonly unlisted?: boolean;
  readonly draft?: boolean;
}
