import '../styles/quote.css';
import {useEffect, useRef, useState} from 'react';
import {useText} from '../base/context.tsx';
import type {QuoteLineProps} from '../base/parts.ts';
import type {FetchedQuote} from '../quote/fetchQuote.ts';

/** How far below the window the footer may be when the quote is asked for. */
const NEAR = '0px 0px 600px';

/** A saying from a service, one for each document: asked for when the reader nears the footer. Its place is kept empty until it comes. */
export function QuoteLine({source}: QuoteLineProps) {
  const text = useText();
  const [quote, setQuote] = useState<FetchedQuote | 'failed' | null>(null);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const show = (loaded: FetchedQuote | null) => setQuote(loaded ?? 'failed');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        observer.disconnect();
        import('../quote/loadQuote.ts')
          .then(({loadQuote}) => loadQuote(source))
          .then(show, () => show(null));
      },
      {rootMargin: NEAR},
    );
    observer.observe(line.current!);
    return () => observer.disconnect();
  }, [source]);
  const isQuote = quote !== null && quote !== 'failed';
  return (
    <p
      className="quote live"
      aria-live="off"
      data-shown={quote === null ? undefined : ''}
      ref={line}
    >
      {isQuote ? (
        <span>
          {quote.text}
          {quote.name !== '' && (
            <cite>&ensp;{text('site.quote.source', {source: quote.name})}</cite>
          )}
        </span>
      ) : (
        quote && <span className="failed">{text('site.quote.failed')}</span>
      )}
    </p>
  );
}
