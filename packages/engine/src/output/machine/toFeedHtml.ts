import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import {type HtmlNode, isHtmlElement, parseHtml} from '../../article/html/htmlTree.ts';
import {isVoid} from '../../article/html/tags.ts';
import {isChrome} from './chrome.ts';

/** Attributes that mean something without our stylesheet and scripts. */
const KEPT = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'lang',
  'dir',
  'start',
  'colspan',
  'rowspan',
  'datetime',
  'open',
  'type',
  'checked',
  'disabled',
]);

/** Converts the HTML of an article for readers of feeds: addresses absolute, controls, classes and ids left out. */
export function toFeedHtml(html: string, url: string): string {
  const write = (node: HtmlNode): string => {
    if (!isHtmlElement(node)) return escapeText(node);
    if (isChrome(node) && node.tag !== 'math') return '';
    const attributes = Object.entries(node.attributes)
      .filter(([name]) => KEPT.has(name) || node.tag.startsWith('m'))
      .map(
        ([name, value]) =>
          ` ${name}="${escapeAttribute(name === 'href' || name === 'src' ? absolute(value, url) : value)}"`,
      )
      .join('');
    const start = `<${node.tag}${attributes}>`;
    return isVoid(node.tag) ? start : `${start}${node.children.map(write).join('')}</${node.tag}>`;
  };
  return parseHtml(html).map(write).join('');
}

function absolute(href: string, url: string): string {
  return URL.canParse(href, url) ? new URL(href, url).href : href;
}
