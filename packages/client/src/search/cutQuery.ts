import {MAX_QUERY_LENGTH} from './query.ts';

/** Cuts the query to its greatest length, never inside a character. */
export function cutQuery(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
