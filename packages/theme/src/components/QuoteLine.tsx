import '../styles/quote.css';
import {useEffect, useState} from 'react';
import {useText} from '../base/context.tsx';
import {isFresh, parseCachedQuote, QUOTE_KEY} from '../quote/cachedQuote.ts';
import {fetchQuote, type FetchedQuote, type QuoteSource} from '../quote/fetchQuote.ts';
import {localStore} from '../base/storage.ts';
import type {QuoteLineProps} from '../base/parts.ts';

/** A saying from a service, one for each document. Its place is kept empty until it comes. */
export function QuoteLine({source}: QuoteLineProps) {
  const text = useText();
  const [quote, setQuote] = useState<FetchedQuote | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadQuote(source).then((loaded) => !isGone && setQuote(loaded ?? 'failed'));
    return () => {
      isGone = true;
    };
  }, [source]);
  const isQuote = quote !== null && quote !== 'failed';
  return (
    <p className="quote live" aria-live="off" data-shown={quote === null ? undefined : ''}>
      {isQuote ? (
        <span>{quote.text}</span>
      ) : (
        quote && <span className="failed">{text('site.quote.failed')}</span>
      )}
      {isQuote && quote.name !== '' && (
        <cite>{text('site.quote.source', {source: quote.name})}</cite>
      )}
    </p>
  );
}

/** The quote to show: a fresh one from the store, else one from the service, else the old one, else null. */
async function loadQuote(source: QuoteSource): Promise<FetchedQuote | null> {
  const known = parseCachedQuote(localStore.get(QUOTE_KEY), Date.now());
  if (known && isFresh(known, Date.now())) return known;
  try {
    const quote = await fetchQuote(source, {
      fetch: (url, init) => fetch(url, init),
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    });
    localStore.set(QUOTE_KEY, JSON.stringify({...quote, updateAt: Date.now()}));
    return quote;
  } catch {
    return known; // an old saying is better than an excuse
  }
}
