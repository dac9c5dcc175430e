import {type HtmlElement, isHtmlElement} from '../../article/html/htmlTree.ts';
import {lookUp} from '../../config/schema/lookUp.ts';

/** Writes the words of a cell. */
type CellWriter = (cell: HtmlElement) => string;

const RULES: Readonly<Record<string, string>> = {left: ':---', center: ':---:', right: '---:'};

/** Writes a table of Markdown, whose first row is its head. */
export function writeTable(element: HtmlElement, words: CellWriter): string {
  const [head = [], ...body] = rowsOf(element);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const cells = (row: readonly HtmlElement[]): string =>
    line(row.map((cell) => words(cell).replaceAll('|', '\\|')));
  return [cells(head), line(head.map(ruleOf)), ...body.map(cells)].join('\n');
}

/** Writes the words of a table alone. */
export function tableWords(element: HtmlElement, words: CellWriter): string {
  return rowsOf(element).flat().map(words).join(' ');
}

/** Lists the cells of each row; those of a table in one of them are not among them. */
function rowsOf({children}: HtmlElement): HtmlElement[][] {
  return children.filter(isHtmlElement).flatMap((child) => {
    if (child.tag !== 'tr') return rowsOf(child);
    return [child.children.filter(isHtmlElement).filter(({tag}) => /^t[hd]$/.test(tag))];
  });
}

function ruleOf({attributes}: HtmlElement): string {
  const style = /text-align:\s*(\w+)/.exec(attributes['style'] ?? '')?.[1];
  return lookUp(RULES, style ?? attributes['align'] ?? '') ?? '---';
}
