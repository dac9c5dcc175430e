import {CJK, SEPARATOR, WORD, classOf} from './charClass.ts';
import {MAX_WORD, charKey, isJoint, partStarts} from './tokenize.ts';

/** Receives the terms of a text. A char term is one code unit in the upper 16 bits and a second one or 0 below; a word has its case, `wordTerms` are its terms. */
export interface TermSink {
  char(key: number): void;
  word(word: string): void;
}

/** The class of every code unit: a look into a table instead of ten comparisons. */
const CLASSES = Uint8Array.from({length: 0x10000}, (_, code) => classOf(String.fromCharCode(code)));

/**
 * Sends every term of folded text to `sink`: CJK characters and overlapping bigrams (also across white space), words
 * with each inner camelCase, digit or underscore part to the end of the word, ASCII symbols and their bigrams, and
 * the joints of code names (`.m` of `a.map`, `-m` of `v-model`, `c+` of `C++`) and of words and CJK (`t组` of `React 组件`).
 */
export function eachTerm(folded: string, sink: TermSink): void {
  const end = folded.length;
  for (let i = 0; i < end;) {
    const code = folded.charCodeAt(i);
    const kind = CLASSES[code];
    if (kind === WORD) {
      i = sendWord(folded, i, sink);
      continue;
    }
    i++;
    if (kind === SEPARATOR) continue;
    sink.char(charKey(code));
    let next = i;
    if (kind === CJK) while (next < end && folded.charCodeAt(next) === 0x20) next++;
    if (next >= end) continue;
    const nextCode = folded.charCodeAt(next);
    const nextKind = CLASSES[nextCode];
    if (nextKind === kind) sink.char(charKey(code, nextCode));
    else if (nextKind === WORD && (kind === CJK || isJoint(code)))
      sink.char(charKey(code, lowerCode(nextCode)));
  }
}

function sendWord(folded: string, start: number, sink: TermSink): number {
  let end = start + 1;
  while (end < folded.length && CLASSES[folded.charCodeAt(end)] === WORD) end++;
  const word = folded.slice(start, end);
  sink.word(word);
  let next = end;
  while (next < folded.length && folded.charCodeAt(next) === 0x20) next++;
  const code = next < folded.length ? folded.charCodeAt(next) : 0;
  const isBond = CLASSES[code] === CJK || (next === end && (code === 0x2b || code === 0x23));
  // The whole word in lower case, as in a query: a sigma at its end is another letter.
  if (isBond) sink.char(charKey(word.toLowerCase().charCodeAt(word.length - 1), code));
  return end;
}

/** Lowers a UTF-16 code: 65 → 97 */
function lowerCode(code: number): number {
  if (code < 128) return code >= 65 && code <= 90 ? code + 32 : code;
  return String.fromCharCode(code).toLowerCase().charCodeAt(0);
}

/** Lists the terms of a word of folded text: itself and its inner parts, each to the end of the word. `useEffect` → `useeffect`, `effect` */
export function wordTerms(word: string): string[] {
  const lower = word.toLowerCase();
  const parts = partStarts(word).filter((part) => lower.length - part > 1 || part < 8);
  return [0, ...parts].map((part) => lower.slice(part, part + MAX_WORD));
}
