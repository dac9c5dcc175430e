import '../styles/search-page.css';
import {useEffect, useRef} from 'react';
import {SearchIcon} from '../components/Icons.tsx';
import {Main} from '../components/Main.tsx';
import {useSite, useText} from '../context.tsx';

/** Longest query that is worth sending. */
const MAX_QUERY_LENGTH = 64;

/** The search page without its results: a form that works by itself, and the sections as other ways in. */
export function SearchPage() {
  const {searchHref, sections} = useSite();
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search).get('q');
    if (query && input.current?.value === '') input.current.value = query.slice(0, MAX_QUERY_LENGTH);
  }, []);
  return (
    <Main className="wrap solo p-search">
      <div className="head">
        <h1>{text('theme.SearchPage.emptyResultsTitle')}</h1>
        <form className="field" role="search" action={searchHref ?? undefined}>
          <SearchIcon />
          <input type="search" name="q" aria-label={text('theme.SearchPage.inputLabel')} maxLength={MAX_QUERY_LENGTH} ref={input} />
          <button className="btn" type="submit">
            {text('site.search.submit')}
          </button>
        </form>
        <p className="sum" role="status">
          {text('site.search.hint')}
        </p>
      </div>
      <p className="sections">
        {sections.map((section) => (
          <a className="go" href={section.href} key={section.id}>
            {section.label}
          </a>
        ))}
      </p>
    </Main>
  );
}
