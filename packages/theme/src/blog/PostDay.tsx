import {useSite} from '../base/context.tsx';
import {formatDay} from '../base/formatDay.ts';

export interface PostDayProps {
  /** ISO date, `2025-03-18`. */
  readonly date: string;
  /** @default the year is left out, since it is said above */
  readonly form?: 'long';
}

/** The day of a post. A browser that abbreviates a month otherwise than Node adopts what Node wrote. */
export function PostDay({date, form}: PostDayProps) {
  const {locale} = useSite();
  const isShort = form === undefined;
  return (
    <time dateTime={date} suppressHydrationWarning>
      {isShort && locale.startsWith('zh')
        ? date.slice(5)
        : formatDay(date, locale, isShort ? {month: 'short', day: 'numeric'} : {dateStyle: form})}
    </time>
  );
}
