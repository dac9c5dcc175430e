import {decodePath} from '@wuya/theme/pathname';
import {type HtmlPiece, readPieces} from './htmlPieces.ts';

/** Facts of a page: what its readers see, and what other pages link to. */
export interface PageFacts {
  readonly title: string;
  readonly h1: string;
  /** Headings of the article from h2 on. */
  readonly headings: readonly {
    readonly level: number;
    readonly id: string;
    readonly text: string;
  }[];
  /** Every id of the document. */
  readonly ids: ReadonlySet<string>;
  /** Addresses in the article, as paths of the site without their last slash, or whole. */
  readonly links: readonly string[];
  readonly imageCount: number;
  readonly codeBlocks: readonly string[];
  /** The words of the article without headings of level 1, code and buttons. */
  readonly text: string;
  /** Whether it only lists other pages, which every generator does its own way. */
  readonly isList: boolean;
  /** Whether that is the page of a category: what it leads to is not a generator's own. */
  readonly isCategory: boolean;
  /** Where it leads at once; undefined for a page of its own. */
  readonly redirect: string | undefined;
}

interface Element {
  readonly name: string;
  readonly classes: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Parts of an article that are tools, not content, and the source of diagrams, which Docusaurus' pages lack. */
const SKIPPED =
  /(?:^|\s)(?:hash-link|header-anchor|theme-doc-toc-mobile|theme-doc-breadcrumbs|theme-doc-version-b\w+|theme-doc-footer|pagination-nav|clean-btn|buttonGroup\S*|codeBlockTitle\S*|code-title|tabs(?! theme-tabs-container)|tab-list|meta|crumbs|doc-foot|pager|vh|sr-only|lead|seal|katex|code-bar|code-out-bar|out-bar|language-mermaid)(?=\s|$)/;
/** Classes of pages of Docusaurus that list others: posts, tags, authors, the archive, a category. */
const LIST =
  /(?:^|\s)(?:(?:blog|docs)-(?:list|archive|tags?-\S*list|tags-list|authors?-\S+)-page|generatedIndexPage_\S*)(?=\s|$)/;
/** Tells the archive of a blog by the classes of its document: it has the blog's alone. */
const isArchive = (classes: string): boolean =>
  /(?:^|\s)plugin-blog(?=\s|$)/.test(classes) && !/blog-post-page/.test(classes);
const CATEGORY = /(?:^|\s)generatedIndexPage_/;
/** Classes of what authors wrote, in the usual generators. */
const NAMES =
  'markdown|prose|vp-doc|theme-default-content|theme-doc-markdown|post-body|markdown-body';
const CONTENT = new RegExp(`(?:^|\\s)(?:${NAMES})(?=\\s|$)`);
const CONTENT_IN_HTML = new RegExp(`\\sclass=(?:"[^"]*|'[^']*)?(?<![\\w-])(?:${NAMES})(?![\\w-])`);
const SKIPPED_TAGS = new Set(['script', 'style', 'button', 'svg', 'noscript', 'template', 'math']);
const CLOSED_BY_NEXT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    li: ['li'],
    p: [
      'p',
      'div',
      'ul',
      'ol',
      'table',
      'pre',
      'blockquote',
      'h2',
      'h3',
      'h4',
      'details',
      'section',
    ],
    td: ['td', 'th', 'tr'],
    th: ['td', 'th', 'tr'],
    tr: ['tr'],
    dt: ['dt', 'dd'],
    dd: ['dt', 'dd'],
  }),
);

/** Reads what a page says. @param path of the page, `/a/b`, from which its addresses count */
export function readPageFacts(html: string, path: string): PageFacts {
  const reader = new FactsReader(path, findPlace(html));
  // React 18 leaves some between the parts that it writes; browsers drop them.
  for (const piece of readPieces(html.replaceAll('\0', ''))) reader.take(piece);
  return reader.facts();
}

/** Where a page says what is its own: in elements that are marked as what authors wrote, else in an article, else in all of `main`. */
type Place = 'content' | 'article' | 'main';

const findPlace = (html: string): Place =>
  CONTENT_IN_HTML.test(html) ? 'content' : /<article[\s>]/.test(html) ? 'article' : 'main';

class FactsReader {
  private readonly path: string;
  private readonly place: Place;
  private readonly stack: Element[] = [];
  private readonly headings: {level: number; id: string; text: string}[] = [];
  private readonly ids = new Set<string>();
  private readonly links: string[] = [];
  private readonly codeBlocks: string[] = [];
  private title = '';
  private h1: string | undefined;
  private imageCount = 0;
  private text = '';
  private redirect: string | undefined;
  private isList = false;
  private isCategory = false;

  constructor(path: string, place: Place) {
    this.path = path;
    this.place = place;
  }

  take(piece: HtmlPiece): void {
    if (piece.kind === 'text') this.takeText(piece.text);
    else if (piece.kind === 'close') this.close(piece.name);
    else this.open(piece);
  }

  facts(): PageFacts {
    return {
      title: squeeze(this.title),
      h1: squeeze(this.h1 ?? ''),
      headings: this.headings.map((heading) => ({...heading, text: squeeze(heading.text)})),
      ids: this.ids,
      links: this.links,
      imageCount: this.imageCount,
      codeBlocks: this.codeBlocks.map((code) => code.replace(/\u00A0/g, ' ').trim()),
      text: squeeze(this.text),
      isList: this.isList,
      isCategory: this.isCategory,
      redirect: this.redirect,
    };
  }

  private open({name, attributes, isVoid}: HtmlPiece & {kind: 'open'}): void {
    const last = this.stack.at(-1);
    if (last && CLOSED_BY_NEXT.get(last.name)?.includes(name)) this.stack.pop();
    const element = {name, attributes, classes: attributes['class'] ?? ''};
    if (LIST.test(element.classes) || (name === 'html' && isArchive(element.classes)))
      this.isList = true;
    if (CATEGORY.test(element.classes)) this.isCategory = true;
    if (attributes['id']) this.ids.add(attributes['id']);
    if (name === 'meta' && /^refresh$/i.test(attributes['http-equiv'] ?? ''))
      this.redirect = /url=(.*)$/i.exec(attributes['content'] ?? '')?.[1];
    if (this.isContent && !this.isSkipped && !isTool(element)) this.openContent(element);
    if (!isVoid) this.stack.push(element);
  }

  private openContent({name, attributes}: Element): void {
    const level = /^h([2-6])$/.exec(name)?.[1];
    if (level) this.headings.push({level: Number(level), id: attributes['id'] ?? '', text: ''});
    if (name === 'img') this.imageCount++;
    if (name === 'pre') this.codeBlocks.push('');
    if (name === 'br') this.takeText('\n');
    if (name === 'a' && attributes['href'] !== undefined)
      this.links.push(normalizeHref(attributes['href'], this.path));
    // Blocks end words, wherever the whitespace between them went.
    if (!INLINE.has(name)) this.text += ' ';
  }

  private close(name: string): void {
    const at = this.stack.findLastIndex((element) => element.name === name);
    if (at < 0) return;
    if (!INLINE.has(name)) this.text += ' ';
    this.stack.length = at;
  }

  private takeText(text: string): void {
    if (this.has('title') && !this.has('svg') && !this.has('body')) this.title += text;
    if (this.isSkipped) return;
    if (this.has('h1') && (this.has('main') || this.has('article'))) {
      this.h1 = (this.h1 ?? '') + text;
      return;
    }
    if (!this.isContent) return;
    const heading = this.stack.findLast(({name}) => /^h[2-6]$/.test(name));
    if (heading) this.headings.at(-1)!.text += text;
    if (this.has('pre')) this.codeBlocks.push((this.codeBlocks.pop() ?? '') + text);
    else this.text += text;
  }

  private has(name: string): boolean {
    return this.stack.some((element) => element.name === name);
  }

  private get isContent(): boolean {
    return this.stack.some(({name, classes}) =>
      this.place === 'content' ? CONTENT.test(classes) : name === this.place,
    );
  }

  private get isSkipped(): boolean {
    return this.stack.some(isTool);
  }
}

const isTool = ({name, classes, attributes}: Element): boolean =>
  SKIPPED_TAGS.has(name) ||
  attributes['role'] === 'tablist' ||
  attributes['aria-hidden'] === 'true' ||
  SKIPPED.test(classes);

const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const squeeze = (text: string): string =>
  text
    .replace(/[\u200B-\u200D\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reduces an address of the site to a path without its last slash and `index.html`; others stay as they are. */
export function normalizeHref(href: string, path: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(href) && !/^https?:/i.test(href)) return href;
  let url: URL;
  try {
    url = new URL(href, `http://site${path.endsWith('/') ? path : `${path}/`}`);
  } catch {
    return href;
  }
  const shown = normalizePath(url.pathname) + url.search + decodePath(url.hash);
  return url.host === 'site' ? shown : url.origin + shown;
}

/**
 * Reduces the addresses of one page to one path: `/a/index.html`, `/a.html`, `/a.html/index.html` and `/a/` → `/a`;
 * percent-encoding undone.
 */
export function normalizePath(path: string): string {
  return (
    decodePath(path)
      .replace(/(?:^|\/)index\.html$/, '/')
      .replace(/(?<!\/)\/+$/, '')
      .replace(/\.html$/, '') || '/'
  );
}
