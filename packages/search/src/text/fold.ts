/** Diacritics; the points of Hebrew, the vowels of Arabic and what draws its letters out, which are mostly left out. */
const MARKS = /(?=[\u0300-\u0670])[\p{M}\u0640]/gu;
// White space, control characters, and the marks between words and sentences of scripts from Armenian to Sinhala, whose letters are around them.
const BLANK = /[\0- \x7f\s]|(?=[\u0530-\u0dff])\p{P}/u;
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
  if (BLANK.test(char)) return ' ';
  if (INVISIBLE.test(char)) return '';
  // NFKD may give a free-standing accent as blank + mark; a blank there would cut a word.
  const folded = char.normalize('NFKD').replace(MARKS, '').normalize('NFC').replace(/\s/g, ' ');
  const lower = folded.toLowerCase();
  return lower.length === folded.length ? folded : lower;
}
