import {useSite} from './context.tsx';
import {formatDay} from './formatDay.ts';

export interface ShortDateProps {
  /** ISO date, `2025-03-18`. */
  readonly date: string;
}

/**
 * Month and day, for lists whose year is understood: 03-18, or Mar 18 in English. A browser that abbreviates a month
 * otherwise than Node adopts what Node wrote.
 */
export function ShortDate({date}: ShortDateProps) {
  const {locale} = useSite();
  return (
    <time dateTime={date} suppressHydrationWarning>
      {locale.startsWith('zh')
        ? date.slice(5, 10)
        : formatDay(date, locale, {month: 'short', day: 'numeric'})}
    </time>
  );
}
