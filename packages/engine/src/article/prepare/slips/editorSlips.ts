import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import type {LineKind} from '../lines/lines.ts';
import {blankCode, type Slip} from './linkSlips.ts';

/** Marked words of Typora and Obsidian: `==重点==`. Beside Latin letters the signs compare: `a==b && c==d`. */
const MARK =
  /(?<![\w)\]=!<>])==(?=[^\s=)\]}>，。、；：！？])([^=`$]{1,200})(?<=[^\s=])==(?![\w(=])/g;
/** A line that stands for the contents of the page in Typora, CSDN and GitLab. */
const CONTENTS = /^ {0,3}(?:@?\[toc\](?:\([^()]{0,200}\))?|\[\[_toc_\]\])\s*$/i;
const DEFINED = /^ {0,3}\[toc\]:/i;

/** Finds what editors show in another way and Markdown as it is typed: marked words, and a line for the contents, which goes. */
export function findEditorSlips(line: string): Slip[] {
  if (CONTENTS.test(line)) return [{column: 1, written: line.trimEnd(), right: ''}];
  if (!line.includes('==') || DEFINED.test(line)) return [];
  return [...blankAddresses(blankCode(line)).matchAll(MARK)].map((found) => ({
    column: found.index + 1,
    written: line.slice(found.index, found.index + found[0].length),
    right: `<mark>${line.slice(found.index + 2, found.index + found[0].length - 2)}</mark>`,
  }));
}

/** Puts blanks in the place of addresses: `[a](./==b==.md)`, `https://a.cn/?q==b==`. What follows keeps its column. */
const blankAddresses = (line: string): string =>
  line.replace(/\]\([^()]{1,500}\)|https?:\/\/[^\s，。）]{1,500}/g, (address) =>
    ' '.repeat(address.length),
  );

/** A formula in a line that only TeX can be: one with a command. */
const FORMULA =
  /(?<![\\$\w])(\$\$?)(?=[^\s$])[^$]{0,300}\\[a-z]{2,}[^$]{0,300}(?<=[^\s\\])\1(?![\w$])/i;
/** What formulas have and words do not. */
const TEX = /\\[a-z]{2,}|[\^_][{\w]/i;
/** Maximum number of lines of a formula of its own. */
const MAX_LINES = 40;

/** Finds the first formula of a note in a site that reads none. Sums of money and names of variables are none. */
export function findFormulaOff(
  lines: readonly string[],
  kinds: readonly LineKind[],
  placeOf: (line: number) => {readonly file: string; readonly line: number},
): Diagnostic[] {
  const isBlock = (i: number): boolean => {
    if (lines[i]!.trim() !== '$$') return false;
    const after = lines.slice(i + 1, i + 1 + MAX_LINES);
    const end = after.findIndex((line) => line.trim() === '$$');
    return end > 0 && after.slice(0, end).some((line) => TEX.test(line));
  };
  const found = lines.findIndex(
    (line, i) =>
      kinds[i] === 'text' &&
      line.length <= 1000 &&
      line.includes('$') &&
      (FORMULA.test(blankCode(line)) || isBlock(i)),
  );
  if (found < 0) return [];
  const place = {...placeOf(found), column: Math.max(1, lines[found]!.indexOf('$') + 1)};
  return [createDiagnostic('MD-180', {isOff: true}, {place})];
}
