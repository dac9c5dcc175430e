/** Heading levels of a record, outermost first. `lvl0` is the section of the site, `lvl1` the page. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];
export type Hierarchy = Record<Level, string | null>;
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/**
 * One indexed stretch of a page: a heading with the text under it.
 *
 * `content` is plain text; one line is one block (paragraph, list item, code line), and no phrase is found across
 * two blocks that end in punctuation. Equal `objectID` and `url` take the least space.
 */
export interface SearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly type: RecordType;
  readonly content: string | null;
  readonly hierarchy: Readonly<Hierarchy>;
  readonly language?: string;
  readonly version?: string;
  readonly section?: string;
  /** Factor on the rank of the page, 0.1 to 10. @default 1 */
  readonly boost?: number;
}

/** The records of one page in reading order: first its `lvl1` record with the text before the first heading. */
export interface PageRecords {
  readonly url: string;
  readonly records: readonly SearchRecord[];
}

/** Gives the heading a record stands for; null for a record of type `content`. */
export function headingOf(record: SearchRecord): string | null {
  return record.type === 'content' ? null : record.hierarchy[record.type];
}
