import type {PagePayload} from '../../types.ts';

/** Content of a card about the target of a link. */
export interface Glimpse {
  /** Title of the page, for a section of another one. */
  readonly page?: string | undefined;
  /** Name of the page or the section; a footnote has none. */
  readonly title?: string | undefined;
  /** Its first lines, as text or, for a footnote, as it is. */
  readonly text: string | Node;
}

/** Characters of a section that are shown, four lines of a card. */
const TEXT_LIMIT = 120;

/** What is no text of a block: marks of headings, marks of footnotes, words for screen readers, sources of formulas. */
const NO_TEXT = '.hash, .fn, .vh, .seal, .copy, .lang, annotation';
const HEADING = /^H[1-6]$/;

/** Reads the place in the open page that an address leads to; undefined where there is none. */
export function readPlace(root: Document, id: string): Glimpse | undefined {
  const place = root.getElementById(id);
  if (!place) return undefined;
  if (place.matches('.notes li')) return {text: copyFootnote(place)};
  return glimpseOf(placeTitle(place), firstLines(place));
}

/** Reads another page: what its address names, else how it begins. */
export function readPage({page, html}: PagePayload, id: string): Glimpse | undefined {
  const root = new DOMParser().parseFromString(html ?? '', 'text/html');
  const title = pageTitle(page, root);
  const place = id === '' ? null : root.getElementById(id);
  if (!place) {
    const lead = 'lead' in page ? page.lead : undefined;
    return glimpseOf(title, lead || firstLines(root.body) || page.head.description || '');
  }
  const section = placeTitle(place);
  const text = firstLines(place);
  return section ? {page: title, title: section, text} : glimpseOf(title, text);
}

/** Creates a glimpse; undefined without a text, as a title alone says no more than the link does. */
function glimpseOf(title: string | undefined, text: string): Glimpse | undefined {
  return text === '' ? undefined : {title, text};
}

function pageTitle(page: PagePayload['page'], root: Document): string {
  const holder = root.createElement('template');
  if ('titleHtml' in page && page.titleHtml) holder.innerHTML = page.titleHtml;
  return textOf(holder.content) || ('title' in page ? page.title : '') || page.head.title;
}

function placeTitle(place: Element): string | undefined {
  return HEADING.test(place.tagName) ? textOf(place) : undefined;
}

/** Returns the first text below a heading and above the next, or of a place that is text itself; code where there is nothing else. */
function firstLines(place: Element): string {
  const isHeading = HEADING.test(place.tagName);
  let text = '';
  let code = '';
  let block = isHeading ? place.nextElementSibling : (place.firstElementChild ?? place);
  if (!isHeading && place.localName !== 'body') return cut(textOf(place));
  for (; block && text.length < TEXT_LIMIT; block = block.nextElementSibling) {
    if (HEADING.test(block.tagName)) break;
    if (block.matches('.code')) code ||= textOf(block.querySelector('code')!);
    else if (!block.matches('figure, hr, script, style')) text += `${text && ' '}${textOf(block)}`;
  }
  return cut(tidy(text) || code);
}

function textOf(node: Node): string {
  const copy = node.cloneNode(true) as Element | DocumentFragment;
  for (const part of copy.querySelectorAll(NO_TEXT)) part.remove();
  for (const end of copy.querySelectorAll('p, li, dt, dd, td, th, .ln, br')) end.append(' ');
  return tidy(copy.textContent ?? '');
}

/** Joins blanks: one for many, and none between Chinese characters. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([\u3000-\uffef]) (?=[\u3000-\uffef])/g, '$1')
    .trim();
}

/** Cuts a text where a sentence or a phrase ends, if one does near the limit. */
export function cut(text: string): string {
  if (text.length <= TEXT_LIMIT) return text;
  const start = text.slice(0, TEXT_LIMIT);
  const end = Math.max(...['。', '！', '？', '；', '. '].map((sign) => start.lastIndexOf(sign)));
  return end > TEXT_LIMIT / 2
    ? start.slice(0, end + 1)
    : `${start.replace(/(?:[\s，、：,]+[\w-]*|.)$/, '')}…`;
}

/** Returns a copy of a footnote without the ways back and what must be there once. */
function copyFootnote(note: Element): Node {
  const copy = note.cloneNode(true) as Element;
  for (const back of copy.querySelectorAll('a[href^="#fnref"]')) back.remove();
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  const content = document.createDocumentFragment();
  content.append(...copy.childNodes);
  return content;
}
