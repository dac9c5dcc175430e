import type {PostSummary} from '../types.ts';

const CHINESE_DIGITS = '〇一二三四五六七八九';

/** Formats the number of a year as it is beside its posts: 二〇二五 in Chinese, digits elsewhere. */
export function formatYear(year: string, locale: string): string {
  return locale.startsWith('zh')
    ? year.replace(/\d/g, (digit) => CHINESE_DIGITS[Number(digit)]!)
    : year;
}

/** Groups posts in their order, cut where the year changes. */
export function groupByYear<T extends PostSummary>(
  posts: readonly T[],
): {readonly year: string; readonly posts: readonly T[]}[] {
  const groups: {year: string; posts: T[]}[] = [];
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    if (groups.at(-1)?.year === year) groups.at(-1)!.posts.push(post);
    else groups.push({year, posts: [post]});
  }
  return groups;
}
