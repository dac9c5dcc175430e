import {isDeep, isOutsideLists} from './indent.ts';
import type {LineKind} from './lines.ts';

/** A marker that begins a list but ends no paragraph: a number other than 1, or one without text (CommonMark 5.2). */
const NO_INTERRUPTION = /^ {0,3}(?:(?!0*1[.)])\d{1,9}[.)](?:[ \t]|$)|(?:[-*+]|\d{1,9}[.)])[ \t]*$)/;
const COMMENT = '<!---->';

/**
 * Ends code that is marked by its indent before a list: `['    a', '', '2. b']` → `['    a', '<!---->', '2. b']`. The parser
 * takes such code for a paragraph, which a list that begins with 2 does not end, so that the whole list came out as text.
 * As many lines as before.
 */
export function separateListsFromCode(
  lines: readonly string[],
  kinds: readonly LineKind[],
): readonly string[] {
  if (!lines.some((line, i) => isAfterBlank(lines, i) && NO_INTERRUPTION.test(line))) return lines;
  const out = [...lines];
  let isOutside = true;
  let isCode = false;
  lines.forEach((line, i) => {
    if (kinds[i] !== 'text') {
      isCode = false;
      return;
    }
    if (isCode && isOutside && isAfterBlank(lines, i) && NO_INTERRUPTION.test(line))
      out[i - 1] = COMMENT;
    if (line.trim() !== '') isCode = isDeep(line);
    isOutside = isOutsideLists(isOutside, line);
  });
  return out;
}

const isAfterBlank = (lines: readonly string[], index: number): boolean =>
  lines[index - 1]?.trim() === '';
