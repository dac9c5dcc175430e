import {useSite} from '../base/context.tsx';
import {formatDay} from '../base/formatDay.ts';

export interface PostDayProps {
  /** ISO date, `2025-03-18`. */
  readonly date: string;
}

/** The day of a post. A browser that writes a month otherwise than Node adopts what Node wrote. */
export function PostDay({date}: PostDayProps) {
  const {locale} = useSite();
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDay(date, locale, {dateStyle: 'long'})}
    </time>
  );
}
