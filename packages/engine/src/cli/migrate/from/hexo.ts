import {posix} from 'node:path';
import {parseFrontMatter} from '../../../content/frontmatter/frontMatter.ts';
import {loadYaml} from '../../../content/frontmatter/loadYaml.ts';
import {type HexoLinks, rewriteHexoTags} from './hexoTags.ts';
import {
  createProblemList,
  type MigratedFile,
  type Migration,
  type OldFolder,
  type OldTool,
  omit,
  printConfig,
  printFrontMatter,
  type ProblemList,
  toObject,
  toText,
} from './migration.ts';
import {keepAnchors} from './vueMarkdown.ts';

const POSTS = 'source/_posts/';

interface Post {
  readonly path: string;
  /** Path below `_posts` without its ending. */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Address in the old site, with a slash at its front. */
  readonly address: string;
}

export const hexo: OldTool = {
  name: 'Hexo',
  matches: (folder) =>
    folder.has('_config.yml') && folder.paths.some((path) => path.startsWith('source/')),
  migrate: (folder) => Promise.resolve(migrateHexo(folder)),
};

function migrateHexo(folder: OldFolder): Migration {
  const config = toObject(loadYaml(folder.read('_config.yml')));
  const problems = createProblemList('_config.yml');
  const pattern = toText(config['permalink']) ?? ':year/:month/:day/:title/';
  const posts = folder.paths
    .filter((path) => path.startsWith(POSTS) && path.endsWith('.md'))
    .map((path) => readPost(folder, path, pattern, createProblemList(path, problems.all)));
  const files = new Map<string, MigratedFile>();
  for (const post of posts)
    files.set(`blog/${post.name}.md`, {
      text: toPost(post, posts, folder, createProblemList(post.path, problems.all)),
    });
  for (const path of folder.paths) addOther(path, folder, files, problems.all);
  const redirects = [...findCategories(posts), ...posts.flatMap(toRedirect)];
  files.set('wuya.config.ts', {text: printConfig(toConfig(config, redirects))});
  return {files, problems: problems.all};
}

function readPost(folder: OldFolder, path: string, pattern: string, problems: ProblemList): Post {
  const name = path.slice(POSTS.length).replace(/\.md$/, '');
  const {data, body} = parseFrontMatter(folder.read(path), path);
  const own = toText(data['permalink']);
  const date = toDate(data['date']);
  if (date === undefined && own === undefined)
    problems.add(1, '没有日期，地址里的日期无从知道。', 'There is no date for the address.');
  const address = own ?? fillPattern(pattern, {name, data, date: date ?? '1970-01-01 00:00:00'});
  return {path, name, data, body, address: `/${address.replace(/^\//, '')}`};
}

/** `2024-05-06 07:08:09` of whatever the front matter has; undefined for nothing. */
function toDate(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(
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
  {name, data, date}: {readonly name: string; readonly data: Post['data']; readonly date: string},
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
    title: name,
    name: posix.basename(name),
    post_title: String(data['title'] ?? name),
    category: categoriesOf(data)[0]?.join('/') ?? 'uncategorized',
    id: String(data['id'] ?? ''),
  };
  return pattern.replace(/:(\w+)/g, (all, key: string) => values[key] ?? all);
}

/** Paths of categories: `[a, b]` is one of two levels, `[[a], [b]]` are two. */
function categoriesOf(data: Post['data']): string[][] {
  const value = data['categories'] ?? data['category'];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [[String(value)]];
  return value.some(Array.isArray)
    ? value.map((path: unknown) => [path].flat().map(String))
    : [value.map(String)];
}

function toPost(
  post: Post,
  posts: readonly Post[],
  folder: OldFolder,
  problems: ProblemList,
): string {
  const {tags, date, updated} = post.data;
  const listed = [tags].flat().filter((tag) => tag !== undefined && tag !== null);
  const all = [...listed, ...categoriesOf(post.data).flat()].map(String);
  const links: HexoLinks = {
    findPost(name) {
      const found = posts.find((one) => one.name === name || posix.basename(one.name) === name);
      return found && {address: found.address, title: String(found.data['title'] ?? name)};
    },
    asset: (name) => `./${posix.basename(post.name)}/${name}`,
  };
  const hasFile = (name: string): boolean => folder.has(`${POSTS}${post.name}/${name}`);
  const text = rewriteHexoTags(post.body, links, problems)
    .replace(/^<!--\s*more\s*-->\s*$/m, '<!-- truncate -->')
    .replace(/(\]\()(?:\.\/)?([^)\s/:]+\.\w+)/g, (whole, open: string, name: string) =>
      hasFile(name) ? `${open}${links.asset(name)}` : whole,
    );
  const made = toDate(date);
  const changed = toDate(updated);
  return (
    printFrontMatter({
      ...omit(post.data, ['tags', 'categories', 'category', 'permalink', 'date', 'updated']),
      slug: post.address.replace(/(?:index)?\.html$/, ''),
      ...(made && {date: made.replace(' ', 'T')}),
      ...(changed && {last_update: {date: changed.slice(0, 10)}}),
      ...(all.length > 0 && {tags: [...new Set(all)]}),
    }) + keepAnchors(text.replace(/^\n+/, ''), slugifyHexo)
  );
}

/** The anchor of a heading as `hexo-renderer-marked` makes it: blanks and signs to `-`, letters as they are. */
export function slugifyHexo(text: string): string {
  return text
    .trim()
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Pages, drafts and files that are published as they are. */
function addOther(
  path: string,
  folder: OldFolder,
  files: Map<string, MigratedFile>,
  all: ProblemList['all'],
): void {
  if (!path.startsWith('source/') || (path.startsWith(POSTS) && path.endsWith('.md'))) return;
  const own = path.slice('source/'.length);
  if (path.startsWith(POSTS)) files.set(`blog/${path.slice(POSTS.length)}`, {copyOf: path});
  else if (own.startsWith('_drafts/') && path.endsWith('.md')) {
    const {data, body} = parseFrontMatter(folder.read(path), path);
    const name = own.slice('_drafts/'.length);
    files.set(`blog/${name}`, {text: printFrontMatter({...data, draft: true}) + body});
  } else if (path.endsWith('.md')) {
    const {data, body} = parseFrontMatter(folder.read(path), path);
    if (/^(?:tags|categories|link|archives)$/.test(String(data['type'] ?? ''))) return; // made anew
    const links: HexoLinks = {findPost: () => undefined, asset: (name) => `./${name}`};
    const text = rewriteHexoTags(body, links, createProblemList(path, all));
    files.set(`pages/${own}`, {text: printFrontMatter(omit(data, ['type', 'layout'])) + text});
  } else if (!own.startsWith('_')) files.set(`static/${own}`, {copyOf: path});
}

/** Old addresses of categories lead to the tags that they became. */
function findCategories(posts: readonly Post[]): {from: string; to: string}[] {
  const paths = new Map(
    posts.flatMap(({data}) =>
      categoriesOf(data).flatMap((path) =>
        path.map((name, i) => [path.slice(0, i + 1).join('/'), name] as const),
      ),
    ),
  );
  return [...paths].map(([path, name]) => ({from: `/categories/${path}/`, to: `/tags/${name}/`}));
}

/** An address that ends with `.html` leads to the one here. */
const toRedirect = ({address}: Post): {from: string; to: string}[] =>
  address.endsWith('.html') && !address.endsWith('index.html')
    ? [{from: address, to: `${address.replace(/\.html$/, '')}/`}]
    : [];

function toConfig(
  config: Readonly<Record<string, unknown>>,
  redirects: readonly {from: string; to: string}[],
): Record<string, unknown> {
  const description = toText(config['subtitle']) ?? toText(config['description']);
  return {
    title: toText(config['title']) ?? '笔记',
    ...(description && {tagline: description}),
    url: (toText(config['url']) ?? 'https://example.com').replace(/^(https?:\/\/[^/]+).*$/, '$1'),
    baseUrl: toText(config['root']) ?? '/',
    locale: toText([config['language']].flat()[0]) ?? 'zh-CN',
    redirects,
    docs: false,
    blog: {
      routeBasePath: '/',
      archiveBasePath: toText(config['archive_dir']) ?? 'archives',
      tagsBasePath: toText(config['tag_dir']) ?? 'tags',
      onUntruncatedBlogPosts: 'ignore',
      ...(typeof config['per_page'] === 'number' &&
        config['per_page'] > 0 && {postsPerPage: config['per_page']}),
    },
    markdown: {rawHtml: true, math: true},
  };
}
