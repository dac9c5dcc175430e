import {useParts, useSite, useText} from '../base/context.tsx';

/** The tagline may or may not come with its own full stop. */
const ENDS_SENTENCE = /\p{P}$/u;

/** The saying in the footer: one from a service where the site asks for it, else the tagline. */
export function FooterQuote() {
  const {tagline, taglineSource, quote} = useSite();
  const {QuoteLine} = useParts();
  const text = useText();
  if (QuoteLine && quote) return <QuoteLine source={quote} />;
  if (tagline === '') return <p className="quote" />;
  return (
    <p className="quote" aria-live="off">
      {ENDS_SENTENCE.test(tagline) ? tagline : text('site.quote.tagline', {tagline})}
      {taglineSource && <cite>&ensp;{text('site.quote.source', {source: taglineSource})}</cite>}
    </p>
  );
}
