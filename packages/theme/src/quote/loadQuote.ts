import {localStore} from '../base/storage.ts';
import {isFresh, parseCachedQuote, QUOTE_KEY} from './cachedQuote.ts';
import {fetchQuote, type FetchedQuote, type QuoteSource} from './fetchQuote.ts';

/** Loads the quote to show: a fresh one from the store, else one from the service, else the old one, else null. */
export async function loadQuote(source: QuoteSource): Promise<FetchedQuote | null> {
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
