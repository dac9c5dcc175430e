import {posix} from 'node:path';
import {POST_FIELDS} from '../../../../content/blog/postFrontMatter.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {PAGE_FIELDS} from '../../../../content/pages/page.ts';
import {readSettings} from '../common/readSettings.ts';
import {type HexoTags, slugifyHexo, tagsOf, unifyTags} from './names.ts';
import {findCategories} from './categories.ts';
import {findBase, findMoved, toArchiveDir, toNew, toRedirect} from './base.ts';
import {findHexoConfig, withSourceFolder} from './config.ts';
import {hasMultiMarkdown, rewriteMultiMarkdown} from './multiMarkdown.ts';
import {readFriends} from './friends.ts';
import {placePictures} from '../common/placePictures.ts';
import {reportLeft, withExtras} from '../common/siteExtras.ts';
import {readHexoExtras} from './hexoExtras.ts';
import {toNavbar} from './menu.ts';
import {findAsset, listAssets} from './assets.ts';
import {namePosts, type NamedPosts} from './namedPosts.ts';
import {type Post, POSTS, readPost, toDate} from './posts.ts';
import {mapLinks, mapProse} from '../markdown/fences.ts';
import {addressOf, type HexoAddresses, toAddress} from './links.ts';
import {type HexoPages, sortHexoPages} from './pages.ts';
import {type HexoLinks, rewriteHexoTags} from './tags.ts';
import {trimFormulas, unescapeFormulas} from '../markdown/paddedFormulas.ts';
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
  shiftLines,
  toDestination,
  toLocale,
  toText,
  titleFor,
} from '../common/migration.ts';
import {keepAnchors} from '../markdown/anchors.ts';
import {guessLocale} from '../common/guessLocale.ts';

export const hexo: OldTool = {
  name: 'Hexo',
  matches: (folder) => findHexoConfig(folder) !== undefined,
  migrate: (folder) => Promise.resolve(withSourceFolder(folder, migrateHexo)),
};

function migrateHexo(folder: OldFolder): Migration {
  const settings = findHexoConfig(folder) ?? '_config.yml';
  const problems = createProblemList(settings);
  const written = folder.has(settings) ? folder.read(settings) : '';
  const config = readSettings(written, settings, problems.all);
  const rules = {
    folder,
    permalink: toText(config['permalink']) ?? ':year/:month/:day/:title/',
    fileName: toText(config['new_post_name']) ?? ':title.md',
  };
  const posts = folder.paths
    .filter((path) => path.startsWith(POSTS) && path.endsWith('.md'))
    .map((path) => readPost(path, rules, createProblemList(path, problems.all)));
  const tagDir = toText(config['tag_dir']) ?? 'tags';
  const categoryDir = toText(config['category_dir']) ?? 'categories';
  const allTags = posts.flatMap(({data}) => tagsOf(data));
  const tags = unifyTags(allTags);
  const files = new Map<string, MigratedFile>();
  const sorted = sortHexoPages(folder, config, problems);
  const {pages} = sorted;
  const base = findBase(config, pages, problems);
  const addresses: HexoAddresses = new Map([
    ...pages.map((page) => [page.address, page.path] as const),
    ...posts.map(({address}) => [address, toNew(address, base)] as const),
  ]);
  const blog: Blog = {
    named: namePosts(posts),
    tags,
    folder,
    addresses,
    assets: listAssets(folder, posts),
    base,
    sorted,
  };
  for (const post of posts)
    files.set(`blog/${post.name}.md`, {
      text: toPost(post, blog, createProblemList(post.path, problems.all)),
    });
  for (const {path, file} of listOthers(blog, problems.all)) files.set(path, file);
  const redirects = cleanRedirects(
    [
      ...findCategories(posts, {tags, tagDir: `${base}/${tagDir}`, categoryDir}),
      ...posts.flatMap((post) => toRedirect(post, base)),
      ...findMoved(posts, {tags, tagDir, archiveDir: toArchiveDir(config), base}),
      ...pages.flatMap((page) =>
        page.address.endsWith('.html') && page.address !== '/404.html'
          ? [{from: page.address, to: page.path}]
          : [],
      ),
    ],
    new Set([...posts.map(({address}) => toNew(address, base)), ...pages.map(({path}) => path)]),
  );
  const locale = toLocale(config['language'], guessLocale(folder));
  const navbar = toNavbar({
    folder,
    config,
    problems: problems.all,
    addresses,
    made: [
      '/',
      `${base}/${toArchiveDir(config)}/`,
      ...(allTags.length > 0 ? [`${base}/${tagDir}/`] : []),
    ],
    isChinese: locale.startsWith('zh'),
  });
  const extras = readHexoExtras({folder, config, problems: problems.all});
  reportLeft(extras.left, problems);
  const places = {publicDir: 'source/', folder, files};
  const site = toConfig(config, {
    locale,
    redirects,
    tagDir,
    base,
    hasPosts: posts.length > 0,
    navbar,
  });
  files.set('wuya.config.ts', {text: printConfig(withExtras(site, placePictures(extras, places)))});
  return {files, problems: problems.all};
}

interface Blog {
  readonly named: NamedPosts;
  readonly tags: HexoTags;
  readonly folder: OldFolder;
  readonly addresses: HexoAddresses;
  /** Files of the posts' folders here, by their addresses in the old site. */
  readonly assets: ReadonlyMap<string, string>;
  readonly sorted: HexoPages;
  /** What is before the addresses of posts here: `` or `/blog`. */
  readonly base: string;
}

/** Finds a post by its slug, the name of its file or its title, as `post_link` does. */
function findPost({named, base}: Blog, wanted: string): ReturnType<HexoLinks['findPost']> {
  const [name = '', hash] = wanted.split('#');
  const found = named.map((byName) => byName.get(name)).find(Boolean);
  if (!found) return undefined;
  return {
    address: toNew(found.address, base) + (hash ? `#${hash}` : ''),
    title: String(found.data['title'] ?? name),
  };
}

/** Rewrites what Hexo and the renderer of the site have of their own. */
function rewriteBody(
  {body, lineCount}: Pick<Post, 'body' | 'lineCount'>,
  {folder, links}: {readonly folder: OldFolder; readonly links: HexoLinks},
  problems: ProblemList,
): string {
  const shown = rewriteHexoTags(body, links, shiftLines(problems, lineCount));
  const text = unescapeFormulas(shown);
  return hasMultiMarkdown(folder) ? rewriteMultiMarkdown(text) : text;
}

function toPost(post: Post, blog: Blog, problems: ProblemList): string {
  const {tags, addresses, base, folder} = blog;
  const links: HexoLinks = {
    findPost: (name) => findPost(blog, name),
    asset: (name) => toDestination(`./${posix.basename(post.name)}/${name}`),
  };
  const marked = mapProse(trimFormulas(rewriteBody(post, {folder, links}, problems)), (line) =>
    line.replace(/^<!--\s*more\s*-->\s*$/, '<!-- truncate -->'),
  );
  const text = mapLinks(
    marked,
    (href) => findAsset(href, post, blog) ?? toAddress(href, post.address, addresses),
  );
  const changed = toDate(post.data['updated']);
  const listed = tags.write(tagsOf(post.data));
  const data = {
    ...omit(post.data, ['tags', 'categories', 'category', 'permalink', 'date', 'updated', 'id']),
    slug: toNew(post.address, base).slice(base.length),
    ...(post.date && {date: post.date.replace(' ', 'T')}),
    ...(changed && {last_update: {date: changed.slice(0, 10)}}),
    ...(listed.length > 0 && {tags: listed}),
  };
  return (
    printFrontMatter(keepReadable(data, POST_FIELDS, problems)) +
    keepAnchors(text.replace(/^\n+/, ''), slugifyHexo)
  );
}

/** A file of the new site. */
interface PlacedFile {
  readonly path: string;
  readonly file: MigratedFile;
}

/** Lists what is below `source` besides posts: pages, drafts, files that are published as they are. */
const listOthers = (blog: Blog, all: ProblemList['all']): PlacedFile[] =>
  blog.folder.paths
    .filter((path) => path.startsWith('source/'))
    .flatMap((path) => toOther(path, blog, all) ?? []);

function toOther(path: string, blog: Blog, all: ProblemList['all']): PlacedFile | undefined {
  const {folder, sorted} = blog;
  const own = path.slice('source/'.length);
  if (path.startsWith(POSTS))
    return path.endsWith('.md')
      ? undefined
      : {path: `blog/${path.slice(POSTS.length)}`, file: {copyOf: path}};
  if (own.startsWith('_drafts/') && path.endsWith('.md')) {
    const {data, body} = parseFrontMatter(folder.read(path), path);
    const text = printFrontMatter({...data, draft: true}) + body;
    return {path: `blog/${own.slice('_drafts/'.length)}`, file: {text}};
  }
  if (sorted.isPage(path))
    return {
      path: `src/pages/${own}`,
      file: {text: toPage(path, blog, createProblemList(path, all))},
    };
  return sorted.isCopied(path) ? {path: `static/${own}`, file: {copyOf: path}} : undefined;
}

function toPage(path: string, blog: Blog, problems: ProblemList): string {
  const {folder, addresses} = blog;
  const page = parseFrontMatter(folder.read(path), path);
  const {data} = page;
  const links: HexoLinks = {
    findPost: (name) => findPost(blog, name),
    asset: (name) => toDestination(`./${name}`),
  };
  const address = addressOf(path.slice('source/'.length));
  const text = mapLinks(rewriteBody(page, {folder, links}, problems), (href) =>
    toAddress(href, address, addresses),
  );
  return (
    printFrontMatter(
      keepReadable(omit(data, ['type', 'layout', 'permalink', 'tags']), PAGE_FIELDS, problems),
    ) +
    keepAnchors(text, slugifyHexo) +
    (data['type'] === 'link' ? readFriends(folder) : '')
  );
}

interface ConfigFacts {
  readonly locale: string;
  readonly redirects: readonly {from: string; to: string}[];
  readonly tagDir: string;
  readonly base: string;
  readonly hasPosts: boolean;
  readonly navbar: readonly unknown[];
}

function toConfig(
  config: Readonly<Record<string, unknown>>,
  {locale, redirects, tagDir, base, hasPosts, navbar}: ConfigFacts,
): Record<string, unknown> {
  const description = toText(config['subtitle']) ?? toText(config['description']);
  return {
    title: toText(config['title']) ?? titleFor(locale),
    ...(description && {tagline: description}),
    url: (toText(config['url']) ?? 'https://example.com').replace(/^(https?:\/\/[^/]+).*$/, '$1'),
    baseUrl: toText(config['root']) ?? '/',
    locale,
    ...LENIENT,
    redirects,
    docs: false,
    blog: (base === '' || hasPosts) && {
      routeBasePath: base.slice(1) || '/',
      archiveBasePath: toArchiveDir(config),
      tagsBasePath: tagDir,
      onUntruncatedBlogPosts: 'ignore',
      ...(typeof config['per_page'] === 'number' &&
        config['per_page'] > 0 && {postsPerPage: config['per_page']}),
    },
    markdown: {rawHtml: true, math: true},
    ...(navbar.length > 0 && {themeConfig: {navbar: {items: navbar}}}),
  };
}
