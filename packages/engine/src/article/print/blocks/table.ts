import type {Element} from 'hast';
import {escapeAttribute} from '../../html/escape.ts';
import {findAll, isBlank, isElement} from '../../html/nodes.ts';
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
  printPlain(dropBlankText(element), out, NOWHERE);
  out.write('</div>');
};

const ROWS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** The same table without the blanks between its rows and cells. */
function dropBlankText(element: Element): Element {
  if (!ROWS.has(element.tagName)) return element;
  return {
    ...element,
    children: element.children
      .filter((child) => !isBlank(child))
      .map((child) => (isElement(child) ? dropBlankText(child) : child)),
  };
}
