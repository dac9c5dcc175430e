import {MAX_QUERY_LENGTH} from './query.ts';

/** Guesses what to search for when there is no page at this path: `/wuya/frontend/evnet-loop/` → `evnet loop`. */
export function toSearchWords(path: string, baseUrl: string): string {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  const last =
    below
      .replace(/(?:\/index)?\.html$/, '')
      .split('/')
      .findLast((segment) => segment !== '') ?? '';
  const words = decodeSegment(last)
    .replace(/[-_.+\s]+/g, ' ')
    .trim();
  // Whole characters. What cuts a query comes with the code of the search, which this page does without.
  return Array.from(words).slice(0, MAX_QUERY_LENGTH).join('');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray % is kept as it came.
    return segment;
  }
}
