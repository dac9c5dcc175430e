import {append} from '../../cache/append.ts';
import type {CompiledMarkdown} from '../parsedPage.ts';
import {type HtmlElement, type HtmlNode, isHtmlElement, parseOwnHtml} from '../html/htmlTree.ts';
import {childrenOf, isOpen, toGiven} from './givenElements.ts';
import {printInner, printIslandAttribute, printProp} from './printProp.ts';
import {type Part, printAsked, valueOf} from './ownValues.ts';
import {ISLAND_TAG} from '../shape/componentTags.ts';
import {areRows, groupRows, type Rows} from './tableRows.ts';
import {markPiece} from './pieces.ts';
import {BLOCK, ADMONITION, DIAGRAM} from '../elementNames.ts';
import {blockProps, isBlock, isDiagram, readAdmonition, withoutZoom} from './articleElements.ts';
import {
  type CodeBlockData,
  type Island,
  LAYOUT,
  OWN_COMPONENTS,
  WRITTEN_ATTRIBUTE,
} from './mdxPage.ts';

/**
 * Prints the module of an MDX page: its statements and a component that renders the article. What has no island in it is
 * HTML as in every other note, so that the browser takes it over without a look.
 * @param markdown with its references filled in
 * @param metadata what the page is, for one that asks
 * @param partOf finds Markdown that the page imports, by its path as written
 */
export function createModuleCode(
  markdown: Pick<CompiledMarkdown, 'html' | 'code' | 'references' | 'headings' | 'titleText'>,
  metadata: object = {},
  partOf: (from: string) => Part | undefined = () => undefined,
): string {
  const nodes = parseOwnHtml(markdown.html);
  const printer = new Printer(markdown.code);
  const children = printer.list(nodes);
  return [
    "import {createElement as _h, Fragment as _Fragment} from 'react';",
    // For the styles of cards.
    ...(markdown.references.some(({kind}) => kind === 'cards')
      ? ["import '@wuya/theme/pages/ListPage';"]
      : []),
    ...(markdown.code?.given ?? []).map(
      (name) => `const ${name} = ${JSON.stringify(valueOf(name, markdown, metadata))};`,
    ),
    ...(markdown.code?.asked ?? []).map((asked) => printAsked(asked, partOf(asked.from))),
    ...(markdown.code ? [markdown.code.statements] : []),
    `export default function MdxContent(props) {\nreturn _h(${markdown.code?.hasLayout ? `${LAYOUT}, props` : '_Fragment, null'},\n${children.join(',\n')});\n}`,
  ].join('\n');
}

/** Place and name of a component as it is written; the name is empty where an expression makes it. */
export interface ComponentPlace {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** Finds where the components of a page are written, by their places in what its module renders: `.3.0`. */
export function findComponentPlaces({
  html,
  code,
}: Pick<CompiledMarkdown, 'html' | 'code'>): ReadonlyMap<string, ComponentPlace> {
  const printer = new Printer(code);
  printer.list(parseOwnHtml(html));
  return printer.places;
}

class Printer {
  private readonly islands: readonly Island[];
  /** Names of elements that a component of the site takes the place of. */
  private readonly replaced: ReadonlySet<string>;
  /** Components that get elements. */
  private readonly lookers: ReadonlySet<string>;
  /** Whether islands are replaced too. */
  private readonly replacesAll: boolean;
  /** Blocks of code that a component of the site renders, in the order in which they come; undefined where none does. */
  private readonly blocks: Iterator<CodeBlockData> | undefined;
  /** Sources of diagrams that a component of the site renders; undefined where none does. */
  private readonly diagrams: Iterator<string> | undefined;
  /** Default titles of boxes that a component of the site renders; undefined where none does. */
  private readonly defaultTitles: readonly string[] | undefined;
  readonly places = new Map<string, ComponentPlace>();
  /** Place of what is printed, among components. */
  private path = '';

  constructor(code: CompiledMarkdown['code']) {
    const {islands = [], elements = [], replaces, blocks, diagrams, defaultTitles} = code ?? {};
    this.islands = islands;
    this.lookers = new Set(code?.lookers);
    this.replaced = new Set(
      replaces
        ? elements.filter((name) => name !== BLOCK && name !== ADMONITION && name !== DIAGRAM)
        : elements,
    );
    this.replacesAll = replaces === 'all';
    this.blocks = blocks?.values();
    this.diagrams = diagrams?.values();
    this.defaultTitles = defaultTitles;
  }

  /** Prints nodes that are beside each other; those that need nothing of the author's code are one piece, where they are long. */
  list(nodes: readonly HtmlNode[], isSvg = false): string[] {
    const printed: string[] = [];
    let plain: string[] = [];
    const endPiece = (): void => {
      append(printed, markPiece(plain));
      plain = [];
    };
    for (const node of nodes) {
      const isPlain = !hasIsland(node);
      if (!isPlain) endPiece();
      const code = this.at(printed.length, () => this.node(node, isSvg));
      (isPlain ? plain : printed).push(code);
    }
    endPiece();
    return printed;
  }

  /** Prints a child of what is printed. */
  private at(index: number, print: () => string): string {
    const outer = this.path;
    this.path += `.${index}`;
    const code = print();
    this.path = outer;
    return code;
  }

  private nodes(nodes: readonly Rows[], isSvg: boolean, isGiven = false): string[] {
    return nodes.map((child, i) =>
      this.at(i, () =>
        areRows(child)
          ? printCall('"tbody"', 'null', this.nodes(child, isSvg, isGiven))
          : this.node(child, isSvg, isGiven),
      ),
    );
  }

  /** @param isGiven whether a component gets the node, which may look at its children */
  private node(node: HtmlNode, isSvg: boolean, isGiven = false): string {
    if (!isHtmlElement(node)) return JSON.stringify(node);
    if (node.tag === ISLAND_TAG)
      return this.island(this.islands[Number(node.attributes['data-n'])]!, node.children, isGiven);
    const drawn =
      this.diagram(node) ?? this.block(node) ?? this.admonition(node) ?? this.picture(node);
    if (drawn !== undefined) return drawn;
    const isInSvg = isSvg || node.tag === 'svg';
    const props = Object.entries(node.attributes)
      .filter(([name]) => name !== WRITTEN_ATTRIBUTE)
      .map(([name, value]) => printProp(name, value, isInSvg));
    const isReplaced = this.isReplaced(node);
    const name = isReplaced ? `${OWN_COMPONENTS}.${node.tag}` : JSON.stringify(node.tag);
    const isLookedAt = isGiven && isOpen(node);
    if (!isReplaced && !isLookedAt && !this.needsCode(node)) return this.whole(name, props, node);
    return printCall(
      name,
      `{${props.join(', ')}}`,
      isReplaced || isLookedAt || node.tag === 'table' || !hasIsland(node)
        ? this.nodes(
            node.tag === 'table' ? groupRows(node.children, this.islands) : childrenOf(node),
            isInSvg,
            isReplaced || isLookedAt,
          )
        : this.list(node.children, isInSvg),
    );
  }

  /** Prints an element whose inside no code renders. */
  private whole(name: string, props: readonly string[], node: HtmlElement): string {
    const {inner} = node;
    const text = this.replaced.size > 0 ? inner.replaceAll(` ${WRITTEN_ATTRIBUTE}=""`, '') : inner;
    const html = text === '' ? [] : [printInner(node, text)];
    return `_h(${name}, {${[...props, ...html].join(', ')}})`;
  }

  /** Prints a block of code that a component of the site renders, with ours inside it. */
  private block(node: HtmlElement): string | undefined {
    if (this.blocks === undefined || !isBlock(node)) return undefined;
    const block = this.blocks.next().value as CodeBlockData | undefined;
    if (block === undefined) return undefined;
    const {tag, attributes} = node;
    const props = Object.entries(attributes).map(([name, value]) => printProp(name, value, false));
    return printCall(
      `${OWN_COMPONENTS}.${BLOCK}`,
      JSON.stringify(blockProps(block, this.replacesAll)),
      [this.whole(JSON.stringify(tag), props, node)],
    );
  }

  /** Prints a diagram that a component of the site renders, with ours inside it. */
  private diagram(node: HtmlElement): string | undefined {
    if (this.diagrams === undefined || !isDiagram(node)) return undefined;
    const value = this.diagrams.next().value as string | undefined;
    if (value === undefined) return undefined;
    // One that the page draws holds its source as a block.
    if (node.children.some((child) => isHtmlElement(child) && isBlock(child))) this.blocks?.next();
    const figure = withoutZoom(node);
    const {tag, attributes} = figure;
    const props = Object.entries(attributes).map(([name, own]) => printProp(name, own, false));
    return printCall(`${OWN_COMPONENTS}.${DIAGRAM}`, JSON.stringify({value}), [
      this.whole(JSON.stringify(tag), props, figure),
    ]);
  }

  /** Prints a picture that a component of the site draws without our link to it in full size: that component may have its own. */
  private picture({tag, attributes, children: [inner]}: HtmlElement): string | undefined {
    const isLink = tag === 'a' && attributes['class'] === 'zoomable';
    return isLink && inner && isHtmlElement(inner) && this.isReplaced(inner)
      ? this.node(inner, false)
      : undefined;
  }

  /** Prints an admonition that a component of the site renders. */
  private admonition(node: HtmlElement): string | undefined {
    const found = this.defaultTitles && readAdmonition(node, this.defaultTitles);
    if (!found) return undefined;
    const {type, className, title, body} = found;
    const print = (nodes: readonly HtmlNode[]): string[] => this.nodes(nodes, false);
    const {id} = node.attributes;
    const isText = typeof title?.[0] === 'string' && title.length === 1;
    const props = [
      `type: ${JSON.stringify(type)}`,
      ...(id === undefined ? [] : [`id: ${JSON.stringify(id)}`]),
      ...(className === '' ? [] : [`className: ${JSON.stringify(className)}`]),
      ...(title
        ? [
            `title: ${isText ? JSON.stringify(title[0]) : printCall('_Fragment', 'null', print(title))}`,
          ]
        : []),
    ];
    return printCall(`${OWN_COMPONENTS}.${ADMONITION}`, `{${props.join(', ')}}`, print(body));
  }

  private isReplaced({tag, attributes}: HtmlElement): boolean {
    return (
      this.replaced.has(tag) &&
      attributes[WRITTEN_ATTRIBUTE] === undefined &&
      !/(?:^| )(?:hash-link|zoomable)(?: |$)/.test(attributes['class'] ?? '')
    );
  }

  /** Returns true where only React can make what is in the element. */
  private needsCode(node: HtmlNode): boolean {
    return (
      isHtmlElement(node) &&
      (node.tag === ISLAND_TAG ||
        this.isReplaced(node) ||
        (this.blocks !== undefined && isBlock(node)) ||
        (this.diagrams !== undefined && isDiagram(node)) ||
        (this.defaultTitles !== undefined && readAdmonition(node, []) !== undefined) ||
        // Code of a block is none of a line.
        node.children.some((child) =>
          node.tag === 'pre' ? hasIsland(child) : this.needsCode(child),
        ))
    );
  }

  private island(island: Island, children: readonly HtmlNode[], isGiven: boolean): string {
    const {line, column} = island;
    this.places.set(this.path, {name: 'name' in island ? island.name : '', line, column});
    if (island.kind === 'expression') return `(${island.code})`;
    const name =
      island.name === ''
        ? '_Fragment'
        : this.replacesAll && this.replaced.has(island.name)
          ? `${OWN_COMPONENTS}.${island.name}`
          : /^[a-z][\w-]*$|:/.test(island.name)
            ? JSON.stringify(island.name)
            : island.name;
    // React looks for the option that is chosen.
    const isLooker = island.name === 'select' || this.lookers.has(island.name);
    const looks = isLooker || (isGiven && /^[a-z]*$/.test(island.name));
    const props = `{${island.attributes.map(printIslandAttribute).join(', ')}}`;
    const text = children
      .map((child) => (typeof child === 'string' ? child : ''))
      .join('')
      .trim();
    if (island.isNumber && text !== '') return printCall(name, props, [`(${Number(text)})`]);
    return printCall(
      name,
      props,
      this.nodes(
        island.name === 'table'
          ? groupRows(children, this.islands)
          : looks
            ? toGiven(children)
            : children,
        false,
        looks,
      ),
    );
  }
}

/** Tells whether something that the author wrote as code is in a node. */
function hasIsland(node: HtmlNode): boolean {
  return isHtmlElement(node) && (node.tag === ISLAND_TAG || node.children.some(hasIsland));
}

function printCall(name: string, props: string, children: readonly string[]): string {
  return `_h(${[name, props, ...children].join(', ')})`;
}
