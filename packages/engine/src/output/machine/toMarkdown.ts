import {append} from '../../cache/append.ts';
import {lookUp} from '../../config/schema/lookUp.ts';
import {
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isHtmlElement,
  parseHtml,
  htmlTextOf,
} from '../../article/html/htmlTree.ts';
import {isTag} from '../../article/html/tags.ts';
import {isChrome} from './chrome.ts';
import {joinAtBreaks} from './joinAtBreaks.ts';
import {printDiagramWords} from './diagramWords.ts';
import {tableWords, writeTable} from './markdownTable.ts';
import {codeSpan, escapeLineStart, escapeMarkdown, fence, quote} from './markdownText.ts';

const MARKS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
};

/**
 * Converts the HTML of a page, parsed or not, to Markdown: addresses absolute, components flattened to what they show, controls left out.
 * @param url address of the page, absolute
 * @param isDrawn the HTML is that of components, whose neighbours the stylesheet sets apart: a blank does so here
 */
export function toMarkdown(
  html: string | readonly HtmlNode[],
  url: string,
  {isDrawn = false}: {readonly isDrawn?: boolean} = {},
): string {
  const nodes = typeof html === 'string' ? parseHtml(html) : html;
  return blocks(nodes, new Writer(url, isDrawn)).join('\n\n');
}

/** What writing one page needs to know. */
class Writer {
  readonly url: string;
  readonly isDrawn: boolean;
  private readonly origin: string;
  /** Labels of tabs by their ids, for the panels that they belong to. */
  readonly tabLabels = new Map<string, string>();
  /** How many tables are around what is being written. */
  tableDepth = 0;

  constructor(url: string, isDrawn: boolean) {
    this.url = url;
    this.isDrawn = isDrawn;
    this.origin = new URL(url).origin;
  }

  absolute(href: string): string {
    if (/^https?:/.test(href)) return href;
    if (/^\/(?!\/)/.test(href)) return this.origin + href;
    if (href.startsWith('#')) return this.url + href;
    return URL.canParse(href, this.url) ? new URL(href, this.url).href : href;
  }
}

/** Blocks in order, each without an empty line around it. */
function blocks(nodes: readonly HtmlNode[], writer: Writer): string[] {
  const out: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    const text = inline(line, writer).trim();
    if (text !== '') out.push(escapeLineStart(text));
    line = [];
  };
  for (const node of nodes) {
    if (!isHtmlElement(node) || (!isBlock(node) && !isShownAsBlock(node))) line.push(node);
    else {
      endLine();
      append(
        out,
        block(node, writer).filter((text) => text.trim() !== ''),
      );
    }
  }
  endLine();
  return out;
}

function isBlock(element: HtmlElement): boolean {
  return isTag(element.tag, 'markdownBlock');
}

/** Recognizes an inline element around blocks, such as a link that is a whole card. */
function isShownAsBlock({tag, children}: HtmlElement): boolean {
  return (
    tag !== 'a' &&
    children.some((child) => isHtmlElement(child) && (isBlock(child) || isShownAsBlock(child)))
  );
}

function block(element: HtmlElement, writer: Writer): string[] {
  const {tag, attributes, children} = element;
  if (attributes['role'] === 'tablist') {
    for (const child of children) {
      const id = isHtmlElement(child) ? child.attributes['id'] : undefined;
      if (id !== undefined) writer.tabLabels.set(id, htmlTextOf(child).trim());
    }
    return [];
  }
  if (isChrome(element)) return [];
  const heading = /^h([1-6])$/.exec(tag);
  if (heading) {
    const text = inline(children, writer).trim();
    return text === '' ? [] : [`${'#'.repeat(Number(heading[1]))} ${text}`];
  }
  switch (tag) {
    case 'hr':
      return ['---'];
    case 'pre':
      return [fence(htmlTextOf(element), '')];
    case 'blockquote':
      return [quote(blocks(children, writer))];
    case 'ul':
    case 'ol':
      return [list(element, writer)];
    case 'table':
      return [table(element, writer)];
    case 'figure':
      return [...printDiagramWords(element), ...blocks(children, writer)];
    case 'summary':
    case 'dt':
      return [`**${inline(children, writer).trim()}**`];
    case 'section':
      return hasClass(element, 'notes') ? [footnotes(element, writer)] : blocks(children, writer);
    default:
  }
  if (hasClass(element, 'theme-code-block')) return codeBlock(element);
  if (attributes['role'] === 'note') return [admonition(element, writer)];
  if (attributes['role'] === 'tabpanel') {
    const label = writer.tabLabels.get(attributes['aria-labelledby'] ?? '');
    return [...(label ? [`**${label}**`] : []), ...blocks(children, writer)];
  }
  return blocks(children, writer);
}

function codeBlock(element: HtmlElement): string[] {
  const language = /(?:^|\s)language-(\S+)/.exec(element.attributes['class'] ?? '')?.[1] ?? '';
  const bar = element.children.find(
    (child) => isHtmlElement(child) && hasClass(child, 'code-bar'),
  ) as HtmlElement | undefined;
  const title = bar && htmlTextOf(bar.children[0] ?? '').trim();
  const pre = findPre(element);
  return pre
    ? [
        fence(
          htmlTextOf(pre).replace(/\n$/, ''),
          (language === 'text' && !title ? '' : language) +
            (title ? ` title=${JSON.stringify(title)}` : ''),
        ),
      ]
    : [];
}

function findPre(element: HtmlElement): HtmlElement | undefined {
  for (const child of element.children) {
    if (!isHtmlElement(child)) continue;
    const found = child.tag === 'pre' ? child : findPre(child);
    if (found) return found;
  }
  return undefined;
}

function admonition(element: HtmlElement, writer: Writer): string {
  const [title, ...rest] = blocks(element.children, writer);
  return quote([`**${title ?? ''}**`, ...rest]);
}

function list(element: HtmlElement, writer: Writer): string {
  const items = element.children.filter(
    (child): child is HtmlElement => isHtmlElement(child) && child.tag === 'li',
  );
  const first = Number.parseInt(element.attributes['start'] ?? '', 10);
  const isTight = items.every(
    ({children}) =>
      !children.some(
        (child) =>
          isHtmlElement(child) && ['p', 'pre', 'blockquote', 'table', 'div'].includes(child.tag),
      ),
  );
  const lines = items.map(({children}, i) => {
    const mark = element.tag === 'ol' ? `${(Number.isNaN(first) ? 1 : first) + i}. ` : '- ';
    const text = blocks(children, writer).join(isTight ? '\n' : '\n\n');
    return mark + text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`);
  });
  return lines.join(isTight ? '\n' : '\n\n');
}

function footnotes(element: HtmlElement, writer: Writer): string {
  const items = findAll(element, 'li').filter(({attributes}) =>
    (attributes['id'] ?? '').startsWith('fn-'),
  );
  return items
    .map((item) => {
      const name = item.attributes['id']!.slice('fn-'.length);
      const text = blocks(item.children, writer)
        .join('\n\n')
        .replace(/(?:(?<!\s)\s+)?\[↩[^\]]*\]\([^)]*\)/g, '');
      return `[^${name}]: ${text.replaceAll(/\n(?!\n|$)/g, '\n    ')}`;
    })
    .join('\n');
}

function findAll(element: HtmlElement, tag: string): HtmlElement[] {
  return element.children.flatMap((child) =>
    isHtmlElement(child) ? [...(child.tag === tag ? [child] : []), ...findAll(child, tag)] : [],
  );
}

function table(element: HtmlElement, writer: Writer): string {
  const words = ({children}: HtmlElement): string => {
    writer.tableDepth++;
    const text = blocks(children, writer).join(' ').replaceAll('\n', ' ');
    writer.tableDepth--;
    return text;
  };
  // Markdown has no tables in tables.
  return writer.tableDepth > 0 ? tableWords(element, words) : writeTable(element, words);
}

function inline(nodes: readonly HtmlNode[], writer: Writer): string {
  let text = '';
  const joined = joinAtBreaks(nodes);
  for (const [i, node] of joined.entries())
    text +=
      (writer.isDrawn && i > 0 && isHtmlElement(node) && isHtmlElement(joined[i - 1]!) ? ' ' : '') +
      inlineNode(node, writer);
  const lines = text.includes('\n') ? text.replace(/(?:(?<![ \t])[ \t]+)?\n[ \t]*/g, '\n') : text;
  return /[ \t]{2}/.test(lines) ? lines.replace(/[ \t]{2,}/g, ' ') : lines;
}

function inlineNode(node: HtmlNode, writer: Writer): string {
  if (!isHtmlElement(node))
    return escapeMarkdown(/[\t\r\n]| {2}/.test(node) ? node.replace(/[ \t\r\n]+/g, ' ') : node);
  const {tag, attributes, children} = node;
  if (tag === 'math') return math(node);
  if (isChrome(node)) return '';
  const mark = lookUp(MARKS, tag);
  if (mark !== undefined) {
    const text = inline(children, writer);
    return text.trim() === ''
      ? text
      : text.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${mark}$2${mark}$3`);
  }
  switch (tag) {
    case 'br':
      return '\\\n';
    case 'code':
      return codeSpan(htmlTextOf(node));
    case 'img':
      return `![${escapeMarkdown(attributes['alt'] ?? '')}](${destination(attributes['src'] ?? '', writer)})`;
    case 'picture':
      // The same in another mode: that for the light one says it.
      return hasClass(node, 'only-dark') ? '' : inline(children, writer);
    case 'input':
      return attributes['type'] === 'checkbox' ? ('checked' in attributes ? '[x]' : '[ ]') : '';
    case 'a': {
      if (hasClass(node, 'fn')) return `[^${(attributes['href'] ?? '').replace(/^#fn-/, '')}]`;
      const text = children.some((child) => isHtmlElement(child) && isBlock(child))
        ? blocks(children, writer)
            .map((part) => part.replace(/^#+ /, ''))
            .join(' ')
        : inline(children, writer);
      return attributes['href'] === undefined || text.trim() === ''
        ? text
        : `[${text.trim()}](${destination(attributes['href'], writer)})`;
    }
    default:
      return inline(children, writer);
  }
}

/** Returns a formula as it was written where that is known, else its text. */
function math(element: HtmlElement): string {
  const source = findAll(element, 'annotation').find(
    ({attributes}) => attributes['encoding'] === 'application/x-tex',
  );
  const text = htmlTextOf(source ?? element).trim();
  return element.attributes['display'] === 'block' ? `$$\n${text}\n$$` : `$${text}$`;
}

function destination(href: string, writer: Writer): string {
  return writer
    .absolute(href)
    .replace(/[()\s]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'));
}
