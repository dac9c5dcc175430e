import '../styles/search-page.css';
import {useEffect, useRef, type CompositionEvent, type FormEvent} from 'react';
import {EXTERNAL_LINK} from '../components/ExternalHint.tsx';
import {SearchIcon} from '../components/Icons.tsx';
import {Main} from '../components/Main.tsx';
import {usePage, useSite, useText} from '../context.tsx';
import {type PageSearch, SearchResults, type SearchResultsProps} from '../search/SearchResults.tsx';

/** Longest query that is worth sending. */
const MAX_QUERY_LENGTH = 64;

export interface SearchPageProps extends SearchResultsProps {
  /** What stands in the field. */
  readonly query: string;
  readonly search: PageSearch;
  /** Name of the version that is searched; left out where there is no choice. */
  readonly version?: string | undefined;
  /** The service that answers, where it is to be named. */
  readonly creditHref?: string | undefined;
  onVersion(name: string): void;
  /** The reader wrote something. */
  onType(query: string): void;
  /** The reader wants the answer now. */
  onSubmit(query: string): void;
}

/** The search page. Without script a form that works by itself, and the sections as other ways in. */
export function SearchPage({query, search, version, creditHref, onVersion, onType, onSubmit, ...actions}: SearchPageProps) {
  const {searchHref, sections, versions} = useSite();
  const {head} = usePage();
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const plainTitle = text('theme.SearchPage.emptyResultsTitle');
  const isEmpty = query.trim() === '';
  const title = isEmpty ? plainTitle : text('theme.SearchPage.existingResultsTitle', {query});
  const {found, status} = search;
  // It stays while more of the same is awaited.
  const count = status === 'idle' || search.page > 0 ? (found?.hitCount ?? 0) : 0;

  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') onType(typed); // written before the page could answer
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    // The field is the reader's: it is only written when the query came from elsewhere.
    if (input.current && input.current.value !== query) input.current.value = query;
  }, [query]);
  useEffect(() => {
    const whole = title + head.title.slice(plainTitle.length);
    // After the head of the page that was navigated to is in place.
    queueMicrotask(() => {
      document.title = whole;
    });
  }, [title, plainTitle, head]);

  const write = (event: FormEvent<HTMLInputElement>): void => {
    if (!(event.nativeEvent as InputEvent).isComposing) onType(event.currentTarget.value);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(input.current!.value);
  };
  return (
    <Main className="wrap solo p-search">
      <div className="head">
        <h1>{title}</h1>
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
            onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => onType(event.currentTarget.value)}
          />
          {version !== undefined && versions.length > 1 && (
            <select className="btn" aria-label={text('theme.navbar.mobileVersionsDropdown.label')} value={version} onChange={(event) => onVersion(event.target.value)}>
              {versions.map(({name, label}) => (
                <option value={name} key={name}>
                  {label}
                </option>
              ))}
            </select>
          )}
          <button className="btn" type="submit">
            {text('site.search.submit')}
          </button>
        </form>
        <p className="sum" role="status">
          {isEmpty ? text('site.search.hint') : count > 0 ? text('theme.SearchPage.documentsFound.plurals', {count}) : ''}
        </p>
        {creditHref !== undefined && (
          <p className="sum">
            <a href={creditHref} {...EXTERNAL_LINK}>
              {text('theme.SearchPage.algoliaLabel')}
            </a>
          </p>
        )}
      </div>
      {isEmpty ? (
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
