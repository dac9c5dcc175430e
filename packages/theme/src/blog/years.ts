import type {PostSummary} from '../types.ts';

const CHINESE_DIGITS = '〇一二三四五六七八九';

/** Formats the number of a year as it is beside its posts: 二〇二五 in Chinese, digits elsewhere. */
export function formatYear(year: string, locale: string): string {
  return locale.startsWith('zh')
    ? year.replace(/\d/g, (digit) => CHINESE_DIGITS[Number(digit)]!)
    : year;
}

/** How a day is written: beside the year that it is in, or with it. */
const DAY_FORMS = {
  short: {month: 'short', day: 'numeric'},
  long: {month: 'long', day: 'numeric', year: 'numeric'},
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Formats an ISO date as readers of a language write it, since `03-05` is in March for some and in May for others. In
 * Chinese it is figures.
 * @example `2025-03-05` → `03-05` and `2025-03-05` in Chinese, `Mar 5` and `March 5, 2025` in English
 */
export function formatDay(date: string, locale: string, form: keyof typeof DAY_FORMS): string {
  if (locale.startsWith('zh')) return form === 'long' ? date : date.slice(5);
  return new Intl.DateTimeFormat(locale, {
    ...DAY_FORMS[form],
    calendar: 'gregory', // as the years of addresses and headings
    timeZone: 'UTC',
  }).format(new Date(date));
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
