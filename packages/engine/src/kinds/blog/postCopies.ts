import type {Blog, DatedPost} from '../../content/blog/blog.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';

/**
 * Characters of HTML that the copies of one post have together in the lists of its tags and authors at most, and as many in the feeds of tags. Of
 * 120,000 notes of public repositories two have more than 1,000,000 of Markdown times tags; code makes it up to fivefold (2026-11).
 */
const COPIES_LIMIT = 5_000_000;

/** Length of a post. */
export interface PostLength {
  /** Characters of its HTML. */
  readonly whole: number;
  /** Characters of the HTML that lists show: up to its mark of truncation. */
  readonly listed: number;
}

/** Counts the lists of tags and authors that a post is in. */
export function countLists({tagsOf}: Pick<Blog, 'tagsOf'>, post: DatedPost): number {
  const authors = post.authors.filter(({permalink}) => permalink !== undefined);
  return (tagsOf.get(post)?.length ?? 0) + authors.length;
}

/** Tells whether a post of a length is copied whole into so many lists. */
export function isCopiedWhole(length: number, lists: number): boolean {
  return length * lists <= COPIES_LIMIT;
}

/** Names a post that lists and feeds hold in part. */
export function reportCopies(
  post: DatedPost,
  {whole, listed}: PostLength,
  lists: number,
): Diagnostic {
  return createDiagnostic(
    'BL-085',
    {length: whole, lists, inLists: !isCopiedWhole(listed, lists)},
    {place: {file: post.source.path, line: post.keyLines.get('tags') ?? 1, column: 1}},
  );
}
