import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {categoriesOf, slugifyHexo} from './names.ts';
import {type OldFolder, type ProblemList, toText} from '../common/migration.ts';

/** Folder of the posts. */
export const POSTS = 'source/_posts/';

/** A post of Hexo as its file and the configuration have it. */
export interface Post {
  readonly path: string;
  /** Path below `_posts` without its ending. */
  readonly name: string;
  /** Its name without what `new_post_name` puts around the title. */
  readonly slug: string;
  /** `2024-05-06 07:08:09`, of the front matter, else of the name of the file. */
  readonly date: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Lines of the front matter before the body. */
  readonly lineCount: number;
  /** Address in the old site, with a slash at its front. */
  readonly address: string;
}

/** Parts of a permalink that every post has. */
const PARTS = new Set(
  'year month i_month day i_day hour minute second title name post_title category id'.split(' '),
);

/** Parts of a permalink that come of the date. */
const OF_DATE = /:(?:year|i?_?month|i?_?day|hour|minute|second)\b/;

/** Where posts are read, and how their addresses are made. */
export interface PostRules {
  readonly folder: OldFolder;
  /** `permalink` of the configuration. */
  readonly permalink: string;
  /** `new_post_name` of the configuration: names of files say dates by it. */
  readonly fileName: string;
}

/** Reads a post with its address in the old site. */
export function readPost(
  path: string,
  {folder, permalink, fileName}: PostRules,
  problems: ProblemList,
): Post {
  const name = path.slice(POSTS.length).replace(/\.md$/, '');
  const {data, body, lineCount} = parseFrontMatter(folder.read(path), path);
  const named = readFileName(name, fileName);
  const own = toText(data['permalink']);
  const date = toDate(data['date']) ?? named.date;
  if (date === undefined && own === undefined && OF_DATE.test(permalink))
    problems.add(1, '没有日期，地址里的日期无从知道。', 'There is no date for the address.');
  const unknown = [...permalink.matchAll(/:(\w+)/g)].find(
    ([, key = '']) => !PARTS.has(key) && toAttribute(data[key]) === undefined,
  );
  if (own === undefined && unknown)
    problems.add(
      1,
      `文章没有写 ${unknown[1]!}，地址里用文件名代替。`,
      `The post has no ${unknown[1]!}; its address has the name of the file instead.`,
    );
  const {slug} = named;
  const address = own ?? fillPattern(permalink, {slug, data, date: date ?? '1970-01-01 00:00:00'});
  return {path, name, slug, date, data, body, lineCount, address: `/${address.replace(/^\//, '')}`};
}

const DIGITS: Readonly<Record<string, string>> = {
  year: '\\d{4}',
  month: '\\d{2}',
  day: '\\d{2}',
  i_month: '\\d{1,2}',
  i_day: '\\d{1,2}',
};

/** Reads the name of a file by `new_post_name`: `2014-06-14-hello` by `:year-:month-:day-:title.md` → `hello` of that day. */
function readFileName(
  name: string,
  pattern: string,
): {readonly slug: string; readonly date: string | undefined} {
  const source = pattern
    .replace(/\.\w+$/, '')
    .split(/(:[a-z_]\w*)/i)
    .map((part, i) =>
      i % 2 === 0
        ? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
        : `(?<${part.slice(1)}>${DIGITS[part.slice(1)] ?? '.+?'})`,
    );
  const isOnce = !/:(\w+).*:\1\b/.test(pattern);
  const found = isOnce ? new RegExp(`^${source.join('')}$`).exec(name)?.groups : undefined;
  const {year, month = found?.['i_month'], day = found?.['i_day'], title} = found ?? {};
  return {slug: title ?? name, date: toDate([year, month, day].join('-'))};
}

/** Reads the date of whatever the front matter has: `2024-05-06 07:08:09`; undefined for nothing. */
export function toDate(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(
    String(value ?? ''),
  );
  if (!match) return undefined;
  const [, year, ...rest] = match;
  const [month, day, hour = '0', minute = '0', second = '0'] = rest;
  const two = (part = '0') => part.padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

function fillPattern(
  pattern: string,
  {slug, data, date}: {readonly slug: string; readonly data: Post['data']; readonly date: string},
): string {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] =
    date.split(/[-: ]/);
  const values: Readonly<Record<string, string>> = {
    year,
    month,
    i_month: String(Number(month)),
    day,
    i_day: String(Number(day)),
    hour,
    minute,
    second,
    title: slug,
    name: posix.basename(slug),
    post_title: slugifyHexo(String(data['title'] ?? slug)).toLowerCase(),
    category: categoriesOf(data)[0]?.join('/') ?? 'uncategorized',
    id: String(data['id'] ?? ''),
  };
  return pattern.replace(
    /:(\w+)/g,
    (_, key: string) => values[key] ?? toAttribute(data[key]) ?? posix.basename(slug),
  );
}

/** A permalink may name whatever the front matter says. */
const toAttribute = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
