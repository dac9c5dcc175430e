const MARKS = /[\u0300-\u036f]/g;
// Zero-width characters and the soft hyphen: invisible, so they must not split a word.
const INVISIBLE = /^[\u00ad\u200b-\u200f\u2060\ufeff]$/;

/**
 * Folds text to what both the index and the queries see: compatibility forms unified (NFKC, character by character),
 * diacritics off, every white space one blank. Case is kept, because camelCase marks the parts of a word; `toLowerCase()`
 * of the answer has the same length.
 */
export function foldText(raw: string): string {
  let out = '';
  let start = 0;
  for (let i = 0; i < raw.length; i++) {
    const code = raw.charCodeAt(i);
    if (isPlain(code)) continue;
    out += raw.slice(start, i) + foldChar(raw, i);
    start = i + 1;
  }
  return start === 0 ? raw : out + raw.slice(start);
}

export interface MappedText {
  readonly text: string;
  /** Index in the raw text of a code unit of `text`. */
  toRaw(index: number): number;
}

// What may come to nothing: where a text has none of it and keeps its length, every code unit keeps its place.
const VANISHING = /[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/;

/** Folds text as `foldText` does and keeps the way back, for highlighting. */
export function foldTextMapped(raw: string): MappedText {
  const text = foldText(raw);
  if (text.length === raw.length && !VANISHING.test(raw)) return {text, toRaw: (index) => index};
  const places: number[] = [];
  for (let i = 0; i < raw.length; i++) {
    const {length} = isPlain(raw.charCodeAt(i)) ? 'x' : foldChar(raw, i);
    for (let k = 0; k < length; k++) places.push(i);
  }
  return {text, toRaw: (index) => places[index] as number};
}

// The ranges NFKC leaves alone and that carry no case; keeps the common path free of normalize().
function isPlain(code: number): boolean {
  if (code < 0x7f) return code >= 0x20;
  if (code >= 0x3400 && code <= 0x9fff) return true;
  if (code > 0x3000 && code < 0x3030) return true;
  return code >= 0xd800 && code <= 0xdfff;
}

function foldChar(raw: string, index: number): string {
  const code = raw.charCodeAt(index);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  const char = raw.charAt(index);
  if (code <= 0x20 || code === 0x7f || /\s/.test(char)) return ' ';
  if (INVISIBLE.test(char)) return '';
  // NFKD may give a free-standing accent as blank + mark; a blank there would cut a word.
  const folded = char.normalize('NFKD').replace(MARKS, '').normalize('NFC').replace(/\s/g, ' ');
  const lower = folded.toLowerCase();
  return lower.length === folded.length ? folded : lower;
}
