import {posix} from 'node:path';
import {firstByKey} from '../common/firstByKey.ts';
import type {Post} from './posts.ts';

/** Posts by what notes may call them, from the surest name on. */
export type NamedPosts = readonly ReadonlyMap<string, Post>[];

/** Lists posts by their slugs, by the names of their files, by the ends of their slugs and their titles, once for all notes. */
export function namePosts(posts: readonly Post[]): NamedPosts {
  return [
    firstByKey(posts, ({slug}) => [slug]),
    firstByKey(posts, ({name}) => [name, posix.basename(name)]),
    firstByKey(posts, ({slug, data: {title}}) => [
      posix.basename(slug),
      ...(typeof title === 'string' ? [title] : []),
    ]),
  ];
}
