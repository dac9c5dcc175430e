import {posix} from 'node:path';
import {POST_FIELDS} from '../../../content/blog/postFrontMatter.ts';
import {parseFrontMatter} from '../../../content/frontmatter/frontMatter.ts';
import {PAGE_FIELDS} from '../../../content/pages/page.ts';
import {loadYaml} from '../../../content/frontmatter/loadYaml.ts';
import {type HexoTags, slugifyHexo, tagsOf, categoriesOf, unifyTags} from './hexoNames.ts';
import {type Post, POSTS, readPost, toDate} from './hexoPosts.ts';
import {mapLinks, mapProse} from './fences.ts';
import {addressOf, type HexoAddresses, listPages, toAddress, toSlug} from './hexoLinks.ts';
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
import {keepAnchors} from './anchors.ts';

export const hexo: OldTool = {
  name: 'Hexo',
  matches: (folder) =>
    folder.has('_config.yml') && folder.paths.some((path) => path.startsWith('source/')),
  migrate: (folder) => Promise.resolve(migrateHexo(folder)),
};

function migrateHexo(folder: OldFolder): Migration {
  const config = toObject(loadYaml(folder.read('_config.yml')));
  const problems = createProblemList('_config.yml');
  const rules = {
    permalink: toText(config['permalink']) ?? ':year/:month/:day/:title/',
    fileName: toText(config['new_post_name']) ?? ':title.md',
  };
  const posts = folder.paths
    .filter((path) => path.startsWith(POSTS) && path.endsWith('.md'))
    .map((path) => readPost(folder, path, rules, createProblemList(path, problems.all)));
  const tagDir = toText(config['tag_dir']) ?? 'tags';
  const categoryDir = toText(config['category_dir']) ?? 'categories';
  const tags = unifyTags(posts.flatMap(({data}) => tagsOf(data)));
  const files = new Map<string, MigratedFile>();
  const pages = listPages(folder);
  const addresses: HexoAddresses = new Map([
    ...pages.map((page) => [page.address, page.path] as const),
    ...posts.map(({address}) => [address, toSlug(address)] as const),
  ]);
  const blog: Blog = {posts, tags, folder, addresses};
  for (const post of posts)
    files.set(`blog/${post.name}.md`, {
      text: toPost(post, blog, createProblemList(post.path, problems.all)),
    });
  for (const path of folder.paths) addOther(path, blog, files, problems.all);
  const redirects = cleanRedirects(
    [
      ...findCategories(posts, {tags, tagDir, categoryDir}),
      ...posts.flatMap(toRedirect),
      ...pages.flatMap((page) =>
        page.address.endsWith('.html') ? [{from: page.address, to: page.path}] : [],
      ),
    ],
    new Set(posts.map(({address}) => toSlug(address))),
  );
  files.set('wuya.config.ts', {text: printConfig(toConfig(config, redirects, tagDir))});
  return {files, problems: problems.all};
}

interface Blog {
  readonly posts: readonly Post[];
  readonly tags: HexoTags;
  readonly folder: OldFolder;
  readonly addresses: HexoAddresses;
}

/** Finds a post by its slug, the name of its file or its title, as `post_link` does. */
function findPost(posts: readonly Post[], wanted: string): ReturnType<HexoLinks['findPost']> {
  const [name = '', hash] = wanted.split('#');
  const found =
    posts.find(({slug}) => slug === name) ??
    posts.find((post) => post.name === name || posix.basename(post.name) === name) ??
    posts.find(({slug, data}) => posix.basename(slug) === name || data['title'] === name);
  return (
    found && {
      address: toSlug(found.address) + (hash ? `#${hash}` : ''),
      title: String(found.data['title'] ?? name),
    }
  );
}

function toPost(post: Post, {posts, tags, folder, addresses}: Blog, problems: ProblemList): string {
  const links: HexoLinks = {
    findPost: (name) => findPost(posts, name),
    asset: (name) => `./${posix.basename(post.name)}/${name}`,
  };
  const hasFile = (name: string): boolean => folder.has(`${POSTS}${post.name}/${name}`);
  const marked = mapProse(rewriteHexoTags(post.body, links, problems), (line) =>
    line.replace(/^<!--\s*more\s*-->\s*$/, '<!-- truncate -->'),
  );
  const text = mapLinks(marked, (href) => {
    const asset = href.replace(/^\.\//, '');
    if (hasFile(asset)) return links.asset(asset);
    const isAsset = href.startsWith(links.asset('')) && hasFile(href.slice(links.asset('').length));
    return isAsset ? href : toAddress(href, post.address, addresses);
  });
  const changed = toDate(post.data['updated']);
  const listed = tags.write(tagsOf(post.data));
  const data = {
    ...omit(post.data, ['tags', 'categories', 'category', 'permalink', 'date', 'updated', 'id']),
    slug: toSlug(post.address),
    ...(post.date && {date: post.date.replace(' ', 'T')}),
    ...(changed && {last_update: {date: changed.slice(0, 10)}}),
    ...(listed.length > 0 && {tags: listed}),
  };
  return (
    printFrontMatter(keepReadable(data, POST_FIELDS, problems)) +
    keepAnchors(text.replace(/^\n+/, ''), slugifyHexo)
  );
}

/** Pages, drafts and files that are published as they are. */
function addOther(
  path: string,
  {folder, posts, addresses}: Blog,
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
    const links: HexoLinks = {
      findPost: (name) => findPost(posts, name),
      asset: (name) => `./${name}`,
    };
    const problems = createProblemList(path, all);
    const address = addressOf(own);
    const text = keepAnchors(
      mapLinks(rewriteHexoTags(body, links, problems), (href) =>
        toAddress(href, address, addresses),
      ),
      slugifyHexo,
    );
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
