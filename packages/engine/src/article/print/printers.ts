import {readHead} from '../shape/writtenHead.ts';
import {
  ADMONITION_TAG,
  CARDS_TAG,
  CODE_FILES_TAG,
  CONTENTS_TAG,
  HEAD_TAG,
  PARTIAL_TAG,
  TAB_TAG,
  TABS_TAG,
} from '../shape/componentTags.ts';
import {attributesOf} from '../shape/tabs.ts';
import {printAdmonition} from './blocks/admonition.ts';
import {printCodeBlock} from './blocks/codeBlock.ts';
import {printContents} from './blocks/contents.ts';
import {printDetails} from './blocks/details.ts';
import {printSection, printSuperscript} from './blocks/footnotes.ts';
import {printCodeFiles} from './blocks/codeFiles.ts';
import {createHeadingPrinter, createTopHeadingPrinter} from './blocks/heading.ts';
import {printImage, printItem, printParagraph} from './blocks/image.ts';
import {printEmphasis, printInput, printList} from './blocks/inline.ts';
import {printLink} from './blocks/link.ts';
import {printInlineCode} from './blocks/math.ts';
import {printPlain} from './blocks/plain.ts';
import {printQuote} from './blocks/quote.ts';
import {printStyle} from './blocks/style.ts';
import {printCell, printTable} from './blocks/table.ts';
import {printTabs} from './blocks/tabs.ts';
import type {Printer} from './out/out.ts';
import type {Slugger} from '../../content/source/slugger.ts';

/** Cards are printed with the page: which notes there are, the note does not know. */
const printCards: Printer = (element, out) => {
  const url = JSON.stringify(attributesOf(element)['items'] ?? null);
  out.write(out.reference({kind: 'cards', url, element}));
};

const printHead: Printer = (element, {collected}) => {
  collected.head = readHead(element, collected.head);
};

const printPartial: Printer = ({properties, children}, out) =>
  out.inPartial(Number(properties['index'])).children(children);

/** The elements that are printed in a way of their own; others are printed as they are. */
const PRINTERS: Readonly<Record<string, Printer>> = {
  a: printLink,
  blockquote: printQuote,
  code: printInlineCode,
  details: printDetails,
  em: printEmphasis,
  head: printHead,
  img: printImage,
  input: printInput,
  li: printItem,
  ol: printList,
  p: printParagraph,
  pre: printCodeBlock,
  section: printSection,
  style: printStyle,
  sup: printSuperscript,
  table: printTable,
  td: printCell,
  ul: printList,
  [ADMONITION_TAG]: printAdmonition,
  [CARDS_TAG]: printCards,
  [CODE_FILES_TAG]: printCodeFiles,
  [CONTENTS_TAG]: printContents,
  [HEAD_TAG]: printHead,
  [PARTIAL_TAG]: printPartial,
  [TAB_TAG]: (element, out) => out.children(element.children),
  [TABS_TAG]: printTabs,
};

/** Creates the printers of one article, by tag; `slugger` makes its anchors. */
export function createPrinters(slugger: Slugger): ReadonlyMap<string, Printer> {
  const heading = printOutermost(createHeadingPrinter(slugger));
  const headings = ['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, heading] as const);
  const top = ['h1', createTopHeadingPrinter(slugger)] as const;
  return new Map([...Object.entries(PRINTERS), top, ...headings]);
}

/**
 * Prints what is inside a heading as it is, headings too: an anchor, and a line of the contents, holds all words of its
 * heading, those of 200 levels the same words 200 times.
 */
function printOutermost(print: Printer): Printer {
  let isInside = false;
  return (element, out, around) => {
    if (isInside) return printPlain(element, out, around);
    isInside = true;
    print(element, out, around);
    isInside = false;
  };
}
