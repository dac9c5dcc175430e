import type {PagePayload} from '@wuya/theme/types';

/** Prints the file that a navigation to a page loads. */
export function printPayload(payload: PagePayload): string {
  return JSON.stringify(payload);
}
