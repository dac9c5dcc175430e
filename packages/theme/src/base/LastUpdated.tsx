import {useSite, useText} from './context.tsx';
import {formatDay} from './formatDay.ts';

export interface LastUpdatedProps {
  /** As `2025-03-18`. */
  readonly date: string | undefined;
  readonly user: string | undefined;
}

/** When something was last changed, and by whom. */
export function LastUpdated({date, user}: LastUpdatedProps) {
  const text = useText();
  const {locale} = useSite();
  const time = date && (
    <time key="date" dateTime={date} itemProp="dateModified" suppressHydrationWarning>
      {formatDay(date, locale, {dateStyle: 'medium'})}
    </time>
  );
  const atDate = time ? text.rich('theme.lastUpdated.atDate', {date: time}) : '';
  const byUser = user ? text('theme.lastUpdated.byUser', {user}) : '';
  return (
    // The date is a property, and a property is of something.
    <span className="theme-last-updated" itemScope>
      {text.rich('theme.lastUpdated.lastUpdatedAtBy', {atDate, byUser})}
    </span>
  );
}
