import {posix} from 'node:path';
import type {OldFolder} from '../common/migration.ts';
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
