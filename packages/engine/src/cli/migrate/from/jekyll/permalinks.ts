import {posix} from 'node:path';
import {toText} from '../common/migration.ts';
import {readDate, readList} from '../pages/printPage.ts';

type Values = Readonly<Record<string, unknown>>;

const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
};

/** A note as far as its address can be told from it. */
export interface PlacedNote {
  /** Path below the folder of the site. */
  readonly own: string;
  /** Its collection; undefined for pages. */
  readonly collection: string | undefined;
  readonly data: Values;
  readonly date: string | undefined;
}

const DATED = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.+)$/;

/** Reads the date of a post: of its front matter, else of the name of its file. */
export function dateOf(own: string, data: Values): string | undefined {
  const name = DATED.exec(posix.basename(own));
  return readDate(data['date']) ?? readDate(name?.[1]);
}

/** Makes a word of an address as Jekyll does for titles: signs and blanks to `-`, letters as they are. */
export function slugifyJekyll(text: string): string {
  return text.replace(/[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu, '-').replace(/^-+|(?<!-)-+$/g, '');
}

/** Lists the categories of a note: those it says, and the folders around `_posts`. */
export function categoriesOf({own, data}: Pick<PlacedNote, 'own' | 'data'>): string[] {
  const above = /^(?:(.*?)\/)?_posts\//.exec(own)?.[1]?.split('/') ?? [];
  return [...new Set([...above, ...readTerms(data['categories'] ?? data['category'])])];
}

/** Reads terms: a list, or a text whose words they are. */
export function readTerms(value: unknown): string[] {
  return readList(value, /[,\s]/);
}

/** Makes the address of a note in the old site. */
export function toAddress(
  note: PlacedNote,
  config: Values,
  collections: ReadonlyMap<string, Values>,
): string {
  const {own, data, collection} = note;
  const style = toText(config['permalink']) ?? 'date';
  const written = toText(data['permalink']);
  const ofCollection = toText(collections.get(collection ?? '')?.['permalink']);
  const isPretty = style === 'pretty' || style.endsWith('/');
  const isUndated = collection === 'posts' && note.date === undefined;
  const pattern =
    written ?? (isUndated ? '/:title/' : ofCollection) ?? patternFor(collection, style, isPretty);
  const isPage = collection === undefined;
  const full = STYLES[pattern] ?? pattern;
  const chosen = isPage && STYLES[pattern] !== undefined ? '/:path/:basename:output_ext' : full;
  const address = posix.normalize(`/${fill(chosen, note)}`);
  return /(?:^|\/)index(?:\.html)?$/.test(address) || own === 'index.md'
    ? address.replace(/index(?:\.html)?$/, '')
    : address;
}

function patternFor(collection: string | undefined, style: string, isPretty: boolean): string {
  const end = isPretty ? '/' : ':output_ext';
  if (collection === 'posts') return style;
  return collection === undefined ? `/:path/:basename${end}` : `/:collection/:path${end}`;
}

function fill(pattern: string, note: PlacedNote): string {
  const {own, data, collection, date} = note;
  const inside = own.slice(collection === undefined ? 0 : own.indexOf('/') + 1);
  const bare = inside.replace(/\.\w+$/, '');
  const name = posix.basename(bare);
  const undated = DATED.exec(name)?.[2] ?? name;
  const slug = toText(data['slug']);
  const [year = '', month = '', day = ''] = (date ?? '0001-01-01').slice(0, 10).split('-');
  const dir = posix.dirname(inside);
  const categories = categoriesOf(note);
  const time = Date.parse(`${year}-${month}-${day}`);
  const values: Readonly<Record<string, string>> = {
    year,
    short_year: year.slice(2),
    month,
    i_month: String(Number(month)),
    day,
    i_day: String(Number(day)),
    y_day: String(Math.floor((time - Date.parse(`${year}-01-01`)) / 86_400_000) + 1).padStart(
      3,
      '0',
    ),
    hour: date?.slice(11, 13) || '00',
    minute: date?.slice(14, 16) || '00',
    second: date?.slice(17, 19) || '00',
    title: slug ?? slugifyJekyll(undated),
    slug: (slug ?? slugifyJekyll(undated)).toLowerCase(),
    name: collection === undefined ? posix.basename(own) : slugifyJekyll(name),
    categories: categories.map((one) => one.toLowerCase().replace(/\s+/g, '%20')).join('/'),
    slugified_categories: categories.map((one) => slugifyJekyll(one).toLowerCase()).join('/'),
    collection: collection ?? '',
    path: collection === undefined ? (dir === '.' ? '' : dir) : bare,
    basename: name,
    output_ext: '.html',
  };
  const filled = pattern.replace(/:([a-z_]+)/g, (all, key: string) => {
    const known = Object.keys(values)
      .filter((one) => key.startsWith(one))
      .sort((a, b) => b.length - a.length)[0];
    return known === undefined ? all : values[known]! + key.slice(known.length);
  });
  return filled.replaceAll('%20', ' ');
}
