import {append} from '../../../cache/append.ts';
import type {Element, ElementContent} from 'hast';
import {escapeText} from '../../html/escape.ts';

/** An option of a command, between whose dashes and letters browsers break lines, and what no line may have room for. */
const PIECE = /(?<![!-~])--?[a-zA-Z][\w-]{0,17}(?![\w-])|[!-~]{21,}/g;

/** A word for which a column of a table has no room: browsers make none narrower than its words. */
const LONG_WORD = /([!-~]{21,})/;

/** Between the parts of names and paths: after `/` and the like, before `.` and `_`, between `some` and `Name`. */
const PLACE = /(?<=[/\\,;:=?&|({[<])(?=[\w$'"])|(?<=[\w)\]])(?=[._])|(?<=[a-z\d])(?=[A-Z])/;

/** Minimum number of characters before a break and after the last one, so that no line begins with `.json`. */
const LEAST_BEFORE = 3;
const LEAST_BEHIND = 6;

/**
 * Marks in code where its line may end, and where not: `src/site/articleStore.ts` → `src/<wbr>site/<wbr>article<wbr>Store.ts`,
 * `git commit --amend --no-edit` → `git commit <span class="nb">--amend</span> <span class="nb">--no-edit</span>`.
 * Without such places browsers break what fills a line anywhere: inside its words, and before the full stop behind it.
 */
export function markBreaks(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const {0: piece, index} of text.matchAll(PIECE)) {
    if (index > end) parts.push(toText(text.slice(end, index)));
    append(parts, piece.startsWith('-') && piece.length <= 20 ? [keepWhole(piece)] : split(piece));
    end = index + piece.length;
  }
  return end === 0
    ? [toText(text)]
    : end < text.length
      ? [...parts, toText(text.slice(end))]
      : parts;
}

/**
 * Prints a text of a narrow column, where words that are longer than it may be narrow go on in the next line at their parts:
 * `见 config/navbar/dropdownItems` → `见 config/<wbr>navbar/<wbr>dropdownItems`.
 */
export function printLongWords(text: string): string {
  return text
    .split(LONG_WORD)
    .map((piece, index) =>
      index % 2 === 1 ? cut(piece).map(escapeText).join('<wbr>') : escapeText(piece),
    )
    .join('');
}

const toText = (value: string): ElementContent => ({type: 'text', value});

const keepWhole = (text: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['nb']},
  children: [{type: 'text', value: text}],
});

function split(run: string): ElementContent[] {
  return cut(run).flatMap((part, index) =>
    index === 0
      ? [toText(part)]
      : [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}, toText(part)],
  );
}

/** Cuts a name where a line may end. */
function cut(run: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = LEAST_BEFORE; at <= run.length - LEAST_BEHIND; at++) {
    if (!PLACE.test(run.slice(at - 1, at + 1))) continue;
    parts.push(run.slice(start, at));
    start = at;
  }
  return [...parts, run.slice(start)];
}
