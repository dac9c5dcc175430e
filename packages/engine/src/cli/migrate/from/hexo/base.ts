import {listPages, toSlug} from './links.ts';
import {type HexoTags, tagsOf} from './names.ts';
import type {Post} from './posts.ts';
import {type ProblemList, toObject, toText} from '../common/migration.ts';

/** Finds the redirect to a post whose address is another here. */
export function toRedirect({address}: Post, base: string): {from: string; to: string}[] {
  const slug = toNew(address, base);
  const isSame = slug.replace(/\/$/, '') === address.replace(/\/(?:index\.html)?$/, '');
  return isSame ? [] : [{from: address, to: `${slug.replace(/\/$/, '')}/`}];
}

/** Makes the address of a post here. */
export const toNew = (address: string, base: string): string => {
  const slug = toSlug(address);
  return slug.startsWith(`${base}/`) ? slug : base + slug;
};

export const toArchiveDir = (config: Readonly<Record<string, unknown>>): string =>
  toText(config['archive_dir']) ?? 'archives';

/** Finds what is before the addresses of posts: nothing, unless a page has the address of their list. */
export function findBase(
  config: Readonly<Record<string, unknown>>,
  pages: ReturnType<typeof listPages>,
  problems: ProblemList,
): string {
  if (pages.every(({address}) => address !== '/')) return '';
  const path = toText(toObject(config['index_generator'])['path'])
    ?.split('/')
    .filter(Boolean)
    .join('/');
  const base = `/${path || 'blog'}`;
  problems.add(
    undefined,
    `source/index.md 是首页，文章的列表和文章因此在 ${base}/ 下面，原来的地址转过去。`,
    `source/index.md is the home page, so the posts and their list are below ${base}/; their old addresses lead there.`,
  );
  return base;
}

/** Finds redirects to the archive and to tags, which move with the posts. */
export function findMoved(
  posts: readonly Post[],
  {
    tags,
    tagDir,
    archiveDir,
    base,
  }: {tags: HexoTags; tagDir: string; archiveDir: string; base: string},
): {from: string; to: string}[] {
  if (base === '' || posts.length === 0) return [];
  const slugs = posts
    .filter(({data}) => data['published'] !== false)
    .flatMap(({data}) => tagsOf(data).map(tags.slugOf));
  return [archiveDir, tagDir, ...slugs.map((slug) => `${tagDir}/${slug}`)].map((path) => ({
    from: `/${path}/`,
    to: `${base}/${path}/`,
  }));
}
