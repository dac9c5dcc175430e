import type {Diagnostic} from '../../errors/diagnostic.ts';

/** An order of posts that a function of the configuration makes. */
export interface PostOrder {
  /** Addresses of the posts that it was given. */
  readonly asked: ReadonlySet<string>;
  /** Addresses of the posts that it keeps, in its order. */
  readonly kept: readonly string[];
}

/** The orders of all blogs that have one. */
export interface PostOrders {
  /** By the id of the blog. */
  readonly orders: ReadonlyMap<string, PostOrder>;
  /** One for each function that fails. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Puts posts into an order; those that it does not know, such as unlisted ones, come after the others. */
export function inOrder<T extends {readonly permalink: string}>(
  posts: readonly T[],
  order: PostOrder | undefined,
): readonly T[] {
  if (!order) return posts;
  const known = new Map(posts.map((post) => [post.permalink, post]));
  return [
    ...order.kept.flatMap((permalink) => known.get(permalink) ?? []),
    ...posts.filter(({permalink}) => !order.asked.has(permalink)),
  ];
}
