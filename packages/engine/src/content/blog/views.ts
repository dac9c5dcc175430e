import {joinPath} from '@wuya/theme/pathname';
import type {TagGroup} from '../tags/resolveTags.ts';
import type {BlogAuthor} from './authors.ts';
import type {DatedPost} from './blog.ts';

/** One page of a list of posts. */
export interface ListView {
  readonly kind: 'list';
  readonly permalink: string;
  /** All posts, those of a tag, or those of an author. */
  readonly subject:
    | {readonly kind: 'all'}
    | {readonly kind: 'tag'; readonly tag: TagGroup<DatedPost>}
    | {readonly kind: 'author'; readonly author: BlogAuthor};
  /** From 1. */
  readonly page: number;
  readonly posts: readonly DatedPost[];
  /** Number of posts in the whole list. */
  readonly total: number;
  readonly newerHref?: string;
  readonly olderHref?: string;
}

/** A page of the blog that is made from posts. */
export type BlogView =
  | ListView
  | {readonly kind: 'archive'; readonly permalink: string}
  | {readonly kind: 'tags'; readonly permalink: string}
  | {readonly kind: 'authors'; readonly permalink: string};

interface ViewInput {
  /** Address of the blog: `/wuya/blog/`. */
  readonly basePath: string;
  readonly pageBasePath: string;
  readonly tagsPath: string;
  readonly authorsPath: string;
  readonly archivePath: string | null;
  readonly postsPerPage: number | 'ALL';
  /** Listed posts in order. */
  readonly posts: readonly DatedPost[];
  readonly tags: readonly TagGroup<DatedPost>[];
  /** Authors of the authors file. */
  readonly authors: readonly BlogAuthor[];
}

/** Creates every page that is made from posts; none when no post is listed and no tag has one. */
export function createViews(input: ViewInput): BlogView[] {
  const {basePath, pageBasePath, tagsPath, authorsPath, archivePath, posts, tags, authors} = input;
  const perPage = input.postsPerPage === 'ALL' ? Number.MAX_SAFE_INTEGER : input.postsPerPage;
  const paged = (
    first: string,
    subject: ListView['subject'],
    all: readonly DatedPost[],
  ): ListView[] => {
    const count = Math.max(1, Math.ceil(all.length / perPage));
    const hrefOf = (page: number) =>
      page === 1 ? first : joinPath(first, pageBasePath, `${page}/`);
    return Array.from({length: count}, (_, i) => ({
      kind: 'list',
      permalink: hrefOf(i + 1),
      subject,
      page: i + 1,
      posts: all.slice(i * perPage, (i + 1) * perPage),
      total: all.length,
      ...(i > 0 && {newerHref: hrefOf(i)}),
      ...(i + 1 < count && {olderHref: hrefOf(i + 2)}),
    }));
  };
  return [
    ...(posts.length > 0 ? paged(basePath, {kind: 'all'}, posts) : []),
    ...(posts.length > 0 && archivePath !== null
      ? [{kind: 'archive', permalink: archivePath} as const]
      : []),
    ...(tags.length > 0 ? [{kind: 'tags', permalink: tagsPath} as const] : []),
    ...tags.flatMap((tag) => paged(tag.permalink, {kind: 'tag', tag}, tag.items)),
    ...(authors.length > 0 && posts.length > 0
      ? [{kind: 'authors', permalink: authorsPath} as const]
      : []),
    ...(posts.length > 0 ? authors : []).flatMap((author) =>
      author.permalink === undefined
        ? []
        : paged(
            author.permalink,
            {kind: 'author', author},
            posts.filter((post) => post.authors.some(({key}) => key === author.key)),
          ),
    ),
  ];
}
