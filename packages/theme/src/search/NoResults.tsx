import '../styles/search-messages.css';
import type {ReactNode} from 'react';
import {EXTERNAL_LINK} from '../components/ExternalHint.tsx';
import {useText} from '../base/context.tsx';

const WAVES = (
  <>
    <path d="M0 14q9-5 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" opacity=".5" />
    <path d="M14 26q9-5 18 0t18 0 18 0 18 0 18 0 18 0" />
    <path d="M40 38q9-5 18 0t18 0 18 0" opacity=".5" />
  </>
);

interface MessageProps {
  /** Name of the screen in the classes of DocSearch, which styles of sites know. */
  readonly screen: 'StartScreen' | 'NoResults' | 'ErrorScreen';
  readonly role?: 'alert';
  readonly drawing: ReactNode;
  readonly children: ReactNode;
}

/** What is said where there are no results. */
export function Message({screen, role, drawing, children}: MessageProps) {
  return (
    <div className={`seek-msg DocSearch-${screen}`} role={role}>
      <svg viewBox="0 0 144 48" aria-hidden="true">
        {drawing}
      </svg>
      {children}
    </div>
  );
}

/** Maximum number of queries that are proposed. */
const MAX_SUGGESTIONS = 3;

export interface NoResultsProps {
  readonly query: string;
  /** Queries to propose; of more than three the first three. */
  readonly suggestions: readonly string[];
  /** Where to say that something should have been found. */
  readonly reportHref: string | undefined;
  onSuggestion(query: string): void;
}

/** Says that nothing was found, and proposes other queries. */
export function NoResults({query, suggestions, reportHref, onSuggestion}: NoResultsProps) {
  const text = useText();
  return (
    <Message screen="NoResults" drawing={WAVES}>
      <p className="say">
        {text.rich('site.search.noResults', {
          text: text('theme.SearchModal.noResultsScreen.noResultsText'),
          query: <strong key="query">{query}</strong>,
        })}
      </p>
      {suggestions.length > 0 && (
        <>
          <p>
            {text('site.search.suggestions', {
              text: text('theme.SearchModal.noResultsScreen.suggestedQueryText'),
            })}
          </p>
          <p className="chips">
            {suggestions.slice(0, MAX_SUGGESTIONS).map((name) => (
              <button
                className="qchip DocSearch-Prefill"
                type="button"
                key={name}
                onClick={() => onSuggestion(`${name.toLowerCase()} `)}
              >
                {name}
              </button>
            ))}
          </p>
        </>
      )}
      {reportHref && (
        <p>
          {text('theme.SearchModal.noResultsScreen.reportMissingResultsText')}{' '}
          <a href={reportHref} {...EXTERNAL_LINK}>
            {text('theme.SearchModal.noResultsScreen.reportMissingResultsLinkText')}
          </a>
        </p>
      )}
    </Message>
  );
}
