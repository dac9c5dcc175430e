/** Heading levels of a hit, outermost first: section, page, headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** Texts of a hit as HTML: escaped, with `<mark>` around what was found. */
export interface HitTexts {
  readonly hierarchy?: Partial<Readonly<Record<Level, {readonly value: string}>>>;
  readonly content?: {readonly value: string};
}

/** One search result as it is kept: the plain facts. */
export interface StoredHit {
  readonly objectID: string;
  readonly url: string;
  /** `lvl0` to `lvl6`, or `content`; another type, of a newer index, is rendered like a heading. */
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
}

/** Hits that the reader chose before, newest first. */
export interface StoredHits {
  readonly recent: readonly StoredHit[];
  readonly favourite: readonly StoredHit[];
}

/** One search result of an answer. */
export interface Hit extends StoredHit {
  readonly _snippetResult?: HitTexts;
  readonly _highlightResult?: HitTexts;
  /** Letters that the title was found by when it is read in pinyin. */
  readonly spelling?: string;
  /** The text of its section. */
  readonly section?: string;
}

/** Finds the deepest heading a hit is under. */
export function deepestLevel({hierarchy}: StoredHit): Level {
  return LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl1';
}

/** Finds the level a hit stands for; for text that was found, the deepest heading above it. */
export function levelOf(hit: StoredHit): Level {
  const level = LEVELS.find((name) => name === hit.type);
  return level && hit.hierarchy[level] ? level : deepestLevel(hit);
}
