import type {IndexReader} from '../reader/indexReader.ts';

// Chosen with the constants of loose.ts, on the same questions.
const LENGTH_SHARE = 0.25;

/** Gives what the words of a page count less for: a long one has more words of any question. About 1. */
export function lengthOf({meta: {unitCount, pageStarts}}: IndexReader, page: number): number {
  const count = (pageStarts[page + 1] ?? unitCount) - (pageStarts[page] as number);
  return 1 + LENGTH_SHARE * ((count * pageStarts.length) / unitCount - 1);
}
