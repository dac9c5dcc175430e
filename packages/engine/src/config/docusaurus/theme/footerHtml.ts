import {toList, toName, toValues, type Values} from '../common/notes.ts';
import {dropControls} from '../../schema/dropControls.ts';
import {textOfHtml} from './textOfHtml.ts';

/** What HTML of a footer says: lines of text, and links with words. */
export interface FooterHtml {
  readonly lines: readonly string[];
  readonly links: readonly Values[];
}

const BLOCK = /<\/?(?:p|div|br|hr|li|ul|ol|h[1-6]|table|tbody|tr|td|section)\b[^>]*>/gi;
const LINK = /<a\b([^>]*)>([\s\S]*?)<\/a\s*>/gi;

/** A path that looks like one of a file, which a plugin may write at the end of a build: `/llms-full.txt`. */
const FILE = /\.(?!html?$)[a-z][a-z\d]{1,7}$/i;

/**
 * Reads HTML that a configuration writes into the footer, where a line of text and a row of links are here. A block of links alone is no
 * line; a picture that is a link stands for its words.
 * @param baseUrl as the configuration has it
 * @example © 我<p><a href="https://beian.miit.gov.cn/">京 ICP 备 1 号</a></p> → {lines: ['© 我'], links: [{label: '京 ICP 备 1 号', href: …}]}
 */
export function readFooterHtml(html: string, baseUrl: unknown): FooterHtml {
  const lines: string[] = [];
  const links: Values[] = [];
  for (const block of html.split(BLOCK)) {
    let rest = block;
    for (const [whole, attributes = '', inner = ''] of block.matchAll(LINK)) {
      const link = toLink(attributes, inner, baseUrl);
      if (!link) continue;
      links.push(link);
      rest = rest.replace(whole, () => '');
    }
    if (/[\p{L}\p{N}©®™]/u.test(textOfHtml(rest))) lines.push(wordsOf(block));
  }
  return {lines, links};
}

const wordsOf = (html: string): string => textOfHtml(html).replace(/\s+/g, ' ').trim();

function toLink(attributes: string, inner: string, baseUrl: unknown): Values | undefined {
  const href = attributeOf(attributes, 'href');
  const label =
    wordsOf(inner) ||
    attributeOf(attributes, 'aria-label') ||
    attributeOf(inner, 'alt') ||
    attributeOf(attributes, 'title');
  if (!href || !label) return undefined;
  if (/^(?:https?:|mailto:)/.test(href)) return {label, href};
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const base = typeof baseUrl === 'string' ? baseUrl.replace(/\/$/, '') : '';
  if (!href.startsWith(`${base}/`)) return undefined;
  const to = href.slice(base.length);
  return {label, to: FILE.test(to) ? `pathname://${to}` : to};
}

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(
    `(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
    'i',
  ).exec(tag);
  return textOfHtml(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
}

/** HTML of a footer that is rendered as its author wrote it, since it is more than words and links. */
export interface DrawnFooter {
  readonly items: readonly DrawnItem[];
  readonly copyright?: string;
}

/** An item of HTML among the links of a footer. */
export interface DrawnItem {
  readonly html: string;
  /** Links before it. */
  readonly at: number;
  /** Title of the column that it is in. */
  readonly column?: string;
}

/** Links alone, with words in them. */
const LINKS_ALONE = /^\s*(?:<a\b[^>]*>[^<]*<\/a\s*>\s*)+$/i;

/** Tells whether HTML of an item has more to show than links: a picture, a line of text. */
const isDrawn = (html: unknown, baseUrl: unknown): html is string =>
  typeof html === 'string' &&
  !(
    LINKS_ALONE.test(html) &&
    readFooterHtml(html, baseUrl).links.length === html.match(LINK)?.length
  );

const hasTags = (html: unknown): html is string =>
  typeof html === 'string' && /<[a-z!/]/i.test(html);

/** Finds what {@link toFooter} leaves out where HTML is rendered as it is; undefined without any. @param baseUrl as the configuration has it */
export function findDrawnFooter(footer: Values, baseUrl: unknown): DrawnFooter | undefined {
  const items: DrawnItem[] = [];
  let at = 0;
  for (const {html, title, link} of listItems(footer)) {
    if (isDrawn(html, baseUrl))
      items.push({html: dropControls(html), at, ...(isTitle(title) && {column: title})});
    else at += toLinks(link, baseUrl).length;
  }
  const {copyright} = footer;
  if (items.length === 0 && !hasTags(copyright)) return undefined;
  return {items, ...(hasTags(copyright) && {copyright: dropControls(copyright)})};
}

/**
 * Converts the footer: links in HTML are links of the row or column.
 * @param baseUrl as the configuration has it
 * @param draws whether HTML that is more than links is rendered as it is, see {@link findDrawnFooter}. @default false
 */
export function toFooter(
  footer: Values,
  baseUrl: unknown,
  {draws = false}: {readonly draws?: boolean} = {},
): Values {
  const copyright = draws && hasTags(footer['copyright']) ? '' : footer['copyright'];
  const html = typeof copyright === 'string' ? readFooterHtml(copyright, baseUrl) : undefined;
  const items = listItems(footer).filter((item) => !(draws && isDrawn(item.html, baseUrl)));
  const flat = items.flatMap(({title, link}) => inColumn(title, toLinks(link, baseUrl)));
  const legal = [...toLines(items, baseUrl), ...(html?.lines ?? [])];
  return {
    links: withoutRepeats([...flat, ...(html?.links ?? [])], flat.length),
    ...((html !== undefined || legal.length > 0) && {legal}),
  };
}

/** An item of a footer, with the title of its column. */
interface Item {
  readonly html: unknown;
  readonly title: unknown;
  readonly link: Values;
}

/** Lists all items of a footer, those of columns one column after the other. */
function listItems(footer: Values): readonly Item[] {
  return toList(footer['links'])
    .map(toValues)
    .flatMap(({items, title, ...link}) =>
      Array.isArray(items)
        ? items.map(toValues).map((one) => ({html: one['html'], title, link: one}))
        : [{html: link['html'], title: undefined, link}],
    );
}

const isTitle = (title: unknown): title is string => typeof title === 'string' && title !== '';

const inColumn = (title: unknown, links: readonly Values[]): readonly Values[] =>
  isTitle(title) ? links.map((link) => ({...link, column: title})) : links;

function toLinks({label, to, href, html}: Values, baseUrl: unknown): Values[] {
  if (typeof html === 'string') return [...readFooterHtml(html, baseUrl).links];
  if (typeof label !== 'string' || (to === undefined && href === undefined)) return [];
  return [{label, ...(to !== undefined && {to}), ...(href !== undefined && {href})}];
}

/** Lists what items of HTML say that hold neither a link nor a picture: a line of text is below the links here. */
function toLines(items: readonly Item[], baseUrl: unknown): readonly string[] {
  return items.flatMap(({html}) => {
    if (typeof html !== 'string' || /<(?:img|svg|picture)\b/i.test(html)) return [];
    const {lines, links} = readFooterHtml(html, baseUrl);
    return links.length > 0 ? [] : lines;
  });
}

/** Leaves out links of the copyright that the row has already. @param own how many are before them */
function withoutRepeats(links: readonly Values[], own: number): Values[] {
  const targetOf = ({to, href}: Values): string => toName(href ?? to).replace(/\/$/, '');
  return links.filter(
    (link, i) => i < own || !links.slice(0, i).some((one) => targetOf(one) === targetOf(link)),
  );
}
