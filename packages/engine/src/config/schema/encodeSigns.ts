import {encodePath} from '@wuya/theme/pathname';

/** Matches what browsers encode: a blank, and all that is not ASCII. */
const ENCODED = /[^\0-\x1F!-\x7F]+/gu;

/** Encodes in an address what browsers encode, and leaves what is encoded already: `/图 %41.png` → `/%E5%9B%BE%20%41.png` */
export function encodeSigns(address: string): string {
  return address.replace(ENCODED, encodePath);
}
