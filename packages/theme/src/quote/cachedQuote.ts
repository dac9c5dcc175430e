/** A saying as the footer keeps it. */
interface CachedQuote {
  readonly text: string;
  /** Author of the quote; empty when unknown. */
  readonly name: string;
  /** When it was fetched, in milliseconds since 1970. */
  readonly updateAt: number;
}

export const QUOTE_KEY = 'wuya.footer-quote';
/** Maximum age of a quote that is shown without asking for another. */
const QUOTE_AGE_MS = 600_000;

/** Parses what was stored, or null when there is nothing usable: damaged, incomplete, or from the future. */
export function parseCachedQuote(stored: string | null, nowMs: number): CachedQuote | null {
  if (stored === null) return null;
  try {
    const {text, name, updateAt} = JSON.parse(stored) as Record<string, unknown>;
    const isUsable =
      typeof text === 'string' &&
      text !== '' &&
      typeof name === 'string' &&
      typeof updateAt === 'number' &&
      updateAt <= nowMs;
    return isUsable ? {text, name, updateAt} : null;
  } catch {
    return null; // no JSON, or not an object
  }
}

/** Tells whether a kept quote may be shown once more. */
export function isFresh(quote: CachedQuote, nowMs: number): boolean {
  return nowMs - quote.updateAt < QUOTE_AGE_MS;
}
