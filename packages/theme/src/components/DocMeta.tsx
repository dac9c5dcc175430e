import {useText} from '../base/context.tsx';
import {groupDigits} from '../base/digits.ts';
import {LastUpdated} from '../base/LastUpdated.tsx';
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
