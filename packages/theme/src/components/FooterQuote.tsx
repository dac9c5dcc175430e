import {useSite, useText} from '../context.tsx';

export interface Quote {
  readonly text: string;
  /** `《论语·子罕》` or the name of a person. */
  readonly source: string;
}

export interface FooterQuoteProps {
  /** Default: the tagline of the site, which is a saying of Zhuangzi. */
  readonly quote?: Quote | undefined;
}

/** The tagline may or may not come with its own full stop. */
const ENDS_SENTENCE = /\p{P}$/u;

/** A saying in the footer. Two lines are kept for it whatever it says. */
export function FooterQuote({quote}: FooterQuoteProps) {
  const {tagline} = useSite();
  const text = useText();
  const saying = quote?.text ?? (ENDS_SENTENCE.test(tagline) ? tagline : text('site.quote.tagline', {tagline}));
  const source = quote?.source ?? text('site.quote.taglineSource');
  return (
    <p className="quote" aria-live="off">
      {saying}
      {source && <cite>{text('site.quote.source', {source})}</cite>}
    </p>
  );
}
