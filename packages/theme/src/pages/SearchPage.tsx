import '../styles/search-page.css';
import {useEffect, useRef, type CompositionEvent, type FormEvent} from 'react';
import {EXTERNAL_LINK} from '../components/ExternalHint.tsx';
import {SearchIcon} from '../components/Icons.tsx';
import {Main} from '../components/Main.tsx';
import {usePage, useSite, useText} from '../base/context.tsx';
import {MAX_QUERY_LENGTH} from '../nav/query.ts';
import {countText} from '../search/AnswerNotes.tsx';
import {type SearchChoice, SearchChoices} from '../search/SearchChoices.tsx';
import {type PageSearch, SearchResults, type SearchResultsProps} from '../search/SearchResults.tsx';

export interface SearchPageProps extends SearchResultsProps {
  /** What is in the field. */
  readonly query: string;
  readonly search: PageSearch;
  /** What is searched; left out where there is no choice. */
  readonly chosen?: SearchChoice | undefined;
  /** The service that answers, where it is to be named. */
  readonly creditHref?: string | undefined;
  onChoose(choice: SearchChoice): void;
  /** The reader wrote something. */
  onType(query: string): void;
  /** The reader wants the answer now. */
  onSubmit(query: string): void;
}

/** The search page. Without script a form that works by itself, and the sections as other ways in. */
export function SearchPage(props: SearchPageProps) {
  const {query, search, chosen, creditHref, onChoose, onType, onSubmit, ...actions} = props;
  const {sections, searchProblem} = useSite();
  const text = useText();
  const isEmpty = query.trim() === '';
  const title = useTitle(isEmpty ? '' : query);
  const {found, status} = search;
  // It stays while more of the same is awaited.
  const counted = status === 'idle' || search.page > 0 ? found : null;
  const count = counted && counted.documentCount > 0 ? countText(counted, text) : '';
  return (
    <Main className="wrap solo p-search">
      <div className="head">
        <h1>{title}</h1>
        <SearchForm {...{query, onType, onSubmit}} />
        <p className="sum" role="status">
          {isEmpty ? text('site.search.hint') : count}
        </p>
        <SearchTerms creditHref={creditHref} />
        {chosen && <SearchChoices chosen={chosen} onChoose={onChoose} />}
      </div>
      {isEmpty || searchProblem !== undefined ? (
        <p className="sections">
          {sections.map((section) => (
            <a className="go" href={section.href} key={section.id}>
              {section.label}
            </a>
          ))}
        </p>
      ) : (
        <SearchResults search={search} {...actions} />
      )}
    </Main>
  );
}

/** Returns the title of the page and of its document, which name the query. */
function useTitle(query: string): string {
  const {head} = usePage();
  const text = useText();
  const plainTitle = text('theme.SearchPage.emptyResultsTitle');
  const title = query === '' ? plainTitle : text('theme.SearchPage.existingResultsTitle', {query});
  useEffect(() => {
    const whole = title + head.title.slice(plainTitle.length);
    // After the head of the page that was navigated to is in place.
    queueMicrotask(() => {
      document.title = whole;
    });
  }, [title, plainTitle, head]);
  return title;
}

type SearchFormProps = Pick<SearchPageProps, 'query' | 'onType' | 'onSubmit'>;

function SearchForm({query, onType, onSubmit}: SearchFormProps) {
  const {searchHref} = useSite();
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') onType(typed); // written before the page could answer
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    // The field is the reader's: it is only written when the query came from elsewhere.
    if (input.current && input.current.value !== query) input.current.value = query;
  }, [query]);
  const write = (event: FormEvent<HTMLInputElement>): void => {
    if (!(event.nativeEvent as InputEvent).isComposing) onType(event.currentTarget.value);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(input.current!.value);
  };
  return (
    <form className="field" role="search" action={searchHref ?? undefined} onSubmit={submit}>
      <SearchIcon />
      <input
        type="search"
        name="q"
        aria-label={text('theme.SearchPage.inputLabel')}
        placeholder={text('theme.SearchPage.inputPlaceholder')}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoFocus
        ref={input}
        onInput={write}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
          onType(event.currentTarget.value)
        }
      />
      <button className="btn" type="submit">
        {text('site.search.submit')}
      </button>
    </form>
  );
}

/** What the search needs or lacks, and who answers. */
function SearchTerms({creditHref}: Pick<SearchPageProps, 'creditHref'>) {
  const {searchProblem, sitemapHref} = useSite();
  const text = useText();
  return (
    <>
      {searchProblem !== undefined && <p className="sum">{searchProblem}</p>}
      <noscript>
        <p className="sum">{text('site.search.needsScript')}</p>
        {sitemapHref !== undefined && (
          <p className="sum">
            <a className="go" href={sitemapHref}>
              {text('site.search.sitemap')}
            </a>
          </p>
        )}
      </noscript>
      {creditHref !== undefined && (
        <p className="sum">
          <a className="go" href={creditHref} {...EXTERNAL_LINK}>
            {text('theme.SearchPage.algoliaLabel')}
          </a>
        </p>
      )}
    </>
  );
}
