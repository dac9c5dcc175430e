import type {Element, ElementContent} from 'hast';
import {escapeAttribute} from '../../html/escape.ts';
import {findAll, isBlank, isElement, mapElements, textOf, withProperty} from '../../html/nodes.ts';
import {isJsx} from '../../shape/ownHtml.ts';
import {fillText} from '../../text/texts.ts';
import {printLongWords} from '../out/breaks.ts';
import {printNarrow} from '../out/narrow.ts';
import {NOWHERE, type Printer} from '../out/out.ts';
import {wordsOf} from '../out/words.ts';
import {printPlain} from './plain.ts';

/** Prints a table in a box that scrolls, named after its columns. A group, no landmark: tables of one note may share their columns. */
export const printTable: Printer = (element, out) => {
  const heads = findAll(element, 'th').map((th) => wordsOf(th, out).trim());
  const columns = heads.filter(Boolean).join('、');
  const label = escapeAttribute(fillText(out.context.texts.table, {columns}));
  out.write(`<div class="tablewrap" tabindex="0" role="group" aria-label="${label}">`);
  printPlain(toRows(giveRoom(element)), out, NOWHERE);
  out.write('</div>');
};

/** Prints a cell, whose column is as wide as its longest word: those that are too long for it may go on in the next line. */
export const printCell: Printer = (element, out, around) => {
  printNarrow(out, () => printPlain(element, out, around));
};

/** Maximum number of lines that the longest text of a column takes where the table scrolls, as far as its width goes. */
const LINES = 5;
/** Width of a column of longer texts, and of all others (`prose.css`), in Chinese characters. */
const MAX_EM = 10;
const MIN_EM = 5.5;
/** Width of a name that is broken at its parts (`prose.css`), and of what is beside the words of a column. */
const NAME_EM = 12.8;
const GAP_EM = 1.3;
/** Width that a phone has room for, in em. */
const PHONE_EM = 24;

/**
 * Gives room to columns of long texts in a table that scrolls on a phone anyway, by a width of the longest cell: where another
 * column has words or code that do not break, Chinese, which breaks anywhere, was left with five characters a line.
 */
function giveRoom(table: Element): Element {
  const columns = new Map<number, {least: number; longest?: Element; width: number}>();
  for (const row of findAll(table, 'tr'))
    row.children.filter(isCell).forEach((cell, at) => {
      const column = columns.get(at) ?? {least: MIN_EM, width: LINES * MIN_EM};
      columns.set(at, column);
      column.least = Math.max(column.least, leastOf(cell));
      const width = widthOf(textOf(cell));
      if (cell.tagName === 'th' || width <= column.width) return;
      Object.assign(column, {longest: cell, width});
    });
  const all = [...columns.values()];
  if (all.reduce((sum, {least}) => sum + least + GAP_EM, -GAP_EM) <= PHONE_EM) return table;
  const styles = new Map<Element | undefined, string>(
    all.map(({longest, width}) => {
      const {style} = longest?.properties ?? {};
      const room = `min-width: ${Math.min(MAX_EM, Math.ceil(width / LINES))}em`;
      return [longest, typeof style === 'string' ? `${style}; ${room}` : room];
    }),
  );
  return mapElements(table, (one) =>
    styles.has(one) ? withProperty(one, 'style', styles.get(one)) : one,
  );
}

/** Tells whether a node is a cell of a single column that the author gave no width. */
const isCell = (node: ElementContent): node is Element =>
  (isElement(node, 'td') || isElement(node, 'th')) &&
  !isJsx(node) &&
  Number(node.properties['colSpan'] ?? 1) === 1 &&
  !/width/.test(String(node.properties['style'] ?? ''));

/** Returns how narrow a cell can be: as its longest word or code, of which long names break at their parts. */
function leastOf(cell: Element): number {
  const text = textOf(cell);
  if (cell.tagName === 'th') return widthOf(text);
  const codes = findAll(cell, 'code').map((code) => widthOfParts(textOf(code)) * 1.05 + 0.7);
  return widest([...codes, ...(text.match(/[!-~]+/g) ?? []).map(widthOfParts)], 0);
}

function widthOfParts(text: string): number {
  const parts = printLongWords(text).split('<wbr>');
  const least = parts.length > 1 ? NAME_EM : 0;
  return widest(
    parts.map((part) => widthOf(part.replace(/&\w+;/g, '?'))),
    least,
  );
}

/** Returns the largest of some widths, of which a cell may have more than a call arguments. */
const widest = (widths: readonly number[], least: number): number =>
  widths.reduce((most, width) => Math.max(most, width), least);

/** Returns how wide a text is, in Chinese characters. */
const widthOf = (text: string): number => text.replace(/[ -~]{2}/g, '?').length;

const ROWS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** A date, with or without its hour, a version, a name with hyphens: `2026-11-21 09:30`, `v1.2.3-beta.4`. */
const ONE_WORD = /^(?=.{1,20}$)[\w.+~:/]+(?:-[\w.+~:/]+)+(?: \d\d?:\d\d(?::\d\d)?)?$/;

/** Returns the same table without the blanks between its rows and cells; a cell that is one short word with hyphens stays on one line. */
function toRows(element: Element): Element {
  if (!ROWS.has(element.tagName))
    return isElement(element, 'td') &&
      element.properties['className'] === undefined &&
      ONE_WORD.test(textOf(element).trim())
      ? withProperty(element, 'className', ['nb'])
      : element;
  return {
    ...element,
    children: element.children
      .filter((child) => !isBlank(child))
      .map((child) => (isElement(child) ? toRows(child) : child)),
  };
}
