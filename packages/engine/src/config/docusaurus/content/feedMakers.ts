import {ContentError} from '../../../errors/contentError.ts';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {thrownText} from '../../../errors/thrownText.ts';
import {idOf, toValues, type Values} from '../common/notes.ts';
import {printValue} from '../../schema/schema.ts';
import type {ContentSet} from './contents.ts';

/** Makes the entries of the feeds of a blog. */
export interface FeedMaker {
  /** Where it is written. */
  readonly option: string;
  /** @throws {ContentError} CFG-005 where the function throws, CFG-002 where it gives no list of entries */
  make(input: FeedMakerInput): Promise<readonly OwnFeedItem[]>;
}

/** What the function of a configuration is given. */
interface FeedMakerInput {
  /** Posts, newest first. */
  readonly blogPosts: readonly unknown[];
  readonly siteConfig: Values;
  /** Output folder, absolute. */
  readonly outDir: string;
  /** Makes the entries that there would be without the function, of the posts that it wants. */
  defaultCreateFeedItems(input: Values): Promise<readonly unknown[]>;
}

/** An entry as such a function gives it, with what else it says. */
export interface OwnFeedItem extends Values {
  readonly title: string;
  readonly link: string;
  readonly date: Date;
}

/** Finds the functions of a configuration that make the entries of feeds, by the id of their blog. */
export function findFeedMakers(sets: readonly ContentSet[]): ReadonlyMap<string, FeedMaker> {
  return new Map(
    sets.flatMap(({kind, path, values}): [string, FeedMaker][] => {
      const own = toValues(values['feedOptions'])['createFeedItems'];
      if (kind !== 'blog' || typeof own !== 'function') return [];
      const option = `${path}.feedOptions.createFeedItems`;
      const make = own as (input: FeedMakerInput) => unknown;
      return [[idOf(values), {option, make: (input) => makeItems(make, input, option)}]];
    }),
  );
}

async function makeItems(
  make: (input: FeedMakerInput) => unknown,
  input: FeedMakerInput,
  option: string,
): Promise<readonly OwnFeedItem[]> {
  let items: unknown;
  try {
    items = await make(input);
  } catch (error) {
    const reason = `${option}: ${thrownText(error)}`;
    throw new ContentError([createDiagnostic('CFG-005', {reason})], {cause: error});
  }
  if (!Array.isArray(items))
    throw wrongValue(`${option}()`, ['条目的列表', 'a list of entries'], items);
  return items.map((item, i) => toItem(item, `${option}()[${i}]`));
}

/** Checks an entry: the library that writes feeds fails without these three. */
function toItem(value: unknown, path: string): OwnFeedItem {
  const item = toValues(value);
  for (const key of ['title', 'link'])
    if (typeof item[key] !== 'string')
      throw wrongValue(`${path}.${key}`, ['文字', 'text'], item[key]);
  const date = new Date(item['date'] as string);
  if (item['date'] == null || Number.isNaN(date.getTime()))
    throw wrongValue(`${path}.date`, ['日期', 'a date'], item['date']);
  return {...item, date} as OwnFeedItem;
}

function wrongValue(
  path: string,
  expected: readonly [string, string],
  value: unknown,
): ContentError {
  return new ContentError([
    createDiagnostic('CFG-002', {path, expected, value: printValue(value)}),
  ]);
}
