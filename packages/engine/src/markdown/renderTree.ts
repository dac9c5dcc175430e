import type {Element, ElementContent, Root} from 'hast';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import type {OldAnchor} from '../frontmatter/anchors.ts';
import {getAdmonitionStyle, isAdmonition} from './admonitionTypes.ts';
import {firstChar, joinCjkLines, lastChar} from './cjk.ts';
import {type CodeBlock, createCodeBlock} from './codeBlock.ts';
import {classesOf, escapeAttribute, escapeText, isElement, isVoid, serializeAttributes, textOf} from './html.ts';
import {CHEVRON_RIGHT_ICON, OUTWARD_ICON} from './icons.ts';
import {DIRECTIVE, FLANK, REF_CLOSE, REF_OPEN, restoreText, restoreUrl, TILDE} from './marks.ts';
import {readAlert} from './alerts.ts';
import {ADMONITION_TAG, ADMONITION_TITLE_TAG, CARDS_TAG, CONTENTS_TAG, HEAD_TAG, PARTIAL_TAG, TAB_TAG, TABS_TAG} from './componentTags.ts';
import {parseCodeMeta} from './codeMeta.ts';
import {heightOfDiagram, isDrawnAtBuild, kindOfDiagram} from './diagramKind.ts';
import {type Directive, restoreDirectives} from './directives.ts';
import type {MagicComment} from './magicComments.ts';
import {attributesOf, readTabs, type Tab} from './tabs.ts';
import type {Tools} from './tools.ts';
import type {Heading, Reference} from './parsedPage.ts';
import {decodePath} from '../shared/pathname.ts';
import {isOwnHtml, TRUNCATE} from './raise.ts';
import {isDropped, isUnsafeUrl, safeProperties} from './sanitize.ts';
import {collectSectionTexts} from './sectionTexts.ts';
import {createSlugger} from './slug.ts';
import {type ArticleTexts, fillText} from './texts.ts';
import {readHead, type WrittenHead} from './writtenHead.ts';

/** Markdown that a note takes in, as far as rendering it differs. */
export interface PartialContext {
  readonly file: string;
  readonly directives: readonly Directive[];
  /** What it takes in itself, by the index of the directive. */
  readonly partials: ReadonlyMap<number, PartialContext>;
  /** Line and column in the file for a position of the tree. */
  locate(position: {line: number; column: number} | undefined): {line: number; column: number};
}

export interface TreeContext extends PartialContext {
  readonly texts: ArticleTexts;
  readonly mermaidVersion?: string | undefined;
  readonly allowsRawHtml: boolean;
  readonly tools: Tools;
  readonly magicComments: readonly MagicComment[];
  readonly admonitions?: readonly string[];
  /** Ids that sections of the note had before. */
  readonly oldAnchors: readonly OldAnchor[];
  /** The tree of some HTML. */
  raise(html: string): Root;
}

export interface RenderedTree {
  /** Pieces of HTML; a number stands for the code block of that index. */
  readonly pieces: readonly (string | number)[];
  readonly titleHtml: string | null;
  readonly titleText: string | null;
  readonly headings: readonly Heading[];
  readonly ids: readonly string[];
  readonly references: readonly Reference[];
  readonly codeBlocks: readonly CodeBlock[];
  readonly codePlaces: readonly {readonly file: string; readonly line: number; readonly column: number}[];
  readonly sectionTexts: readonly string[];
  readonly excerpt: string;
  readonly head?: WrittenHead;
  /** It holds diagrams that the page draws. */
  readonly needsMermaid?: boolean;
  /** Where `<!-- truncate -->` stands between two blocks of the article: piece and offset in it. */
  readonly truncatePoint: {readonly piece: number; readonly offset: number} | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Serialises an HTML tree as the article of a page: the design's markup for headings, code, tables, notes and links. */
export function renderTree(root: Root, context: TreeContext): RenderedTree {
  return new TreeRenderer(context).render(root);
}

interface Surroundings {
  readonly before: string;
  readonly after: string;
}

const NOWHERE: Surroundings = {before: '', after: ''};
const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table thead tbody tr td th div section details summary figure hr dl dt dd'.split(' '));

/** Where the list of headings goes; noncharacters do not come from the text. */
const CONTENTS_MARK = `${DIRECTIVE}contents`;
const CONTENTS = new RegExp(`${CONTENTS_MARK}(\\d+);`, 'g');

/** Where old anchors of a heading go: they are known once all ids are. */
const OLD_ANCHORS_MARK = `${DIRECTIVE}anchors`;
const OLD_ANCHORS = new RegExp(`${OLD_ANCHORS_MARK}(\\d+);`, 'g');

interface TabList {
  /** What the tabs are, for readers of speech. */
  readonly label: string;
  readonly groupId?: string | undefined;
  readonly query?: string | undefined;
  readonly tabs: readonly Pick<Tab, 'value' | 'label' | 'isSelected'>[];
}

/** A block of code as its fence says. */
interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

class TreeRenderer {
  private context: TreeContext;
  /** The note's own file. */
  private readonly file: string;
  private readonly slugger = createSlugger();
  private readonly pieces: (string | number)[] = [''];
  private readonly headings: Heading[] = [];
  private readonly ids: string[] = [];
  private readonly references: Reference[] = [];
  private readonly codeBlocks: CodeBlock[] = [];
  private readonly codePlaces: {file: string; line: number; column: number}[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private readonly idLines = new Map<string, number>();
  private excerpt = '';
  private head: WrittenHead | undefined;
  private isSvg = false;
  private footnotesCount = 0;
  private figureCount = 0;
  private diagramCount = 0;
  private needsMermaid = false;
  private tabsCount = 0;
  private readonly lists: {min: number; max: number}[] = [];

  constructor(context: TreeContext) {
    this.context = context;
    this.file = context.file;
  }

  render(root: Root): RenderedTree {
    const {title, rest} = splitTitle(root.children as ElementContent[]);
    const titleHtml = title ? this.ownAnchor(title) + this.title(trimHeadingId(title).children) : null;
    const titleText = title ? this.wordsOf(trimHeadingId(title)).trim() : null;
    this.collectExplicitIds(rest);
    const mark = rest.findIndex((node) => node.type === 'comment' && node.value === TRUNCATE);
    this.children(mark < 0 ? rest : rest.slice(0, mark), NOWHERE);
    const last = this.pieces.length - 1;
    const lastPiece = this.pieces[last]!;
    if (mark >= 0) this.children(rest.slice(mark + 1), NOWHERE);
    const anchors = this.placeOldAnchors();
    const fill = (piece: string): string => piece.replace(CONTENTS, (_, index: string) => this.contentsList(this.lists[Number(index)]!)).replace(OLD_ANCHORS, (_, index: string) => anchors.get(this.headings[Number(index)]!.id) ?? '');
    const truncatePoint = mark < 0 ? null : typeof lastPiece === 'string' ? {piece: last, offset: fill(lastPiece).length} : {piece: last + 1, offset: 0};
    return {
      pieces: this.lists.length || this.context.oldAnchors.length ? this.pieces.map((piece) => (typeof piece === 'string' ? fill(piece) : piece)) : this.pieces,
      titleHtml: titleHtml && fill(titleHtml),
      titleText,
      headings: this.headings,
      ids: this.ids,
      references: this.references,
      codeBlocks: this.codeBlocks,
      codePlaces: this.codePlaces,
      sectionTexts: collectSectionTexts(rest),
      excerpt: this.excerpt,
      ...(this.head && {head: this.head}),
      ...(this.needsMermaid && {needsMermaid: true}),
      truncatePoint,
      diagnostics: this.diagnostics,
    };
  }

  /** An h1 has no id, unless its tag or a plugin gives it one. */
  private ownAnchor({properties: {id}}: Element): string {
    if (typeof id !== 'string' || id === '') return '';
    this.ids.push(restoreText(id));
    return `<span id="${escapeAttribute(restoreText(id))}"></span>`;
  }

  /** The inside of the h1, which stands apart from the article. */
  private title(children: readonly ElementContent[]): string {
    this.children(children, NOWHERE);
    const html = this.pieces.splice(0, this.pieces.length, '').join('');
    return html.replaceAll('\n', ' ').trim();
  }

  /** Elements for the old ids of each heading, by its id. What names no section, or an id that is there, is reported. */
  private placeOldAnchors(): Map<string, string> {
    const elements = new Map<string, string>();
    const sections = new Set(this.headings.map(({id}) => id));
    for (const {id, target, line, column} of this.context.oldAnchors) {
      const place = {file: this.file, line, column};
      const nearest = findNearest(target, [...sections]);
      if (!sections.has(target)) this.report(createDiagnostic('FM-005', {id, target, ...(nearest !== undefined && {nearest})}, {place}));
      else if (this.ids.includes(id)) this.report(createDiagnostic('FM-006', {id}, {place}));
      else {
        this.ids.push(id);
        elements.set(target, `${elements.get(target) ?? ''}<span id="${escapeAttribute(id)}"></span>`);
      }
    }
    return elements;
  }

  private write(html: string): void {
    const last = this.pieces.length - 1;
    if (typeof this.pieces[last] === 'string') this.pieces[last] += html;
    else this.pieces.push(html);
  }

  /** Explicit ids are taken first, so that a generated one never steals `{#id}` of a later heading. */
  private collectExplicitIds(nodes: readonly ElementContent[]): void {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const explicit = /^h[2-6]$/.test(node.tagName) ? explicitIdOf(node) : undefined;
      if (explicit !== undefined) {
        const place = this.context.locate(node.position?.start);
        if (!this.slugger.reserve(explicit)) {
          this.diagnostics.push(createDiagnostic('MD-160', {id: explicit, firstLine: this.idLines.get(explicit) ?? 0}, {place: {file: this.context.file, ...place}}));
        } else this.idLines.set(explicit, place.line);
      }
      this.inside(node, () => this.collectExplicitIds(node.children));
    }
  }

  /** Runs a step for what stands in an element; in Markdown that is taken in, files and places are those of its own. */
  private inside(element: Element, step: () => void): void {
    const own = element.tagName === PARTIAL_TAG ? this.context.partials.get(Number(element.properties['index'])) : undefined;
    const {context} = this;
    if (own) this.context = {...context, ...own};
    step();
    this.context = context;
  }

  private children(nodes: readonly ElementContent[], around: Surroundings): void {
    nodes.forEach((node, i) => {
      const before = i > 0 ? lastTextOf(nodes[i - 1]!) : around.before;
      const after = i < nodes.length - 1 ? firstTextOf(nodes[i + 1]!) : around.after;
      this.node(node, {before, after});
    });
  }

  private node(node: ElementContent, around: Surroundings): void {
    if (node.type === 'text') {
      const value = restoreDirectives(node.value, this.context.directives);
      this.write(escapeText(restoreText(joinCjkLines(value.replaceAll(FLANK, ''), around.before, around.after))));
    } else if (node.type === 'element') {
      this.element(node, around);
    }
  }

  private element(element: Element, around: Surroundings): void {
    const {tagName} = element;
    if (tagName === 'p') this.excerpt ||= makeExcerpt(this.wordsOf(element));
    if (/^h[2-6]$/.test(tagName)) return this.heading(element);
    switch (tagName) {
      case 'pre':
        return this.pre(element);
      case 'p':
        return this.paragraph(element, around);
      case 'code':
        return this.context.tools.math && classesOf(element).includes('math-inline') ? this.math(element, false, this.context.tools.math) : this.plain(element, around);
      case 'details':
        return this.details(element);
      case TABS_TAG:
        return this.tabs(element);
      case TAB_TAG:
        return this.children(element.children, NOWHERE);
      case PARTIAL_TAG:
        return this.inside(element, () => this.children(element.children, NOWHERE));
      case CARDS_TAG:
        return this.write(this.reference('cards', JSON.stringify(attributesOf(element)['items'] ?? null), element));
      case HEAD_TAG:
        this.head = readHead(element, this.head);
        return undefined;
      case CONTENTS_TAG:
        return this.contents(element);
      case 'a':
        return this.link(element, around);
      case 'img':
        return this.image(element);
      case 'table':
        return this.table(element);
      case 'blockquote':
        return this.blockquote(element);
      case 'ul':
      case 'ol':
        return this.plain(classesOf(element).includes('contains-task-list') ? withClass(element, 'tasks') : element, around);
      case 'input':
        return this.input(element);
      case 'section':
        return 'dataFootnotes' in element.properties ? this.footnotes(element) : this.plain(element, around);
      case 'sup':
        return this.superscript(element, around);
      case ADMONITION_TAG:
        return this.admonition(element);
      case 'em':
        return this.plain(/[a-z]/i.test(textOf(element)) && !/\p{Script=Han}/u.test(textOf(element)) ? withProperty(element, 'lang', 'en') : element, around);
      default:
        return this.plain(element, around);
    }
  }

  /** Any other element as it is, made safe. */
  private plain(element: Element, around: Surroundings): void {
    const {tagName} = element;
    if (!this.context.allowsRawHtml && (isDropped(element) || (tagName === 'title' && !this.isSvg))) {
      const place = this.context.locate(element.position?.start);
      this.diagnostics.push(createDiagnostic('MD-104', {tag: tagName}, {place: {file: this.context.file, ...place}}));
      return;
    }
    const wasSvg = this.isSvg;
    this.isSvg ||= tagName === 'svg';
    const isFrame = tagName === 'iframe' && !this.context.allowsRawHtml;
    const properties = this.context.allowsRawHtml ? element.properties : {...safeProperties(element), ...(isFrame && {loading: 'lazy'})};
    if (typeof properties['id'] === 'string') this.ids.push(restoreText(properties['id']));
    this.write(`<${tagName}${restoreText(serializeAttributes(properties, this.isSvg))}>`);
    if (isFrame) this.write('</iframe>');
    else if (!isVoid(tagName)) {
      const inner = BLOCKS.has(tagName) ? NOWHERE : around;
      this.children(element.children, inner);
      this.write(`</${tagName}>`);
    }
    this.isSvg = wasSvg;
  }

  /** All text in an element as the writer wrote it: code and formulas may hold what we took for a tag. */
  private wordsOf(element: Element): string {
    return restoreDirectives(restoreText(textOf(element)), this.context.directives);
  }

  private heading(element: Element): void {
    const level = Number(element.tagName[1]);
    const explicit = explicitIdOf(element);
    const trimmed = explicit === undefined ? element : trimHeadingId(element);
    const text = joinCjkLines(this.wordsOf(trimmed).trim(), '', '').replaceAll('\n', ' ');
    const id = explicit ?? this.slugger.slug(text);
    const label = escapeAttribute(fillText(this.context.texts.headingLink, {heading: text}));
    this.ids.push(id);
    this.headings.push({level, id, text, html: this.contentsHtml(trimmed.children)});
    const anchor = escapeAttribute(id);
    const {id: _id, ...others} = this.context.allowsRawHtml ? element.properties : safeProperties(element);
    this.write(`<h${level} id="${anchor}"${restoreText(serializeAttributes(others))}>${this.context.oldAnchors.some(({target}) => target === id) ? `${OLD_ANCHORS_MARK}${this.headings.length - 1};` : ''}<a class="hash hash-link" href="#${anchor}" aria-label="${label}">#</a>`);
    this.children(trimmed.children, NOWHERE);
    this.write(`</h${level}>`);
  }

  private pre(element: Element): void {
    const code = element.children.find((child) => isElement(child, 'code')) as Element | undefined;
    if (!code || element.children.length !== 1) return this.plain(element, NOWHERE);
    const data = (element.data ?? code.data ?? {}) as {lang?: string; meta?: string};
    const language = data.lang ?? classesOf(code).find((c) => c.startsWith('language-'))?.slice(9) ?? '';
    const {math, diagrams, packageManagers} = this.context.tools;
    if (math && language === 'math') return this.math(code, true, math);
    const place = this.context.locate(element.position?.start ?? code.position?.start);
    const fence = {language: restoreText(language), meta: restoreText(data.meta ?? ''), code: this.wordsOf(code)};
    if (diagrams && language === 'mermaid' && this.diagram(diagrams.renderDiagram, fence, place)) return undefined;
    const {isLive, isForPackageManagers} = parseCodeMeta(language, fence.meta);
    if (isLive) this.report(createDiagnostic('MD-130', {}, {place: {file: this.context.file, ...place}}));
    if (!isForPackageManagers || !packageManagers) return this.code(fence, place);
    const variants = packageManagers.toPackageManagers(fence.code.replace(/\n$/, ''));
    return this.tabList(
      {label: this.context.texts.packageManagers, groupId: 'npm2yarn', tabs: variants.map(({name}, i) => ({value: name, label: name, isSelected: i === 0}))},
      (i) => this.code({...fence, code: variants[i]!.commands}, place),
    );
  }

  private code(fence: Fence, place: {line: number; column: number}): void {
    this.codeBlocks.push(createCodeBlock(fence, this.context.magicComments));
    this.codePlaces.push({file: this.context.file, ...place});
    this.pieces.push(this.codeBlocks.length - 1);
  }

  private report(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
  }

  /** A picture that stands alone is a figure that can be enlarged. Its title is the caption. */
  private paragraph(element: Element, around: Surroundings): void {
    const content = element.children.filter((child) => !isBlank(child));
    const [image] = content;
    if (content.length !== 1 || !isElement(image, 'img') || isOwnHtml(image)) return this.plain(element, around);
    const {title, ...properties} = image.properties;
    const src = restoreUrl(String(properties['src'] ?? ''));
    if (isUnsafeUrl(src)) return this.plain(element, around);
    const label = escapeAttribute(fillText(this.context.texts.zoom, {alt: restoreText(String(properties['alt'] ?? ''))}));
    const isRemote = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src) && !/^pathname:/i.test(src);
    const href = isRemote ? ` href="${escapeAttribute(src)}"` : this.reference('picture', src, image);
    this.write(`<figure${modeClassOf(src)}><a class="zoomable"${href} aria-label="${label}">`);
    this.image({...image, properties});
    this.write('</a>');
    if (typeof title === 'string' && title.trim()) {
      this.figureCount++;
      this.write(`<figcaption>${escapeText(fillText(this.context.texts.figure, {number: this.figureCount, caption: restoreText(title)}))}</figcaption>`);
    }
    this.write('</figure>');
  }

  private math(element: Element, isDisplay: boolean, {renderMath}: NonNullable<Tools['math']>): void {
    const tex = this.wordsOf(element).trim();
    const result = renderMath(tex, isDisplay);
    if ('html' in result) return this.write(isDisplay ? `<div class="math" tabindex="0">${result.html}</div>` : result.html);
    this.report(createDiagnostic('MD-180', {reason: result.problem}, {place: {file: this.context.file, ...this.context.locate(element.position?.start)}}));
    return this.write(isDisplay ? `<p><code>${escapeText(tex)}</code></p>` : `<code>${escapeText(tex)}</code>`);
  }

  /** False when it cannot be drawn. */
  private diagram(renderDiagram: NonNullable<Tools['diagrams']>['renderDiagram'], fence: Fence, place: {line: number; column: number}): boolean {
    const result = renderDiagram(fence.code, `d${++this.diagramCount}-`);
    if ('problem' in result) return this.undrawn(fence, result.problem, place);
    const label = escapeAttribute(fillText(this.context.texts.zoom, {alt: this.context.texts.diagram}));
    this.write(`<figure class="diagram"><button class="zoomable" type="button" aria-label="${label}">`);
    this.children(this.context.raise(result.svg).children as ElementContent[], NOWHERE);
    this.write('</button></figure>');
    return true;
  }

  /** The source of a diagram that waits for the page to draw it. False where nobody can. */
  private undrawn(fence: Fence, reason: string, place: {line: number; column: number}): boolean {
    const {texts, mermaidVersion, file} = this.context;
    const kind = kindOfDiagram(fence.code);
    if (mermaidVersion === undefined) {
      const isKnown = isDrawnAtBuild(kind) || kind === '';
      this.report(isKnown ? createDiagnostic('MD-181', {reason}, {place: {file, ...place}}) : createDiagnostic('MD-182', {kind}, {place: {file, ...place}}));
      return false;
    }
    this.needsMermaid = true;
    const label = escapeAttribute(fillText(texts.zoom, {alt: texts.diagram}));
    const problem = escapeAttribute(texts.diagramProblem);
    this.write(`<figure class="diagram undrawn" style="display:grid;min-height:${heightOfDiagram(kind, fence.code)}" data-mermaid="${escapeAttribute(mermaidVersion)}" data-label="${label}" data-problem="${problem}">`);
    this.code(fence, place);
    this.write('</figure>');
    return true;
  }

  private details(element: Element): void {
    const at = element.children.findIndex((child) => isElement(child, 'summary'));
    const summary = element.children[at] as Element | undefined;
    const {className: _class, ...properties} = this.context.allowsRawHtml ? element.properties : safeProperties(element);
    if (typeof properties['id'] === 'string') this.ids.push(restoreText(properties['id']));
    const classes = ['fold-text', ...classesOf(element)].join(' ');
    this.write(`<details class="${escapeAttribute(classes)}"${restoreText(serializeAttributes(properties))}><summary>${CHEVRON_RIGHT_ICON}`);
    if (summary) this.children(summary.children, NOWHERE);
    else this.write(escapeText(this.context.texts.details));
    this.write('</summary><div>');
    this.children(element.children.filter((child, i) => i !== at && !isBlank(child)), NOWHERE);
    this.write('</div></details>');
  }

  private tabs(element: Element): void {
    const {tabs, groupId, query, diagnostics} = readTabs(element, {file: this.context.file, ...this.context.locate(element.position?.start)});
    this.diagnostics.push(...diagnostics);
    if (tabs.length === 0) return undefined;
    return this.tabList({label: this.context.texts.tabs, groupId, query, tabs}, (i) => this.children(tabs[i]!.children, NOWHERE));
  }

  /** Tabs as ARIA has them. Without script all panels show, each under its name. */
  private tabList({label, groupId, query, tabs}: TabList, writePanel: (index: number) => void): void {
    const number = ++this.tabsCount;
    const group = groupId === undefined ? '' : ` data-group="${escapeAttribute(groupId)}"`;
    const parameter = query === undefined ? '' : ` data-query="${escapeAttribute(query)}"`;
    const focusable = Math.max(0, tabs.findIndex(({isSelected}) => isSelected));
    this.write(`<div class="tabs theme-tabs-container"${group}${parameter}><div role="tablist" aria-label="${escapeAttribute(label)}">`);
    tabs.forEach(({value, label: name, isSelected}, i) => {
      const rest = `${i === focusable ? '' : ' tabindex="-1"'} data-value="${escapeAttribute(restoreText(value))}"`;
      this.write(`<button type="button" role="tab" id="tab-${number}-${i + 1}" aria-controls="panel-${number}-${i + 1}" aria-selected="${isSelected}"${rest}>${escapeText(restoreText(name))}</button>`);
    });
    this.write('</div>');
    tabs.forEach(({label: name, isSelected}, i) => {
      const hidden = isSelected ? '' : ' hidden="until-found"';
      this.write(`<div role="tabpanel" id="panel-${number}-${i + 1}" aria-labelledby="tab-${number}-${i + 1}" data-label="${escapeAttribute(restoreText(name))}"${hidden}>`);
      writePanel(i);
      this.write('</div>');
    });
    this.write('</div>');
  }

  /** The headings of the article as a list; they are known once all of it is written. */
  private contents(element: Element): void {
    const {minHeadingLevel, maxHeadingLevel} = attributesOf(element);
    this.lists.push({min: Number(minHeadingLevel ?? 2), max: Number(maxHeadingLevel ?? 3)});
    this.write(`${CONTENTS_MARK}${this.lists.length - 1};`);
  }

  private contentsList({min, max}: {min: number; max: number}): string {
    const shown = this.headings.filter(({level}) => level >= min && level <= max);
    return `<ul class="table-of-contents">${shown.map(({id, html}) => `<li><a href="#${escapeAttribute(id)}">${html}</a></li>`).join('')}</ul>`;
  }

  private link(element: Element, around: Surroundings): void {
    const href = restoreUrl(String(element.properties['href'] ?? ''));
    const {href: _href, ...others} = safeProperties(element);
    const rest = restoreText(serializeAttributes(others));
    if (isUnsafeUrl(href)) {
      this.write(`<a${rest}>`);
    } else if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href) && !/^pathname:/i.test(href)) {
      const isWeb = /^(?:https?:)?\/\//i.test(href);
      this.write(`<a href="${escapeAttribute(href)}"${isWeb ? restoreText(serializeAttributes(toOutwardProperties(others))) : rest}>`);
      this.children(element.children, around);
      const hasText = textOf(element).trim() !== '';
      this.write(isWeb && hasText ? `${OUTWARD_ICON}<span class="vh">${escapeText(this.context.texts.newWindow)}</span></a>` : '</a>');
      return;
    } else if ('href' in element.properties) {
      this.write(`<a${this.reference('link', href, element)}${rest}>`);
    } else {
      if (typeof element.properties['id'] === 'string') this.ids.push(restoreText(element.properties['id']));
      this.write(`<a${rest}>`);
    }
    this.children(element.children, around);
    this.write('</a>');
  }

  private image(element: Element): void {
    const src = restoreUrl(String(element.properties['src'] ?? ''));
    const {src: _src, width, height, ...others} = safeProperties(element);
    const size = {...(isSize(width) && {width: String(width)}), ...(isSize(height) && {height: String(height)})};
    const alt = 'alt' in others ? '' : ' alt=""';
    const loading = `${'loading' in others ? '' : ' loading="lazy"'}${'decoding' in others ? '' : ' decoding="async"'}`;
    const rest = restoreText(serializeAttributes(others));
    const isRemote = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src) && !/^pathname:/i.test(src);
    const isLocal = !isUnsafeUrl(src) && !isRemote;
    const written = serializeAttributes(size);
    if (isUnsafeUrl(src)) this.write(`<img${written}${rest}${alt}>`);
    else if (isRemote) this.write(`<img src="${escapeAttribute(src)}"${written}${loading}${rest}${alt}>`);
    else this.write(`<img${this.reference('image', src, element, size)}${loading}${rest}${alt}>`);
    // In the writer's own HTML an empty alt is meant.
    if (isOwnHtml(element) ? !('alt' in others) : !others['alt']) {
      const {line, column} = isLocal ? this.references.at(-1)! : this.context.locate(element.position?.start);
      this.diagnostics.push(createDiagnostic('IM-063', {src}, {place: {file: this.context.file, line, column}}));
    }
  }

  private reference(kind: Reference['kind'], url: string, element: Element, size: Reference['size'] = {}): string {
    const {file} = this.context;
    this.references.push({kind, url, ...this.context.locate(element.position?.start), ...(Object.keys(size).length > 0 && {size}), ...(file !== this.file && {file})});
    return REF_OPEN + (this.references.length - 1) + REF_CLOSE;
  }

  private table(element: Element): void {
    const heads = findAll(element, 'th').map((th) => this.wordsOf(th).trim());
    const label = escapeAttribute(fillText(this.context.texts.table, {columns: heads.filter(Boolean).join('、')}));
    this.write(`<div class="tablewrap" tabindex="0" role="region" aria-label="${label}">`);
    this.plain(dropBlankText(element), NOWHERE);
    this.write('</div>');
  }

  /** An alert of GitHub is an admonition. A last paragraph, or last line, that begins with —— names the source. */
  private blockquote(element: Element): void {
    const alert = readAlert(element);
    if (alert) return this.admonition(alert);
    const paragraphs = element.children.filter((child) => isElement(child, 'p')) as Element[];
    const last = paragraphs.at(-1);
    const split = last && splitSource(last);
    if (!last || !split) return this.plain(element, NOWHERE);
    this.write('<blockquote>');
    this.children(element.children.filter((child) => child !== last), NOWHERE);
    if (split.quote.length) this.plain({...last, children: split.quote}, NOWHERE);
    this.write('<footer>');
    this.children(split.source, NOWHERE);
    this.write('</footer></blockquote>');
  }

  private input(element: Element): void {
    if (element.properties['type'] !== 'checkbox' || !('disabled' in element.properties)) return this.plain(element, NOWHERE);
    const isDone = Boolean(element.properties['checked']);
    const label = escapeAttribute(isDone ? this.context.texts.taskDone : this.context.texts.taskOpen);
    this.write(`<input type="checkbox"${isDone ? ' checked' : ''} disabled aria-label="${label}">`);
  }

  private superscript(element: Element, around: Surroundings): void {
    const link = element.children[0];
    if (!isElement(link, 'a') || !('dataFootnoteRef' in link.properties)) return this.plain(element, around);
    const id = decodePath(String(link.properties['id'] ?? ''));
    this.ids.push(id);
    this.write(`<a class="fn" id="${escapeAttribute(id)}" href="${escapeAttribute(String(link.properties['href']))}" aria-describedby="footnote-label">[${escapeText(textOf(link))}]</a>`);
  }

  private footnotes(element: Element): void {
    const label = this.footnotesCount++ === 0 ? 'footnote-label' : `footnote-label-${this.footnotesCount}`;
    this.write(`<section class="notes" aria-labelledby="${label}"><h2 class="vh" id="${label}">${escapeText(this.context.texts.footnotes)}</h2>`);
    const items = element.children.filter((child) => !isElement(child, 'h2'));
    this.children(items.map((item) => (isElement(item, 'ol') ? mapElements(item, toFootnoteBacklink) : item)), NOWHERE);
    this.write('</section>');
  }

  private admonition(element: Element): void {
    const written = String(element.properties['kind']);
    const known = isAdmonition(written) ? written : 'info'; // a component may ask for any
    const isOwn = known !== written && (this.context.admonitions ?? []).includes(written);
    const kind = isOwn ? written : known;
    const {look, seal, variant, messageId} = getAdmonitionStyle(known);
    const first = element.children.find((child) => child.type === 'element');
    const label = isElement(first, ADMONITION_TITLE_TAG) ? first : undefined;
    const body = element.children.filter((child) => child !== label);
    const title = element.properties['title'];
    const extra = classesOf(element).join(' ');
    const id = element.properties['id'];
    if (typeof id === 'string') this.ids.push(id);
    const idAttribute = typeof id === 'string' ? ` id="${escapeAttribute(id)}"` : '';
    this.write(`<div class="note ${look} theme-admonition theme-admonition-${escapeAttribute(kind)} alert alert--${variant}${extra && ` ${escapeAttribute(extra)}`}"${idAttribute} role="note">`);
    this.write(`<span class="seal" aria-hidden="true">${seal}</span><p class="ttl">`);
    if (label) this.children(label.children, NOWHERE);
    else this.write(escapeText(typeof title === 'string' ? restoreText(title) : ((isOwn ? undefined : this.context.texts.admonitions[messageId]) ?? kind)));
    this.write('</p><div class="bd">');
    this.children(body, NOWHERE);
    this.write('</div></div>');
  }

  /** HTML of a heading for the table of contents: links and images are dropped, the text of links stays. */
  private contentsHtml(nodes: readonly ElementContent[]): string {
    const allowed = new Set(['code', 'em', 'strong', 'del', 'sub', 'sup', 'kbd', 'mark', 'b', 'i', 's']);
    const render = (node: ElementContent): string => {
      if (node.type === 'text') return escapeText(joinCjkLines(restoreText(restoreDirectives(node.value, this.context.directives)), '', '').replaceAll('\n', ' '));
      if (node.type !== 'element' || node.tagName === 'img') return '';
      const inner = node.children.map(render).join('');
      return allowed.has(node.tagName) ? `<${node.tagName}>${inner}</${node.tagName}>` : inner;
    };
    return nodes.map(render).join('').trim();
  }
}

/** Attributes of a link that leaves the site: what the writer says, and that the other page gets no hold of this one. */
function toOutwardProperties({target, rel, ...others}: Element['properties']): Element['properties'] {
  const kinds = Array.isArray(rel) ? rel.map(String) : String(rel ?? '').split(/\s+/).filter(Boolean);
  return {target: target ?? '_blank', rel: [...new Set(['noopener', 'noreferrer', ...kinds])], ...others};
}

/** Takes a first h1 off when no other heading or rule stands before it. */
function splitTitle(nodes: readonly ElementContent[]): {title: Element | undefined; rest: ElementContent[]} {
  const index = nodes.findIndex((node) => isElement(node) && /^(?:h[1-6]|hr)$/.test(node.tagName));
  const title = nodes[index];
  if (!isElement(title, 'h1')) return {title: undefined, rest: [...nodes]};
  return {title, rest: nodes.filter((_, i) => i !== index)};
}

const EXPLICIT_ID = /[ \t]*\{#([^\s{}]+)\}[ \t]*$/;

/** The id at the end of a heading, or that of its tag. */
function explicitIdOf(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  const written = last?.type === 'text' ? EXPLICIT_ID.exec(restoreText(last.value))?.[1] : undefined;
  const {id} = heading.properties;
  return written ?? (typeof id === 'string' && id !== '' ? restoreText(id) : undefined);
}

function trimHeadingId(heading: Element): Element {
  const last = heading.children.at(-1);
  if (last?.type !== 'text' || !EXPLICIT_ID.test(restoreText(last.value))) return heading;
  const value = restoreText(last.value).replace(EXPLICIT_ID, '');
  return {...heading, children: [...heading.children.slice(0, -1), {...last, value}]};
}

function splitSource(paragraph: Element): {quote: ElementContent[]; source: ElementContent[]} | undefined {
  const index = paragraph.children.findLastIndex((child) => child.type === 'text' && /(?:^|\n)[ \t]*——/.test(child.value));
  const node = paragraph.children[index];
  if (node?.type !== 'text') return undefined;
  const at = node.value.search(/(?:^|\n)[ \t]*——(?![^]*\n[ \t]*——)/);
  if (at < 0 || (at === 0 && index > 0)) return undefined;
  const before = node.value.slice(0, at);
  return {
    quote: [...paragraph.children.slice(0, index), ...(before.trim() ? [{...node, value: before}] : [])],
    source: [{...node, value: node.value.slice(at).trimStart()}, ...paragraph.children.slice(index + 1)],
  };
}

/** Makes our link of a way back, and the id of a note the text that its address decodes to. */
function toFootnoteBacklink(element: Element): Element {
  const {id} = element.properties;
  if (element.tagName === 'li' && typeof id === 'string') return withProperty(element, 'id', decodePath(id));
  if (!('dataFootnoteBackref' in element.properties)) return element;
  const {dataFootnoteBackref: _mark, className: _class, ...rest} = element.properties;
  return {...element, properties: {...rest, className: ['link']}};
}

function mapElements(element: Element, change: (element: Element) => Element): Element {
  const changed = change(element);
  return {...changed, children: changed.children.map((child) => (isElement(child) ? mapElements(child, change) : child))};
}

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** `a.png#gh-dark-mode-only`, as GitHub has it, shows in one colour mode only. */
function modeClassOf(src: string): string {
  const mode = /#gh-(dark|light)-mode-only$/.exec(src)?.[1];
  return mode === undefined ? '' : ` class="only-${mode}"`;
}

function withClass(element: Element, className: string): Element {
  return {...element, properties: {...element.properties, className: [className]}};
}

function withProperty(element: Element, name: string, value: string): Element {
  return {...element, properties: {...element.properties, [name]: value}};
}

function findAll(element: Element, tagName: string): Element[] {
  return element.children.flatMap((child) => (isElement(child) ? [...(child.tagName === tagName ? [child] : []), ...findAll(child, tagName)] : []));
}

function dropBlankText(element: Element): Element {
  if (!['table', 'thead', 'tbody', 'tfoot', 'tr'].includes(element.tagName)) return element;
  return {
    ...element,
    children: element.children
      .filter((child) => child.type !== 'text' || child.value.trim() !== '')
      .map((child) => (isElement(child) ? dropBlankText(child) : child)),
  };
}

function lastTextOf(node: ElementContent): string {
  if (node.type === 'text') return lastChar(node.value.replaceAll(FLANK, ''));
  if (!isElement(node) || node.tagName === 'br' || node.tagName === 'img') return '';
  const last = node.children.at(-1);
  return last ? lastTextOf(last) : '';
}

function firstTextOf(node: ElementContent): string {
  if (node.type === 'text') return firstChar(node.value.replaceAll(FLANK, '').replaceAll(TILDE, '~').replace(/^[ \t]*\n/, ''));
  if (!isElement(node) || node.tagName === 'br' || node.tagName === 'img') return '';
  const first = node.children[0];
  return first ? firstTextOf(first) : '';
}

const EXCERPT_LENGTH = 160;

function makeExcerpt(text: string): string {
  const line = joinCjkLines(text.trim(), '', '').replace(/\s+/g, ' ');
  const chars = [...line];
  return chars.length > EXCERPT_LENGTH ? `${chars.slice(0, EXCERPT_LENGTH - 1).join('')}…` : line;
}

/** Width or height as HTML takes it; anything else says nothing. */
function isSize(value: Element['properties'][string]): boolean {
  return /^\d+(?:\.\d+)?(?:px|%)?$/.test(String(value).trim());
}
