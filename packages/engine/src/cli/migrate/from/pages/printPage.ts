import {POST_FIELDS} from '../../../../content/blog/postFrontMatter.ts';
import {DOC_FIELDS} from '../../../../content/docs/docFrontMatter.ts';
import {PAGE_FIELDS} from '../../../../content/pages/page.ts';
import type {HexoTags} from '../hexo/names.ts';
import {keepReadable, omit, printNote, type ProblemList} from '../common/migration.ts';
import {type Bases, type OldPage, toNewAddress, toOwnAddress} from './oldPage.ts';

/** Facts of the front matter of a page, whatever the names of its tool. */
export interface PageFacts {
  readonly title?: string | undefined;
  /** What it is called in the sidebar. */
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  /** `2024-05-06T07:08:09+08:00` */
  readonly date?: string | undefined;
  readonly changed?: string | undefined;
  readonly isDraft?: boolean;
  /** Whether no list shows it. */
  readonly isUnlisted?: boolean;
  readonly position?: number | undefined;
  readonly tags?: readonly string[];
  readonly authors?: readonly {readonly name: string; readonly url?: string}[];
  readonly keywords?: readonly string[];
  readonly image?: string | undefined;
  readonly hidesContents?: boolean;
  /** What else it says, kept where it means nothing here. */
  readonly rest?: Readonly<Record<string, unknown>>;
}

const FIELDS = {post: POST_FIELDS, doc: DOC_FIELDS, page: PAGE_FIELDS} as const;

/** Prints a page with its front matter. Its address is written where the engine would give it another. */
export function printPage(
  page: OldPage,
  {facts, body}: {readonly facts: PageFacts; readonly body: string},
  {
    bases,
    tags,
    problems,
  }: {readonly bases: Bases; readonly tags: HexoTags; readonly problems: ProblemList},
): string {
  const {kind} = page;
  const address = toNewAddress(page, bases);
  const base = kind === 'page' ? '/' : (bases[kind] ?? '/');
  const listed = kind === 'page' ? [] : tags.write(facts.tags ?? []);
  const changed = facts.changed ?? (kind === 'doc' ? facts.date : undefined);
  const data = {
    ...omit(facts.rest ?? {}, Object.keys(FIELDS[kind])),
    title: facts.title,
    ...(address !== toOwnAddress(page, bases) && {slug: `/${address.slice(base.length)}`}),
    description: facts.description,
    ...(changed !== undefined && kind !== 'page' && {last_update: {date: changed.slice(0, 10)}}),
    ...(listed.length > 0 && {tags: listed}),
    ...(facts.keywords && facts.keywords.length > 0 && {keywords: facts.keywords}),
    image: facts.image,
    ...(facts.hidesContents === true && {hide_table_of_contents: true}),
    ...(facts.isDraft === true && {draft: true}),
    ...(facts.isUnlisted === true && {unlisted: true}),
    ...(kind === 'post' && {date: facts.date, ...toAuthors(facts)}),
    ...(kind === 'doc' && {sidebar_label: facts.label, sidebar_position: facts.position}),
  };
  return printNote(keepReadable(data, FIELDS[kind], problems), body.replace(/^\n+/, ''));
}

const toAuthors = ({authors = []}: PageFacts): {authors?: PageFacts['authors']} =>
  authors.length === 0 ? {} : {authors};

/**
 * Reads a date as front matters write it, also with a zone after a blank: `2024-05-06 07:08:09 +0800` →
 * `2024-05-06T07:08:09+08:00`; undefined for what is none.
 */
export function readDate(value: unknown): string | undefined {
  const match =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[Tt ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?/.exec(
      typeof value === 'string' ? value.trim() : '',
    );
  if (!match || match[1] === '0001') return undefined;
  const [, year = '', month = '', day = '', hour, minute = '00', second = '00', zone = ''] = match;
  const two = (part: string): string => part.padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  if (Number.isNaN(Date.parse(date))) return undefined;
  if (hour === undefined) return date;
  const offset = zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return `${date}T${two(hour)}:${minute}:${second}${offset}`;
}

/** Reads a list of texts: of a list, or of one text, by commas where it is one. */
export function readList(value: unknown, separator?: RegExp): string[] {
  const items = typeof value === 'string' && separator ? value.split(separator) : [value].flat(2);
  return items
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map((one) => String(one).trim())
    .filter((one) => one !== '');
}
