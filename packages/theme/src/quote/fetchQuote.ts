/** How often an empty answer is asked for again, and how long to wait: the public service allows two requests a second. */
const MAX_REPEATS = 3;
export const REPEAT_MS = 600;

export interface QuoteSource {
  readonly url: string;
  readonly timeoutMs: number;
}

export interface FetchedQuote {
  readonly text: string;
  readonly name: string;
}

/** The world outside, so that the rules can be tried without it. */
interface QuoteWorld {
  fetch(url: string, init: RequestInit): Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
  wait(ms: number): Promise<void>;
}

/**
 * Asks the service for a saying. An answer without text is asked for again, up to three times.
 * @throws on the first refusal, bad answer or timeout, and when every answer was without text
 */
export async function fetchQuote(
  {url, timeoutMs}: QuoteSource,
  world: QuoteWorld,
): Promise<FetchedQuote> {
  for (let repeats = 0; repeats <= MAX_REPEATS; repeats++) {
    if (repeats > 0) await world.wait(REPEAT_MS);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    try {
      // A fresh answer each time: a repeat that comes from a cache is the same empty one.
      const response = await world.fetch(url, {
        cache: 'no-store',
        credentials: 'omit',
        mode: 'cors',
        referrerPolicy: 'no-referrer',
        signal: abort.signal,
      });
      if (!response.ok) throw new Error(`The quote service answered ${response.status}`);
      const quote = readQuote(await response.json());
      if (quote.text !== '') return quote;
    } finally {
      clearTimeout(timer);
    }
  }
  throw new Error('The quote service has no text');
}

/** Reads the fields of hitokoto: `hitokoto` is the text, `from_who` the author or null. */
function readQuote(answer: unknown): FetchedQuote {
  const {hitokoto, from_who: name} = (answer ?? {}) as Record<string, unknown>;
  return {
    text: typeof hitokoto === 'string' ? hitokoto.trim() : '',
    name: typeof name === 'string' ? name.trim() : '',
  };
}
