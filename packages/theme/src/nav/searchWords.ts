import {cutQuery} from './query.ts';

/** Guesses what to search for when there is no page at this path: `/wuya/frontend/evnet-loop/` → `evnet loop`. */
export function toSearchWords(path: string, baseUrl: string): string {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  const last =
    below
      .replace(/(?:\/index)?\.html$/, '')
      .split('/')
      .findLast((segment) => segment !== '') ?? '';
  return cutQuery(
    decodeSegment(last)
      .replace(/[-_.+\s]+/g, ' ')
      .trim(),
  );
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray % is kept as it came.
    return segment;
  }
}
