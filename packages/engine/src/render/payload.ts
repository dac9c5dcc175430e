import type {PagePayload} from '@wuya/theme/types';
import {packHtml} from '../shared/packedHtml.ts';

/** The text of the file that a navigation to a page loads. */
export function printPayload(payload: PagePayload): string {
  return JSON.stringify({...payload, html: payload.html === null ? null : packHtml(payload.html)});
}
