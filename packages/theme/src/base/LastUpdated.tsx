import {useText} from './context.tsx';

export interface LastUpdatedProps {
  /** As `2025-03-18`. */
  readonly date: string | undefined;
  readonly user: string | undefined;
}

/** When something was last changed, and by whom. */
export function LastUpdated({date, user}: LastUpdatedProps) {
  const text = useText();
  const time = (
    <time key="date" dateTime={date} itemProp="dateModified">
      {date}
    </time>
  );
  const atDate = date ? text.rich('theme.lastUpdated.atDate', {date: time}) : '';
  const byUser = user ? text('theme.lastUpdated.byUser', {user}) : '';
  return (
    // The date is a property, and a property is of something.
    <span className="theme-last-updated" itemScope>
      {text.rich('theme.lastUpdated.lastUpdatedAtBy', {atDate, byUser})}
    </span>
  );
}
