import {useText} from '../base/context.tsx';
import {groupDigits} from '../base/digits.ts';
import type {DocPage, MarkdownPage} from '../types.ts';

export interface DocMetaProps {
  readonly page: DocPage | MarkdownPage;
}

/** When the note was last changed and how long it is. */
export function DocMeta({page}: DocMetaProps) {
  const text = useText();
  return (
    <p className="meta">
      {(page.lastUpdated || page.lastUpdatedBy) && (
        <LastUpdated date={page.lastUpdated} user={page.lastUpdatedBy} />
      )}
      {page.readingMinutes > 0 && (
        <span>
          {text('theme.blog.post.readingTime.plurals', {readingTime: page.readingMinutes})}
        </span>
      )}
      {page.wordCount > 0 && (
        <span>{text('site.doc.words', {count: groupDigits(page.wordCount)})}</span>
      )}
    </p>
  );
}

/** When something was last changed, and by whom. */
export function LastUpdated({
  date,
  user,
}: {
  readonly date: string | undefined;
  readonly user: string | undefined;
}) {
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
