import '../styles/states.css';
import {useEffect, useRef} from 'react';
import {useText} from '../base/context.tsx';
import {type AnswerNote, AnswerNotes} from './AnswerNotes.tsx';
import type {Hit} from './hit.ts';
import {SearchFound} from './SearchFound.tsx';

/** A search as its page draws it. */
export interface PageSearch {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  readonly query: string;
  /** Answer page that was asked for last, from 0. */
  readonly page: number;
  readonly found: {
    readonly hits: readonly Hit[];
    readonly page: number;
    readonly pageCount: number;
    readonly documentCount: number;
    readonly isCounted: boolean;
    readonly notes: readonly AnswerNote[];
  } | null;
}

export interface SearchResultsProps {
  readonly search: PageSearch;
  /** Address of a hit on this site. */
  hrefOf(url: string): string;
  /** The reader goes to a hit. */
  onLeave(): void;
  onMore(): void;
  onRetry(): void;
}

/** What was found, what is awaited, or what went wrong. */
export function SearchResults({search, hrefOf, onLeave, onMore, onRetry}: SearchResultsProps) {
  const text = useText();
  const {status, found, page} = search;
  const isBusy = status === 'loading' || status === 'stalled';
  const isNew = page === 0 && status !== 'idle';
  const hits = isNew || !found ? [] : found.hits;
  const hasMore =
    !isNew && found !== null && status !== 'error' && found.page + 1 < found.pageCount;
  return (
    <>
      {isBusy && isNew && (
        <div className="wait" role="status">
          <svg className="ripple" viewBox="0 0 128 52" aria-hidden="true">
            <ellipse cx="64" cy="26" rx="60" ry="20" />
            <ellipse cx="64" cy="26" rx="60" ry="20" />
            <circle cx="64" cy="24" r="3" />
          </svg>
          {text('site.search.loading')}
        </div>
      )}
      {hits.length > 0 && <AnswerNotes notes={found!.notes} />}
      {hits.length > 0 && (
        <div className="all" onClick={onLeave}>
          {hits.map((hit, i) => (
            <SearchFound
              hit={hit}
              href={hrefOf(hit.url)}
              position={i + 1}
              key={`${i} ${hit.objectID}`}
            />
          ))}
        </div>
      )}
      {!isNew && found?.hits.length === 0 && (
        <p className="none">{text('theme.SearchPage.noResultsText')}</p>
      )}
      {hasMore && <MoreLine isBusy={isBusy} onReached={onMore} key={found.page} />}
      {status === 'error' && (
        <div className="tide box" role="alert">
          <h2>{text('theme.SearchModal.errorScreen.titleText')}</h2>
          <p>{text('theme.SearchModal.errorScreen.helpText')}</p>
          <button className="btn ghost" type="button" onClick={onRetry}>
            {text('site.search.retry')}
          </button>
        </div>
      )}
    </>
  );
}

interface MoreLineProps {
  readonly isBusy: boolean;
  onReached(): void;
}

/** Asks for more when it comes into view from below, or stands in view from the start. */
function MoreLine({isBusy, onReached}: MoreLineProps) {
  const text = useText();
  const line = useRef<HTMLParagraphElement>(null);
  const reach = useRef(onReached);
  useEffect(() => {
    reach.current = onReached;
  });
  useEffect(() => {
    let lastTop = Infinity;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const {top} = entry!.boundingClientRect;
        if (entry!.isIntersecting && top < lastTop) {
          observer.disconnect();
          reach.current();
        }
        lastTop = top;
      },
      {threshold: 1},
    );
    observer.observe(line.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <p className="more-line" aria-busy={isBusy} ref={line}>
      {text('theme.SearchPage.fetchingNewResults')}
    </p>
  );
}
