import {idOf} from '../common/notes.ts';
import type {ContentSet} from './contents.ts';

/** Orders the posts of a blog, and leaves some out. */
export interface PostProcessor {
  /** Where it is written. */
  readonly option: string;
  /** Takes all posts in their order. @throws what the function throws */
  process(blogPosts: readonly unknown[]): Promise<unknown>;
}

/** Finds the functions of a configuration that order posts (`processBlogPosts`), by the id of their blog. */
export function findPostProcessors(
  sets: readonly ContentSet[],
): ReadonlyMap<string, PostProcessor> {
  return new Map(
    sets.flatMap(({kind, path, values}): [string, PostProcessor][] => {
      const own = values['processBlogPosts'];
      if (kind !== 'blog' || typeof own !== 'function') return [];
      const call = own as (input: {readonly blogPosts: readonly unknown[]}) => unknown;
      const option = `${path}.processBlogPosts`;
      return [[idOf(values), {option, process: async (blogPosts) => call({blogPosts})}]];
    }),
  );
}
