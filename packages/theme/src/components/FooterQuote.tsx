import {useParts, useSite, useText} from '../base/context.tsx';

/**
 * Ends a tagline as a sentence, as the texts of the site say, unless it comes with its own end or with one that no Chinese full stop
 * goes with: `知也无涯` → `知也无涯。`, `Notes on Rust` and `笔记 🚀` as they are.
 */
function toSentence(tagline: string, sentence: string): string {
  const isWhole = /\p{P}$/u.test(tagline);
  const isOther = sentence.endsWith('。') && !/\p{Lo}$/u.test(tagline);
  return isWhole || isOther ? tagline : sentence;
}

/** The saying in the footer: one from a service where the site asks for it, else the tagline. */
export function FooterQuote() {
  const {tagline, taglineSource, quote} = useSite();
  const {QuoteLine} = useParts();
  const text = useText();
  if (QuoteLine && quote) return <QuoteLine source={quote} />;
  if (tagline === '') return <p className="quote" />;
  return (
    <p className="quote" aria-live="off">
      {toSentence(tagline, text('site.quote.tagline', {tagline}))}
      {taglineSource && <cite>&ensp;{text('site.quote.source', {source: taglineSource})}</cite>}
    </p>
  );
}
