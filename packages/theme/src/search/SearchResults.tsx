import '../styles/states.css';
import {useEffect, useRef} from 'react';
import {useSite, useText} from '../base/context.tsx';
import {WaterIcon} from '../components/WaterIcon.tsx';
import {type AnswerNote, AnswerNotes} from './AnswerNotes.tsx';
import {groupAnswers} from './groupAnswers.ts';
import type {Hit} from './hit.ts';
import {NoResults} from './NoResults.tsx';
import {SearchFound} from './SearchFound.tsx';

/** A search as its page renders it. */
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
    /** How many of the hits each answer brought. */
    readonly answerSizes: readonly number[];
  } | null;
  /** Sections to search for where nothing is found. */
  readonly sections: readonly string[];
}

export interface SearchResultsProps {
  readonly search: PageSearch;
  /** Address of a hit on this site. */
  hrefOf(url: string): string;
  /** The reader goes to a hit. */
  onLeave(): void;
  onMore(): void;
  onRetry(): void;
  /** The reader takes another query that is offered. */
  onSuggestion(query: string): void;
  /** Where to say that something should have been found. */
  readonly reportHref: string | undefined;
}

/** What was found, what is awaited, or what went wrong. */
export function SearchResults(props: SearchResultsProps) {
  const {search, hrefOf, onLeave, onMore, onRetry, onSuggestion, reportHref} = props;
  const text = useText();
  const {sections} = useSite();
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
          {groupAnswers(hits, found!.answerSizes).map(({name, hits: ofGroup, start}) => (
            <section key={start}>
              {name && <SectionTitle name={name} />}
              {ofGroup.map((hit, i) => (
                <SearchFound
                  hit={hit}
                  href={hrefOf(hit.url)}
                  position={start + i + 1}
                  key={`${i} ${hit.objectID}`}
                />
              ))}
            </section>
          ))}
        </div>
      )}
      {!isNew && found?.hits.length === 0 && (
        <div className="none">
          <NoResults
            query={search.query}
            suggestions={namesToTry(search.sections, sections)}
            reportHref={reportHref}
            onSuggestion={onSuggestion}
          />
        </div>
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

/** Sections of the best answer so far; a first visit that finds nothing has those of the site. */
function namesToTry(found: readonly string[], sections: readonly {readonly label: string}[]) {
  return found.length > 0 ? found : sections.map(({label}) => label);
}

/** The name of a section of the site above its results, as in the dialog. */
function SectionTitle({name}: {readonly name: string}) {
  const water = useSite().sections.find(({label}) => label === name)?.water;
  return (
    <h2 className="group">
      {water && <WaterIcon water={water} />}
      {name}
    </h2>
  );
}

interface MoreLineProps {
  readonly isBusy: boolean;
  onReached(): void;
}

/** Asks for more when it comes into view from below, or is in view from the start. */
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
