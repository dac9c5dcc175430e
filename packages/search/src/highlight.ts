import {WORD, classOf} from './charClass.ts';
import {foldTextMapped} from './fold.ts';
import {isPartStart} from './tokenize.ts';

/** Half-open stretch of raw text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where the literals (lower case) stand in raw text, merged and sorted, and which do; words only where a word or its part begins. */
export function findRanges(raw: string, literals: readonly string[]): {ranges: Range[]; matched: string[]} {
  const {text, rawIndex} = foldTextMapped(raw);
  const lower = text.toLowerCase();
  const found: Range[] = [];
  const matched: string[] = [];
  for (const literal of literals) {
    const before = found.length;
    const isWord = classOf(literal.charCodeAt(0)) === WORD;
    for (let at = literal ? lower.indexOf(literal) : -1; at >= 0; at = lower.indexOf(literal, at + literal.length)) {
      if (isWord && !isPartStart(text, at)) continue;
      found.push({start: rawIndex[at] as number, end: (rawIndex[at + literal.length - 1] as number) + 1});
    }
    if (found.length > before) matched.push(literal);
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const ranges: Range[] = [];
  for (const range of found) {
    const last = ranges.at(-1);
    if (last && range.start <= last.end) ranges[ranges.length - 1] = {start: last.start, end: Math.max(last.end, range.end)};
    else ranges.push(range);
  }
  return {ranges, matched};
}

/** The stretch of raw text as HTML: everything escaped, the ranges in `<mark>`. */
export function markRanges(raw: string, ranges: readonly Range[], within: Range = {start: 0, end: raw.length}): string {
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

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
