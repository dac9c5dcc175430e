import {escapeAttribute} from '../../html/escape.ts';
import type {Heading} from '../../parsedPage.ts';
import {attributesOf} from '../../shape/tabs.ts';
import {DIRECTIVE} from '../../text/marks.ts';
import type {Out, Printer} from '../out/out.ts';

/** Where the list of headings goes: they are known once the whole article is printed. */
const MARK = `${DIRECTIVE}contents`;
const MARKS = new RegExp(`${MARK}(\\d+);`, 'g');

/** Prints `<TOCInline />`, the headings of the article as a list. */
export const printContents: Printer = (element, out) => {
  const {minHeadingLevel, maxHeadingLevel} = attributesOf(element);
  const {contentsLists} = out.collected;
  contentsLists.push({min: Number(minHeadingLevel ?? 2), max: Number(maxHeadingLevel ?? 3)});
  out.write(`${MARK}${contentsLists.length - 1};`);
};

/** Fills the lists of headings into a piece of the article. */
export function fillContents(html: string, {collected}: Out): string {
  const {contentsLists, headings} = collected;
  return html.replace(MARKS, (_, index: string) => {
    const {min, max} = contentsLists[Number(index)]!;
    const shown = headings.filter(({level}) => level >= min && level <= max);
    return `<ul class="table-of-contents">${shown.map(toItem).join('')}</ul>`;
  });
}

const toItem = ({id, html}: Heading): string =>
  `<li><a href="#${escapeAttribute(id)}">${html}</a></li>`;
