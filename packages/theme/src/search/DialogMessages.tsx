import '../styles/search-messages.css';
import type {ReactNode} from 'react';
import {EXTERNAL_LINK} from '../components/ExternalHint.tsx';
import {useText} from '../base/context.tsx';

const RIPPLE = (
  <>
    <ellipse cx="72" cy="24" rx="5" ry="1.6" />
    <ellipse cx="72" cy="24" rx="18" ry="5.4" />
    <ellipse cx="72" cy="24" rx="38" ry="11.5" opacity=".7" />
    <ellipse cx="72" cy="24" rx="64" ry="20" opacity=".4" />
  </>
);
const WAVES = (
  <>
    <path d="M0 14q9-5 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" opacity=".5" />
    <path d="M14 26q9-5 18 0t18 0 18 0 18 0 18 0 18 0" />
    <path d="M40 38q9-5 18 0t18 0 18 0" opacity=".5" />
  </>
);
const BROKEN_WAVE = (
  <path d="M0 24q9-6 18 0t18 0 18 0M90 24q9-6 18 0t18 0 18 0m-78-6 12 12m0-12L66 30" />
);

interface MessageProps {
  readonly role?: 'status' | 'alert';
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

function Message({role, drawing, children}: MessageProps) {
  return (
    <div className="seek-msg" role={role}>
      {drawing && (
        <svg viewBox="0 0 144 48" aria-hidden="true">
          {drawing}
        </svg>
      )}
      {children}
    </div>
  );
}

/** Nothing was chosen before. */
export function NoRecent() {
  const text = useText();
  return (
    <Message drawing={RIPPLE}>
      <p className="say">{text('theme.SearchModal.startScreen.noRecentSearchesText')}</p>
      <p>{text('site.search.hint')}</p>
    </Message>
  );
}

/** The first answer is awaited. */
export function Waiting() {
  return (
    <Message role="status">
      <p>{useText()('site.search.loading')}</p>
    </Message>
  );
}

export interface NoResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  /** Where to say that something should have been found. */
  readonly reportHref: string | undefined;
  onSuggestion(query: string): void;
}

/** Nothing was found. */
export function NoResults({query, suggestions, reportHref, onSuggestion}: NoResultsProps) {
  const text = useText();
  return (
    <Message drawing={WAVES}>
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
            {suggestions.map((name) => (
              <button
                className="qchip"
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

/** The search failed. */
export function SearchFailed({onRetry}: {onRetry(): void}) {
  const text = useText();
  return (
    <Message role="alert" drawing={BROKEN_WAVE}>
      <p className="say">{text('theme.SearchModal.errorScreen.titleText')}</p>
      <p>{text('theme.SearchModal.errorScreen.helpText')}</p>
      <button className="qchip" type="button" onClick={onRetry}>
        {text('site.search.retry')}
      </button>
    </Message>
  );
}
