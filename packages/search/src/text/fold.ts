/** Diacritics; the points of Hebrew, the vowels of Arabic and what draws its letters out, which are mostly left out. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
// White space, and the marks between words and sentences of scripts whose letters are around them.
const BLANK = /[\s\u055a-\u055f\u0589\u05be\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965]/;
// Zero-width characters and the soft hyphen: invisible, so they must not split a word.
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
// All but what NFKC leaves alone and what carries no case: most of a text takes no call.
const FOLDED = /[^ -~\u3001-\u302f\u3400-\u9fff\ud800-\udfff]/g;

/**
 * Folds text to what both the index and the queries see: compatibility forms unified (NFKC, character by character),
 * diacritics off, every white space one blank. Case is kept, because camelCase marks the parts of a word; `toLowerCase()`
 * of the answer has the same length.
 */
export function foldText(raw: string): string {
  return raw.replace(FOLDED, foldChar);
}

interface MappedText {
  readonly text: string;
  /** Index in the raw text of a code unit of `text`. */
  toRaw(index: number): number;
}

/** Folds text as `foldText` does and keeps the way back, for highlighting. */
export function foldTextMapped(raw: string): MappedText {
  // Characters that come to none or to several, which moves what follows them.
  const moves: Array<{readonly start: number; readonly added: number}> = [];
  let shift = 0;
  const text = raw.replace(FOLDED, (char, at: number) => {
    const folded = foldChar(char);
    const added = folded.length - 1;
    if (added !== 0) moves.push({start: at + shift, added});
    shift += added;
    return folded;
  });
  const toRaw = (index: number) =>
    moves.reduce(
      (at, {start, added}) => (start > index ? at : at - Math.min(added, index - start)),
      index,
    );
  return {text, toRaw};
}

function foldChar(char: string): string {
  const code = char.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  if (code <= 0x20 || code === 0x7f || BLANK.test(char)) return ' ';
  if (INVISIBLE.test(char)) return '';
  // NFKD may give a free-standing accent as blank + mark; a blank there would cut a word.
  const folded = char.normalize('NFKD').replace(MARKS, '').normalize('NFC').replace(/\s/g, ' ');
  const lower = folded.toLowerCase();
  return lower.length === folded.length ? folded : lower;
}
