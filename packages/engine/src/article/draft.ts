import type {Root} from 'hast';
import {hashOf} from '../cache/hash.ts';
import type {OldAnchor} from '../content/frontmatter/anchors.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {type CodeBlock, renderCodeBlock} from './code/codeBlock.ts';
import {boundColours, explainPlain} from './code/colourBounds.ts';
import type {MarkdownCompiler} from './compile.ts';
import {BLOCK, ADMONITION, DIAGRAM} from './elementNames.ts';
import {decodeReference} from './parse/parseTree.ts';
import {nestElements} from './parse/nestElements.ts';
import type {NestContext} from './parse/nesting.ts';
import type {CompiledMarkdown, Heading, PreviousArticle} from './parsedPage.ts';
import {findPlainColons} from './print/blocks/textDirectives.ts';
import {findSentences} from './print/linkSentences.ts';
import type {PrintContext} from './print/out/out.ts';
import {type PrintedTree, printTree} from './print/printTree.ts';
import {loadTools} from './print/tools.ts';
import {markLatinQuotes} from './shape/latinQuotes.ts';
import {placeElements} from './shape/placement.ts';
import {REF_OPEN} from './text/marks.ts';

/** A text that is parsed and printed, whose code is not highlighted yet. All that is asked of plugins is done. */
export interface Draft<Finished> {
  /** What is wrong with it, but for what highlighting finds. */
  readonly diagnostics: readonly Diagnostic[];
  /** Asks for its code to be highlighted at once, and puts it in when it is. Call once. */
  finish(): Promise<Finished>;
}

/** A whole note as a draft. */
export interface NoteDraft extends Draft<CompiledMarkdown> {
  /** The code of an MDX page. */
  readonly code?: CompiledMarkdown['code'];
  /** Tells whether one of some elements is in the article, links of headings aside: `pre` is a block of code, `admonition` an admonition. */
  holds(tags: readonly string[]): boolean;
}

export interface ArticleDraft
  extends Draft<Omit<CompiledMarkdown, 'wordCount'>>, Pick<NoteDraft, 'holds'> {
  readonly headings: readonly Heading[];
  readonly codeBlocks: readonly CodeBlock[];
  /** Sources of the diagrams. */
  readonly diagrams: readonly string[];
}

interface ArticleOrigin extends Pick<PrintContext, 'file' | 'locate' | 'hidesTitle'> {
  readonly body: string;
  readonly previous: PreviousArticle | undefined;
  readonly partials?: PrintContext['partials'];
  /** Ids that its sections had before. */
  readonly oldAnchors?: readonly OldAnchor[] | undefined;
  /** How HTML in texts of the article is read. @default there are no directives in it */
  readonly nesting?: NestContext;
}

/** Prints the article of a tree. */
export async function draftArticle(
  compiler: MarkdownCompiler,
  parsed: Root,
  {body, file, locate, previous, ...origin}: ArticleOrigin,
): Promise<ArticleDraft> {
  const tools = await loadTools(body, compiler);
  const placed = markLatinQuotes(placeElements(parsed), body);
  const root = tools.emoji ? tools.emoji.replaceEmoji(placed) : placed;
  const nesting: NestContext = origin.nesting ?? {
    directives: [],
    lines: [],
    allowsRawHtml: compiler.allowsRawHtml,
    messages: compiler.messages ?? {},
    file,
    locate,
    decodeName: decodeReference,
  };
  const raise = (html: string): Root =>
    nestElements({type: 'root', children: [{type: 'raw', value: html} as never]}, nesting).root;
  const tree = printTree(root, {
    ...compiler,
    ...(compiler.hasIdsOfDocusaurus3 && {plainColons: findPlainColons(body)}),
    hasAnchorClass: compiler.foreignComponents !== undefined,
    tools,
    directives: nesting.directives,
    hidesTitle: origin.hidesTitle,
    partials: origin.partials ?? new Map(),
    oldAnchors: origin.oldAnchors ?? [],
    oldTargets: new Set(origin.oldAnchors?.map(({target}) => target)),
    locate,
    file,
    noteFile: file,
    raise,
    sentences: compiler.keepsSentences ? findSentences(root) : undefined,
  });
  return createDraft(compiler, tree, {file, previous});
}

/** Creates the draft of an article, apart from the printing: what waits for its code shall not hold on to trees. */
function createDraft(
  compiler: MarkdownCompiler,
  tree: PrintedTree,
  {file, previous}: Pick<ArticleOrigin, 'file' | 'previous'>,
): ArticleDraft {
  const codeBlocks = boundColours(tree.codeBlocks);
  const keys = codeBlocks.map(keyOfBlock);
  const known = codeBlocksOf(previous);
  const fresh = codeBlocks.flatMap((block, index) =>
    known.has(keys[index]!) ? [] : [{block, index}],
  );
  return {
    headings: tree.headings,
    codeBlocks,
    diagrams: tree.diagrams,
    diagnostics: tree.diagnostics,
    holds(tags) {
      if (tags.length === 0) return false;
      if (tags.includes(BLOCK) && tree.codeBlocks.length > 0) return true;
      if (tags.includes(DIAGRAM) && tree.diagrams.length > 0) return true;
      const tag = new RegExp(`<(?:${tags.join('|')})(?=[\\s>${REF_OPEN}])(?! class="hash )`);
      const isIn = (html: string): boolean =>
        tag.test(html) || (tags.includes(ADMONITION) && html.includes('theme-admonition-'));
      return tree.pieces.some((one) => typeof one === 'string' && isIn(one));
    },
    async finish() {
      const {lines, unknown} = await compiler.highlight(fresh.map(({block}) => block));
      fresh.forEach(({block, index}, i) =>
        known.set(
          keys[index]!,
          renderCodeBlock(block, () => lines[i]!, compiler.texts),
        ),
      );
      const unknownAt = new Map(unknown.map(([i, diagnostic]) => [fresh[i]!.index, diagnostic]));
      return {
        ...joinPieces(tree, (index) => ({
          key: keys[index]!,
          html: known.get(keys[index]!)!,
          isKept: !unknownAt.has(index),
        })),
        titleHtml: tree.titleHtml,
        titleText: tree.titleText,
        ...(tree.hasOwnTitle && {hasOwnTitle: tree.hasOwnTitle}),
        headings: tree.headings,
        ids: tree.ids,
        references: tree.references,
        sectionTexts: tree.sectionTexts,
        excerpt: tree.excerpt,
        ...(tree.head && {head: tree.head}),
        ...(tree.needsMermaid && {needsMermaid: true as const}),
        diagnostics: [
          ...tree.diagnostics,
          ...[...unknownAt, ...explainPlain(codeBlocks)].map(([index, d]) => ({
            ...d,
            place: {file, ...tree.codePlaces[index]},
          })),
        ],
      };
    },
  };
}

/** Joins the pieces of an article with its code blocks. */
function joinPieces(
  {pieces, truncatePoint}: PrintedTree,
  blockAt: (index: number) => {
    readonly key: string;
    readonly html: string;
    /** A block of an unknown language is not taken over, so that it is reported each time. */
    readonly isKept: boolean;
  },
): Pick<CompiledMarkdown, 'html' | 'truncateAt' | 'codeBlocks'> {
  const codeBlocks: {key: string; start: number; end: number}[] = [];
  let html = '';
  let truncateAt: number | null = null;
  for (const [i, piece] of pieces.entries()) {
    if (i === truncatePoint?.piece) truncateAt = html.length + truncatePoint.offset;
    if (typeof piece === 'string') {
      html += piece;
      continue;
    }
    const {key, html: text, isKept} = blockAt(piece);
    if (isKept) codeBlocks.push({key, start: html.length, end: html.length + text.length});
    html += text;
  }
  if (truncatePoint) truncateAt ??= html.length;
  return {html, truncateAt, codeBlocks};
}

function keyOfBlock({language, meta, code, ...shown}: CodeBlock): string {
  const {classes, isOutput, notes, plain} = shown;
  return hashOf(language, meta, code, JSON.stringify([classes, isOutput, notes, plain]));
}

/** Returns the HTML of each code block of a compiled note by its key. Its long texts are read from the disk each time they are asked for. */
function codeBlocksOf(compiled: PreviousArticle | undefined): Map<string, string> {
  if (!compiled) return new Map();
  const {html, codeBlocks} = compiled;
  return new Map(codeBlocks.map(({key, start, end}) => [key, html.slice(start, end)]));
}

/** Adds to the draft of an article what else is known of its note; what was found before comes first. */
export function completeDraft(
  article: ArticleDraft,
  {diagnostics, ...facts}: Pick<CompiledMarkdown, 'wordCount' | 'diagnostics' | 'code'>,
): NoteDraft {
  return {
    ...facts,
    diagnostics: [...diagnostics, ...article.diagnostics],
    holds: article.holds,
    async finish() {
      const finished = await article.finish();
      return {...finished, ...facts, diagnostics: [...diagnostics, ...finished.diagnostics]};
    },
  };
}
