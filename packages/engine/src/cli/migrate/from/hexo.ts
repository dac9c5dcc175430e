import {posix} from 'node:path';
import {POST_FIELDS} from '../../../content/blog/postFrontMatter.ts';
import {parseFrontMatter} from '../../../content/frontmatter/frontMatter.ts';
import {PAGE_FIELDS} from '../../../content/pages/page.ts';
import {loadYaml} from '../../../content/frontmatter/loadYaml.ts';
import {type HexoTags, slugifyHexo, tagsOf, categoriesOf, unifyTags} from './hexoNames.ts';
import {type HexoLinks, rewriteHexoTags} from './hexoTags.ts';
import {
  cleanRedirects,
  createProblemList,
  keepReadable,
  LENIENT,
  type MigratedFile,
  type Migration,
  type OldFolder,
  type OldTool,
  omit,
  printConfig,
  printFrontMatter,
  type ProblemList,
  toLocale,
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
  const tagDir = toText(config['tag_dir']) ?? 'tags';
  const categoryDir = toText(config['category_dir']) ?? 'categories';
  const tags = unifyTags(posts.flatMap(({data}) => tagsOf(data)));
  const files = new Map<string, MigratedFile>();
  for (const post of posts)
    files.set(`blog/${post.name}.md`, {
      text: toPost(post, {posts, tags, folder}, createProblemList(post.path, problems.all)),
    });
  for (const path of folder.paths) addOther(path, folder, files, problems.all);
  const redirects = cleanRedirects(
    [...findCategories(posts, {tags, tagDir, categoryDir}), ...posts.flatMap(toRedirect)],
    new Set(posts.map(({address}) => toSlug(address))),
  );
  files.set('wuya.config.ts', {text: printConfig(toConfig(config, redirects, tagDir))});
  return {files, problems: problems.all};
}

/** Parts of a permalink that every post has. */
const PARTS = new Set(
  'year month i_month day i_day hour minute second title name post_title category id'.split(' '),
);

function readPost(folder: OldFolder, path: string, pattern: string, problems: ProblemList): Post {
  const name = path.slice(POSTS.length).replace(/\.md$/, '');
  const {data, body} = parseFrontMatter(folder.read(path), path);
  const own = toText(data['permalink']);
  const date = toDate(data['date']);
  if (date === undefined && own === undefined)
    problems.add(1, '没有日期，地址里的日期无从知道。', 'There is no date for the address.');
  const unknown = [...pattern.matchAll(/:(\w+)/g)].find(
    ([, key = '']) => !PARTS.has(key) && toAttribute(data[key]) === undefined,
  );
  if (own === undefined && unknown)
    problems.add(
      1,
      `文章没有写 ${unknown[1]!}，地址里用文件名代替。`,
      `The post has no ${unknown[1]!}; its address has the name of the file instead.`,
    );
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
  return pattern.replace(
    /:(\w+)/g,
    (all, key: string) => values[key] ?? toAttribute(data[key]) ?? posix.basename(name),
  );
}

/** A permalink may name whatever the front matter says. */
const toAttribute = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

interface Blog {
  readonly posts: readonly Post[];
  readonly tags: HexoTags;
  readonly folder: OldFolder;
}

function toPost(post: Post, {posts, tags, folder}: Blog, problems: ProblemList): string {
  const {date, updated} = post.data;
  const links: HexoLinks = {
    findPost(name) {
      const found = posts.find((one) => one.name === name || posix.basename(one.name) === name);
      return found && {address: toSlug(found.address), title: String(found.data['title'] ?? name)};
    },
    asset: (name) => `./${posix.basename(post.name)}/${name}`,
  };
  const addresses = new Set(posts.map(({address}) => address));
  const hasFile = (name: string): boolean => folder.has(`${POSTS}${post.name}/${name}`);
  const text = rewriteHexoTags(post.body, links, problems)
    .replace(/^<!--\s*more\s*-->\s*$/m, '<!-- truncate -->')
    .replace(/(\]\()([^)\s]+)/g, (_, open: string, href: string) => {
      const asset = href.replace(/^\.\//, '');
      if (hasFile(asset)) return open + links.asset(asset);
      const isAsset =
        href.startsWith(links.asset('')) && hasFile(href.slice(links.asset('').length));
      return open + (isAsset ? href : toAddress(href, post, addresses));
    });
  const made = toDate(date);
  const changed = toDate(updated);
  const listed = tags.write(tagsOf(post.data));
  const data = {
    ...omit(post.data, ['tags', 'categories', 'category', 'permalink', 'date', 'updated', 'id']),
    slug: toSlug(post.address),
    ...(made && {date: made.replace(' ', 'T')}),
    ...(changed && {last_update: {date: changed.slice(0, 10)}}),
    ...(listed.length > 0 && {tags: listed}),
  };
  return (
    printFrontMatter(keepReadable(data, POST_FIELDS, problems)) +
    keepAnchors(text.replace(/^\n+/, ''), slugifyHexo)
  );
}

/** A link counts from the address of the post there; one to a post leads to its address here. */
function toAddress(href: string, post: Post, posts: ReadonlySet<string>): string {
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(href) || !URL.canParse(href, BASE)) return href;
  const {pathname, search, hash} = new URL(href, BASE + encodeURI(post.address));
  const address = safeDecode(pathname);
  if (posts.has(address)) return encodeURI(toSlug(address)) + search + hash;
  return href.startsWith('/') ? href : pathname + search + hash;
}

const BASE = 'https://old.example';

function safeDecode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** The address here: without `.html`, and with `-` for blanks and signs that no slug has. */
const toSlug = (address: string): string =>
  address.replace(/(?:index)?\.html$/, '').replace(/[\s?#\\]+/g, '-');

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
    const problems = createProblemList(path, all);
    const text = rewriteHexoTags(body, links, problems);
    files.set(`src/pages/${own}`, {
      text:
        printFrontMatter(
          keepReadable(omit(data, ['type', 'layout', 'permalink', 'tags']), PAGE_FIELDS, problems),
        ) + text,
    });
  } else if (!own.startsWith('_')) files.set(`static/${own}`, {copyOf: path});
}

/** Old addresses of categories lead to the tags that they became. */
function findCategories(
  posts: readonly Post[],
  {tags, tagDir, categoryDir}: {tags: HexoTags; tagDir: string; categoryDir: string},
): {from: string; to: string}[] {
  const paths = new Map(
    posts
      .filter(({data}) => data['published'] !== false)
      .flatMap(({data}) =>
        categoriesOf(data).flatMap((path) =>
          path.map(
            (name, i) =>
              [
                path
                  .slice(0, i + 1)
                  .map(slugifyHexo)
                  .join('/'),
                name,
              ] as const,
          ),
        ),
      ),
  );
  return [...paths].map(([path, name]) => ({
    from: `/${categoryDir}/${path}/`,
    to: `/${tagDir}/${tags.slugOf(name)}/`,
  }));
}

/** An address that cannot be one here leads to that of the post. */
function toRedirect({address}: Post): {from: string; to: string}[] {
  const slug = toSlug(address);
  const isSame = slug.replace(/\/$/, '') === address.replace(/\/(?:index\.html)?$/, '');
  return isSame ? [] : [{from: address, to: `${slug.replace(/\/$/, '')}/`}];
}

function toConfig(
  config: Readonly<Record<string, unknown>>,
  redirects: readonly {from: string; to: string}[],
  tagDir: string,
): Record<string, unknown> {
  const description = toText(config['subtitle']) ?? toText(config['description']);
  return {
    title: toText(config['title']) ?? '笔记',
    ...(description && {tagline: description}),
    url: (toText(config['url']) ?? 'https://example.com').replace(/^(https?:\/\/[^/]+).*$/, '$1'),
    baseUrl: toText(config['root']) ?? '/',
    locale: toLocale(config['language']),
    ...LENIENT,
    redirects,
    docs: false,
    blog: {
      routeBasePath: '/',
      archiveBasePath: toText(config['archive_dir']) ?? 'archives',
      tagsBasePath: tagDir,
      onUntruncatedBlogPosts: 'ignore',
      ...(typeof config['per_page'] === 'number' &&
        config['per_page'] > 0 && {postsPerPage: config['per_page']}),
    },
    markdown: {rawHtml: true, math: true},
  };
}
