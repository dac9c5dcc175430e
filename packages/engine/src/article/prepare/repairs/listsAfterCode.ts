import {isDeep} from '../lines/indent.ts';
import type {LineKind} from '../lines/lines.ts';

/** A marker that begins a list but ends no paragraph: a number other than 1, or one without text (CommonMark 5.2). */
const NO_INTERRUPTION = /^ {0,3}(?:(?!0*1[.)])\d{1,9}[.)](?:[ \t]|$)|(?:[-*+]|\d{1,9}[.)])[ \t]*$)/;
const ITEM = /^ *(?:[-*+]|\d{1,9}[.)])(?: {1,4}(?! )|(?=[ \t]|$))/;
const COMMENT = '<!---->';

/**
 * Ends code that is marked by its indent before a list: `['    a', '', '2. b']` → `['    a', '<!---->', '2. b']`. The parser
 * takes such code for a paragraph, which a list that begins with 2 does not end, so that the whole list came out as text.
 * As many lines as before. Code that is a part of a list is left alone.
 */
export function separateListsFromCode(
  lines: readonly string[],
  kinds: readonly LineKind[],
): readonly string[] {
  if (!lines.some((line, i) => isAfterBlank(lines, i) && NO_INTERRUPTION.test(line))) return lines;
  const out = [...lines];
  /** Where the text of each open item begins, in columns. */
  const items: number[] = [];
  let isCode = false;
  lines.forEach((line, i) => {
    const isBelowBlank = isAfterBlank(lines, i);
    if (kinds[i] === 'text' && isCode && isBelowBlank && NO_INTERRUPTION.test(line))
      out[i - 1] = COMMENT;
    if (line.trim() === '') return;
    const item = kinds[i] === 'text' ? ITEM.exec(line)?.[0] : undefined;
    const indent = line.search(/\S/);
    if (isBelowBlank || item !== undefined)
      while (items.length > 0 && indent < items.at(-1)!) items.pop();
    isCode = kinds[i] === 'text' && items.length === 0 && isDeep(line);
    if (item !== undefined && !isCode) items.push(item.length + Number(!item.endsWith(' ')));
  });
  return out;
}

const isAfterBlank = (lines: readonly string[], index: number): boolean =>
  lines[index - 1]?.trim() === '';
