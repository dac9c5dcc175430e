import {escapeAttribute} from '../../html/escape.ts';
import type {Heading} from '../../parsedPage.ts';
import {attributesOf} from '../../shape/tabs.ts';
import {DIRECTIVE} from '../../text/marks.ts';
import {createInclusions} from '../../text/inclusions.ts';
import type {Out, Printer} from '../out/out.ts';

/** Where the list of headings goes: they are known once the whole article is printed. */
const MARK = `${DIRECTIVE}contents`;
const MARKS = new RegExp(`${MARK}(\\d+);`, 'g');

/** Prints `<TOCInline />`, the headings of the article as a list. */
export const printContents: Printer = (element, out) => {
  const {minHeadingLevel, maxHeadingLevel} = attributesOf(element);
  const {contentsLists} = out.collected;
  contentsLists.push({
    min: Number(minHeadingLevel ?? 2),
    max: Number(maxHeadingLevel ?? 3),
    place: out.placeOf(element),
  });
  out.write(`${MARK}${contentsLists.length - 1};`);
};

/** Creates what fills the lists of headings into pieces of an article, as far as they are not too long together. */
export function createContentsFiller({collected, report}: Out): (html: string) => string {
  const {contentsLists, headings} = collected;
  const filled = new Map<string, string>();
  const taken = createInclusions(report);
  const fill = (index: string): string => {
    const {min, max, place} = contentsLists[Number(index)]!;
    if (!taken.mayTake('<TOCInline>', place)) return '';
    const shown = headings.filter(({level}) => level >= min && level <= max);
    const list = `<ul class="table-of-contents">${shown.map(toItem).join('')}</ul>`;
    taken.add(list.length);
    return list;
  };
  // A piece is filled twice where a post is cut.
  const fillOnce = (index: string): string => {
    const list = filled.get(index) ?? fill(index);
    filled.set(index, list);
    return list;
  };
  return (html) => html.replace(MARKS, (_, index: string) => fillOnce(index));
}

const toItem = ({id, html}: Heading): string =>
  `<li><a href="#${escapeAttribute(id)}">${html}</a></li>`;
