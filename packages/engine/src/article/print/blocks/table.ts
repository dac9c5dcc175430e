import type {Element} from 'hast';
import {escapeAttribute} from '../../html/escape.ts';
import {findAll, isBlank, isElement, textOf, withProperty} from '../../html/nodes.ts';
import {fillText} from '../../text/texts.ts';
import {NOWHERE, type Printer} from '../out/out.ts';
import {wordsOf} from '../out/words.ts';
import {printPlain} from './plain.ts';

/** Prints a table in a box that scrolls, named after its columns. A group, no landmark: tables of one note may share their columns. */
export const printTable: Printer = (element, out) => {
  const heads = findAll(element, 'th').map((th) => wordsOf(th, out).trim());
  const columns = heads.filter(Boolean).join('、');
  const label = escapeAttribute(fillText(out.context.texts.table, {columns}));
  out.write(`<div class="tablewrap" tabindex="0" role="group" aria-label="${label}">`);
  printPlain(toRows(element), out, NOWHERE);
  out.write('</div>');
};

/** Prints a cell, whose column is as wide as its longest word: those that are too long for it may go on in the next line. */
export const printCell: Printer = (element, out, around) => {
  const {collected} = out;
  const {isCell} = collected;
  collected.isCell = true;
  printPlain(element, out, around);
  collected.isCell = isCell;
};

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
