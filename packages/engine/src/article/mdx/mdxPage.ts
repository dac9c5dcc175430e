/** An attribute of a component as it stands in a strict page. */
export type IslandAttribute =
  | {readonly kind: 'text'; readonly name: string; readonly value: string | true}
  | {readonly kind: 'expression'; readonly name: string; readonly code: string}
  | {readonly kind: 'spread'; readonly code: string};

interface IslandPlace {
  readonly line: number;
  readonly column: number;
}

/** What only React can draw: a component with its attributes, or an expression. The rest of a page is HTML. */
export type Island = IslandPlace &
  (
    | {
        readonly kind: 'component';
        /** Empty for a fragment. */ readonly name: string;
        readonly attributes: readonly IslandAttribute[];
      }
    | {readonly kind: 'expression'; readonly code: string}
  );

/** Markdown that a page imports as a component. */
export interface Partial {
  /** Relative to the site. */
  readonly path: string;
  /** How many headings of the page stand before its first use. */
  readonly headingCount: number;
}

/** The code of a strict page: what its article's islands stand for. Plain data, kept with the compiled article. */
export interface MdxCode {
  /** `import` and `export` statements, ready for the bundler. */
  readonly statements: string;
  /** By the number that stands in the article. */
  readonly islands: readonly Island[];
  readonly partials: readonly Partial[];
  /** What the page imports, as written. */
  readonly imports: readonly {readonly from: string; readonly line: number}[];
  /** Elements that a component of the site takes the place of. */
  readonly elements?: readonly string[];
}

/** What the module of an MDX page calls the components that the site brings in `MDXComponents`. */
export const OWN_COMPONENTS = '_siteComponents';
