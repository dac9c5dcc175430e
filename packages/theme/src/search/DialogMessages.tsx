import {useText} from '../base/context.tsx';
import {Message} from './NoResults.tsx';

const RIPPLE = (
  <>
    <ellipse cx="72" cy="24" rx="5" ry="1.6" />
    <ellipse cx="72" cy="24" rx="18" ry="5.4" />
    <ellipse cx="72" cy="24" rx="38" ry="11.5" opacity=".7" />
    <ellipse cx="72" cy="24" rx="64" ry="20" opacity=".4" />
  </>
);
const BROKEN_WAVE = (
  <path d="M0 24q9-6 18 0t18 0 18 0M90 24q9-6 18 0t18 0 18 0m-78-6 12 12m0-12L66 30" />
);

/** Nothing was chosen before. */
export function NoRecent() {
  const text = useText();
  return (
    <Message screen="StartScreen" drawing={RIPPLE}>
      <p className="say">{text('theme.SearchModal.startScreen.noRecentSearchesText')}</p>
      <p>{text('site.search.hint')}</p>
    </Message>
  );
}

/** The first answer is awaited. */
export function Waiting() {
  return (
    <div className="seek-msg" role="status">
      <p>{useText()('site.search.loading')}</p>
    </div>
  );
}

/** The search failed. */
export function SearchFailed({onRetry}: {onRetry(): void}) {
  const text = useText();
  return (
    <Message screen="ErrorScreen" role="alert" drawing={BROKEN_WAVE}>
      <p className="say">{text('theme.SearchModal.errorScreen.titleText')}</p>
      <p>{text('theme.SearchModal.errorScreen.helpText')}</p>
      <button className="qchip" type="button" onClick={onRetry}>
        {text('site.search.retry')}
      </button>
    </Message>
  );
}
