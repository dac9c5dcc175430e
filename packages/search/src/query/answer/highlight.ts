import {WORD, classOf} from '../../text/charClass.ts';
import {foldTextMapped} from '../../text/fold.ts';
import {isPartStart} from '../../text/tokenize.ts';

const HAS_CJK = /[\u3040-\u9fff]/;

/** Half-open stretch of raw text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds where the literals (lower case) are in raw text, merged and sorted, and which do; words only where a word or its
 * part begins.
 */
export function findRanges(
  raw: string,
  literals: readonly string[],
): {ranges: Range[]; matched: string[]} {
  const {text, toRaw} = foldTextMapped(raw);
  const lower = text.toLowerCase();
  const found: Range[] = [];
  const inside: Range[] = [];
  const matched: string[] = [];
  for (const literal of literals) {
    const places = placesOf(literal, lower);
    const isWord = classOf(literal) === WORD;
    const atStarts = isWord ? places.filter(({start}) => isPartStart(text, start)) : places;
    if (atStarts.length > 0) found.push(...atStarts);
    else inside.push(...places);
    if (places.length > 0) matched.push(literal);
  }
  // Letters inside longer words are marked where the text has nothing else.
  const marked = (found.length > 0 ? found : inside).map(({start, end}) => ({
    start: toRaw(start),
    end: toRaw(end - 1) + 1,
  }));
  marked.sort((a, b) => a.start - b.start || b.end - a.end);
  const ranges: Range[] = [];
  for (const range of marked) {
    const last = ranges.at(-1);
    if (last && range.start <= last.end)
      ranges[ranges.length - 1] = {start: last.start, end: Math.max(last.end, range.end)};
    else ranges.push(range);
  }
  return {ranges, matched};
}

/** Finds where a literal is in folded lower-case text, also with blanks where Chinese text may have them. */
function placesOf(literal: string, lower: string): Range[] {
  const places: Range[] = [];
  if (literal === '') return places;
  for (let at = lower.indexOf(literal); at >= 0; at = lower.indexOf(literal, at + literal.length))
    places.push({start: at, end: at + literal.length});
  if (places.length > 0 || !HAS_CJK.test(literal)) return places;
  // With `u` nothing but characters of the syntax may have a `\`.
  const parts = [...literal].map((char) => char.replace(/[$()*+.?[\\\]^{|}]/, '\\$&'));
  for (const {index, 0: found} of lower.matchAll(new RegExp(parts.join(' *'), 'gu')))
    places.push({start: index, end: index + found.length});
  return places;
}

/** Prints the stretch of raw text as HTML: everything escaped, the ranges in `<mark>`. */
export function markRanges(raw: string, ranges: readonly Range[], within: Range): string {
  let html = '';
  let at = within.start;
  for (const range of ranges) {
    const start = Math.max(range.start, at);
    const end = Math.min(range.end, within.end);
    if (start >= end) continue;
    html += `${escapeHtml(raw.slice(at, start))}<mark>${escapeHtml(raw.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(raw.slice(at, within.end));
}

/** Escapes text for HTML: `a<b` → `a&#60;b` */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
