import {useSite} from '../base/context.tsx';
import {formatDay} from './years.ts';

export interface PostDayProps {
  /** ISO date, `2025-03-18`. */
  readonly date: string;
  /** Short where the year is said above. */
  readonly form: 'short' | 'long';
}

/** The day of a post. A browser that abbreviates a month otherwise than Node adopts what Node wrote. */
export function PostDay({date, form}: PostDayProps) {
  const {locale} = useSite();
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDay(date, locale, form)}
    </time>
  );
}
