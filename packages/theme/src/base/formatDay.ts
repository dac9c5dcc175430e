/**
 * Formats an ISO date as readers of a language write it, since `03-05` is in March for some and in May for others. In
 * Chinese it is figures, as it is.
 * @example `2025-03-05` with `{dateStyle: 'long'}` → `March 5, 2025` in English
 */
export function formatDay(date: string, locale: string, form: Intl.DateTimeFormatOptions): string {
  return locale.startsWith('zh')
    ? date
    : new Date(date).toLocaleDateString(locale, {
        ...form,
        calendar: 'gregory', // as the years of addresses and headings
        timeZone: 'UTC',
      });
}
