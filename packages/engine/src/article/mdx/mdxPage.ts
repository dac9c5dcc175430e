import type {Literal} from '../js/literal.ts';
import type {Asked} from './statements.ts';

/** Names that every MDX page has besides its front matter, as in Docusaurus: headings, h1, facts, pictures of its front matter. */
export const OWN_NAMES = ['toc', 'contentTitle', 'metadata', 'assets'] as const;
export type OwnName = (typeof OWN_NAMES)[number];

/** An attribute of a component as it is in an MDX page. */
export type IslandAttribute =
  | {readonly kind: 'text'; readonly name: string; readonly value: string | true}
  | {readonly kind: 'expression'; readonly name: string; readonly code: string}
  | {readonly kind: 'spread'; readonly code: string};

interface IslandPlace {
  readonly line: number;
  readonly column: number;
}

/** A part of a page that only React can render: a component with its attributes, or an expression. The rest is HTML. */
export type Island = IslandPlace &
  (
    | {
        readonly kind: 'component';
        /** Empty for a fragment. */ readonly name: string;
        readonly attributes: readonly IslandAttribute[];
        /** What is between its tags is a number: `<A>{4}</A>`. */ readonly isNumber?: true;
      }
    | {readonly kind: 'expression'; readonly code: string}
  );

/** Markdown that a page imports as a component. */
export interface Partial {
  /** Relative to the site. */
  readonly path: string;
  /** How many headings of the page are before its first use. */
  readonly headingCount: number;
  /** How many tags show it. @default 1 */
  readonly uses?: number;
  /** Whether it is asked for values alone: its article is no part of the page. */
  readonly isData?: true;
}

/** The component that a page exports by default, which goes around its text. */
export const LAYOUT = 'MDXLayout';

/** The code of an MDX page: what its article's islands stand for. Plain data, kept with the compiled article. */
export interface MdxCode {
  /** `import` and `export` statements, ready for the bundler. */
  readonly statements: string;
  /** By the number that is in the article. */
  readonly islands: readonly Island[];
  readonly partials: readonly Partial[];
  /** What the page imports, as written. */
  readonly imports: readonly {readonly from: string; readonly line: number}[];
  /** Names that the page mentions and every page has, `toc` and the like. */
  readonly given?: readonly OwnName[];
  /** What it asks of other Markdown besides the article. */
  readonly asked?: readonly Asked[];
  /** Names that its author exports. */
  readonly exported?: readonly string[];
  /** Whether it exports a component by default, which goes around the text. */
  readonly hasLayout?: true;
  /** What the front matter says, where it says something. */
  readonly frontMatter?: Literal;
  /** Elements that a component of the site takes the place of. */
  readonly elements?: readonly string[];
  /** Which of them: also those that the author wrote as tags, as Docusaurus 2 has it, or those of Markdown alone. @default those of HTML */
  readonly replaces?: 'all' | 'markdown';
  /** The blocks of code in the order in which they are in the article, where a component of the site renders them. */
  readonly blocks?: readonly CodeBlockData[];
  /** Sources of the diagrams, where a component of the site renders them. */
  readonly diagrams?: readonly string[];
  /** Components of the author, which get elements where others get HTML: they may look at their children. */
  readonly lookers?: readonly string[];
  /** Default titles of admonitions, where a component of the site renders these. */
  readonly defaultTitles?: readonly string[];
}

/** A block of code as a component gets it. */
export interface CodeBlockData {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

/** Lists the elements among the names that a site brings in `MDXComponents`: `h2`, `code`. */
export const elementsIn = (names: Iterable<string>): string[] =>
  [...names].filter((name) => /^[a-z]/.test(name));

/** Marks elements that an author wrote as tags, where those of Markdown alone are replaced. */
export const WRITTEN_ATTRIBUTE = 'data-written';

/** Name of the site's `MDXComponents` in the module of an MDX page. */
export const OWN_COMPONENTS = '_siteComponents';
