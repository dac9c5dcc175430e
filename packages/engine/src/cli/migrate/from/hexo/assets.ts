import {posix} from 'node:path';
import {
  decodePath,
  encodePath,
  type OldFolder,
  toDestination,
  toRelativeLink,
} from '../common/migration.ts';
import {type Post, POSTS} from './posts.ts';

/** Finds where the files of the posts' folders were published: beside their post. */
export function listAssets(
  {paths}: OldFolder,
  posts: readonly Post[],
): ReadonlyMap<string, string> {
  const byDir = new Map(posts.map((post) => [POSTS + post.name, post]));
  return new Map(
    paths
      .filter((path) => path.startsWith(POSTS) && !path.endsWith('.md'))
      .flatMap((path) => {
        let dir = posix.dirname(path);
        while (dir.length > POSTS.length && !byDir.has(dir)) dir = posix.dirname(dir);
        const post = byDir.get(dir);
        if (post === undefined) return [];
        const published = post.address.replace(/(?:\.html?|\/)$/, '');
        return [[published + path.slice(dir.length), `blog/${path.slice(POSTS.length)}`] as const];
      }),
  );
}

/**
 * Finds the file that a link in a post names, and gives its address here; undefined where there is none. It may be beside the post as
 * Hexo has it, below the folder of that name as plugins and editors do (`甲/a.png`), at its address in the old site, or where the
 * link leads from the file of the post.
 * @param assets those of the posts' folders by their addresses in the old site
 */
export function findAsset(
  href: string,
  {path, name}: Pick<Post, 'path' | 'name'>,
  {folder, assets}: {readonly folder: OldFolder; readonly assets: ReadonlyMap<string, string>},
): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|[?#]|$)/i.test(href)) return undefined;
  const own = posix.basename(name);
  const hasOwn = (file: string): boolean => folder.has(`${POSTS}${name}/${file}`);
  for (const written of new Set([href, decodePath(href)])) {
    const relative = posix.normalize(written);
    const file = [relative, relative.startsWith(`${own}/`) && relative.slice(own.length + 1)].find(
      (one) => one !== false && hasOwn(one),
    );
    const rest = written === href ? '' : (/[?#].*$/.exec(href)?.[0] ?? '');
    if (file) return toDestination(`./${own}/${file}`) + rest;
  }
  const written = decodePath(href);
  const published = assets.get(written);
  if (published !== undefined) return toRelativeLink(published, `blog/${name}.md`);
  const near = posix.join(posix.dirname(path), written);
  if (/^\/|\.(?:md|html?)$/.test(written) || !folder.has(near)) return undefined;
  if (near.startsWith(POSTS))
    return toRelativeLink(`blog/${near.slice(POSTS.length)}`, `blog/${name}.md`);
  return near.startsWith('source/') ? encodePath(near.slice('source'.length)) : undefined;
}
