import {append} from '../../cache/append.ts';
import type {Element, ElementContent, Root} from 'hast';
import {openParagraph} from './openParagraph.ts';
import {JSX_DATA} from '../shape/ownHtml.ts';
import {type Messages, shapeComponent} from '../shape/components.ts';
import {ADMONITION_TAG, ADMONITION_TITLE_TAG} from '../shape/componentTags.ts';
import {toJsxProperties} from '../html/attributes.ts';
import {isElement, textOf} from '../html/nodes.ts';
import {isHtmlTag} from '../html/tags.ts';
import {type Literal, parseLiteral} from '../js/literal.ts';
import type {Point} from '../prepare/lines/locator.ts';
import {restoreText} from '../text/marks.ts';
import {TRUNCATE} from '../shape/ownHtml.ts';
import {ISLAND_TAG} from '../shape/componentTags.ts';
import {type Island, type Partial, WRITTEN_ATTRIBUTE} from './mdxPage.ts';
import {PARSED_ADMONITION, PARSED_TITLE} from './parseMdx.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {isShaped} from './shapedParts.ts';
import {checkTabs} from './checkTabs.ts';
import {isComment} from './isComment.ts';
import {toCodeBlock} from './codeBlock.ts';
import {
  idOf,
  holdsAddress,
  isOwnCategory,
  isPlain,
  type MdxNode,
  needsReact,
  onlyExpressionIn,
  toIslandAttribute,
} from './mdxNodes.ts';
import type {StatementBlock, Statements} from './statements.ts';

interface ArticleTree {
  readonly root: Root;
  readonly islands: readonly Island[];
  /** By path as written. */
  readonly partials: readonly Partial[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds the blocks of statements of a parsed page, also those between the tags of a component. */
export function findStatements(root: Root, lineOf: (line: number) => number): StatementBlock[] {
  const blocksIn = (nodes: readonly MdxNode[]): StatementBlock[] =>
    nodes.flatMap(({type, value = '', position, children = []}) =>
      type === 'mdxjsEsm'
        ? [{code: restoreText(value), line: lineOf(position?.start.line ?? 1)}]
        : blocksIn(children),
    );
  return blocksIn(root.children as unknown as readonly MdxNode[]);
}

/**
 * Makes the tree of a page one of HTML: components that need no code become what they are in every note, values that are
 * known become text, and the rest is as islands.
 */
export function toArticleTree(
  root: Root,
  statements: Statements,
  {
    locate,
    written = new Set(),
    own = new Set(),
    ...others
  }: {
    locate(position: Point | undefined): Point;
    readonly file: string;
    readonly messages: Messages;
    /** Elements whose tags in the text are marked. @default none */ readonly written?: ReadonlySet<string>;
    /** Modules of the theme that the site has of its own: `@theme/Details`. @default none */ readonly own?: ReadonlySet<string>;
  },
): ArticleTree {
  return new TreeMaker(statements, {...others, locate, written, own}).make(root);
}

const TRUNCATE_MARK = new RegExp(`^\\s*/\\*\\s*${TRUNCATE}\\s*\\*/\\s*$`);

class TreeMaker {
  private readonly statements: Statements;
  private readonly locate: (position: Point | undefined) => Point;
  private readonly file: string;
  private readonly messages: Messages;
  private readonly written: ReadonlySet<string>;
  private readonly own: ReadonlySet<string>;
  private readonly islands: Island[] = [];
  private readonly partials = new Map<string, Partial>();
  private readonly diagnostics: Diagnostic[] = [];
  private headingCount = 0;

  constructor(
    statements: Statements,
    {locate, file, messages, written, own}: Required<Parameters<typeof toArticleTree>[2]>,
  ) {
    this.file = file;
    this.messages = messages;
    this.statements = statements;
    this.locate = locate;
    this.written = written;
    this.own = own;
  }

  make(root: Root): ArticleTree {
    const children = this.nodes(root.children as unknown as readonly MdxNode[]);
    return {
      root: {type: 'root', children},
      islands: this.islands,
      partials: [...this.partials.values()],
      diagnostics: this.diagnostics,
    };
  }

  private nodes(nodes: readonly MdxNode[]): ElementContent[] {
    return nodes.flatMap((node) => this.node(node));
  }

  private node(node: MdxNode): ElementContent[] {
    switch (node.type) {
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.expression(node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.jsx(node);
      case 'element':
        return [this.element(node as unknown as Element)];
      default:
        return [node as unknown as ElementContent];
    }
  }

  private element(element: Element): Element {
    if (/^h[2-6]$/.test(element.tagName)) this.headingCount++;
    const tagName =
      element.tagName === PARSED_ADMONITION
        ? ADMONITION_TAG
        : element.tagName === PARSED_TITLE
          ? ADMONITION_TITLE_TAG
          : element.tagName;
    return {
      ...element,
      tagName,
      children: this.nodes(element.children as unknown as readonly MdxNode[]),
    };
  }

  private expression({value = '', position}: MdxNode): ElementContent[] {
    const code = restoreText(value);
    if (isComment(code))
      return TRUNCATE_MARK.test(code) ? [{type: 'comment', value: TRUNCATE}] : [];
    const known = this.valueOf(code);
    if (typeof known === 'string' || typeof known === 'number')
      return [{type: 'text', value: String(known)}];
    return [this.island({kind: 'expression', code, ...this.locate(position?.start)}, [], position)];
  }

  private jsx(node: MdxNode): ElementContent[] {
    const {position} = node;
    // In an article React would take the head of the document for its own.
    const isHead = node.name === 'head';
    const written = isHead ? 'Head' : (node.name ?? '');
    const attributes = this.knownAttributes(node);
    const own = this.componentOf(written);
    if (own === 'Tabs' && attributes)
      append(
        this.diagnostics,
        checkTabs(node, attributes, {
          place: {file: this.file, ...this.locate(position?.start)},
          itemOf: (item) =>
            this.componentOf(item.name ?? '') === 'TabItem'
              ? this.knownAttributes(item)
              : undefined,
        }),
      );
    if (attributes && own !== undefined && (isHead ? isPlain(node) : isShaped(own, this.own))) {
      const shaped = shapeComponent(
        {
          kind: 'open',
          name: own,
          attributes,
          hasLabel: false,
          place: this.locate(position?.start),
          source: '',
        },
        this.nodes(node.children ?? []),
        this.messages,
      );
      if (shaped)
        return shaped.map((child) =>
          isElement(child) && position && !child.position ? {...child, position} : child,
        );
    }
    const code = own === 'CodeBlock' && attributes ? this.codeOf(node) : undefined;
    if (code !== undefined) return [toCodeBlock(code, attributes!, position)];
    const diagram =
      own === 'Mermaid' ? (attributes?.['value'] ?? attributes?.['chart']) : undefined;
    if (typeof diagram === 'string') return [toCodeBlock(diagram, {language: 'mermaid'}, position)];
    if (
      attributes &&
      written === written.toLowerCase() &&
      isHtmlTag(written) &&
      !needsReact(written, attributes)
    ) {
      const properties = toJsxProperties(attributes);
      return [
        openParagraph(
          this.element({
            type: 'element',
            tagName: written,
            properties: this.written.has(written)
              ? {...properties, [WRITTEN_ATTRIBUTE]: ''}
              : properties,
            data: JSX_DATA,
            children: (node.children ?? []) as unknown as ElementContent[],
            ...(position && {position}),
          }),
        ),
      ];
    }
    const path = this.statements.partials.get(written);
    if (path !== undefined) {
      const first = this.partials.get(path) ?? {path, headingCount: this.headingCount};
      this.partials.set(path, {...first, uses: (first.uses ?? 0) + 1});
    }
    const island: Island = {
      kind: 'component',
      name: written,
      attributes: (node.attributes ?? []).map(toIslandAttribute),
      ...(this.isNumber(onlyExpressionIn(node)) && {isNumber: true}),
      ...this.locate(position?.start),
    };
    return [this.island(island, node.children ?? [], position)];
  }

  private isNumber(code: string | undefined): boolean {
    return code !== undefined && typeof this.valueOf(restoreText(code)) === 'number';
  }

  /** Returns the component of ours that a tag means; undefined for others that the page makes or imports. */
  private componentOf(written: string): string | undefined {
    const {names, aliases} = this.statements;
    return names.has(written) ? aliases.get(written) : written;
  }

  private island(
    island: Island,
    children: readonly MdxNode[],
    position: MdxNode['position'],
  ): Element {
    const dataN = this.islands.push(island) - 1;
    return {
      type: 'element',
      tagName: ISLAND_TAG,
      properties: {dataN, ...idOf(island)},
      children: this.nodes(children),
      ...(position && {position}),
    };
  }

  /** Returns the attributes of a tag when all of them are known without running anything. */
  private knownAttributes(node: MdxNode): Record<string, Literal> | undefined {
    const known: Record<string, Literal> = {};
    for (const attribute of node.attributes ?? []) {
      if (attribute.type !== 'mdxJsxAttribute') return undefined;
      if (node.name === 'DocCardList' && isOwnCategory(attribute.value)) continue;
      const {name, value} = attribute;
      const literal =
        value === null || value === undefined
          ? true
          : typeof value === 'string'
            ? restoreText(value)
            : this.valueOf(restoreText(value.value), {isAddress: holdsAddress(node, name)});
      if (literal === undefined) return undefined;
      known[name] = literal;
    }
    return known;
  }

  /** Returns what an expression gives when nothing needs to run. Files are known only where an address is resolved with the article's. */
  private valueOf(code: string, {isAddress = false} = {}): Literal | undefined {
    if (!isAddress && /\b(?:require|useBaseUrl)\s*\(/.test(code)) return undefined;
    const {bindings, files} = this.statements;
    return parseLiteral(code, isAddress ? new Map([...bindings, ...files]) : bindings);
  }

  /** Returns the text of a code block that is written as a component; undefined when it takes code to know it. */
  private codeOf({children = []}: MdxNode): string | undefined {
    const only = children.length === 1 ? children[0] : undefined;
    if (only?.type.endsWith('Expression')) {
      const value = this.valueOf(restoreText(only.value ?? ''));
      return typeof value === 'string' ? value : undefined;
    }
    if (children.some(({type}) => type.startsWith('mdx'))) return undefined;
    return children
      .map((child) => restoreText(textOf(child as unknown as ElementContent)))
      .join('\n');
  }
}
