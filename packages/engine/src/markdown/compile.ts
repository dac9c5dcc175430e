import type {Root} from 'hast';
import {hashOf} from '../cache/hash.ts';
import {type CodeBlock, renderCodeBlock} from './codeBlock.ts';
import type {MagicComment} from './magicComments.ts';
import type {CompiledMarkdown} from './parsedPage.ts';
import {decodeReference, parseTree} from './parseTree.ts';
import {prepareSource, type PreparedSource, toSourceColumn} from './prepare.ts';
import {type RaiseContext, raiseTree} from './raise.ts';
import {loadTools} from './tools.ts';
import {renderTree, type TreeContext} from './renderTree.ts';
import type {PluginLookup} from '../plugins/pluginSet.ts';
import type {PluginInput, PluginResult} from '../plugins/lane.ts';
import type {ArticleTexts} from './texts.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';

/** What compiling a note needs besides its text. */
export interface MarkdownCompiler {
  readonly texts: ArticleTexts;
  readonly allowsRawHtml: boolean;
  /** `$…$` is a formula. */
  readonly hasMath: boolean;
  /** Fences of `mermaid` are drawn. */
  readonly hasDiagrams: boolean;
  /** `:smile:` is a character. */
  readonly hasEmoji: boolean;
  readonly magicComments: readonly MagicComment[];
  /** The writer's plugins by file. */
  readonly pluginsFor?: PluginLookup;
  /** Highlighted lines of each block, in order, and what to say about languages that are not known. */
  highlight(blocks: readonly CodeBlock[]): Promise<{lines: readonly (readonly string[])[]; unknown: readonly (readonly [index: number, diagnostic: Diagnostic])[]}>;
}

/**
 * Compiles the body of a note.
 * @param body text after the front matter
 * @param file names the note in diagnostics
 * @param firstLine line of the body's first line in the file, from 1
 * @param previous the note as compiled before: its code blocks are taken over where they are the same
 */
export async function compileMarkdown(
  compiler: MarkdownCompiler,
  {body, file, firstLine, previous}: {readonly body: string; readonly file: string; readonly firstLine: number; readonly previous?: CompiledMarkdown | undefined},
): Promise<CompiledMarkdown> {
  const prepared = prepareSource({body, file, firstLine, hasMath: compiler.hasMath});
  const locate = createLocator(body, prepared, firstLine);
  const options = {texts: compiler.texts, hasMath: compiler.hasMath};
  const plugins = compiler.pluginsFor?.(file);
  const lane = plugins && {plugins, text: prepared.text, isMdx: false, options, file, locate};
  const first = await parseWith(lane);
  const parsed = first.root ?? parseTree(prepared.text, options);
  const raising: RaiseContext = {directives: prepared.marked?.directives ?? [], lines: prepared.text.split('\n'), allowsRawHtml: compiler.allowsRawHtml, file, locate, decodeName: decodeReference};
  const raised = prepared.hasHtml || lane ? raiseTree(parsed, raising) : {root: parsed, diagnostics: []};
  const second = await transformWith(raised.root, lane);
  const again = lane && second.root ? raiseTree(second.root, {...raising, directives: []}) : {root: raised.root, diagnostics: []};
  const article = await renderArticle(compiler, again.root, {body, file, locate, previous, raising});
  return {
    ...article,
    wordCount: countWords(prepared.text),
    diagnostics: [...prepared.diagnostics, ...first.diagnostics, ...raised.diagnostics, ...second.diagnostics, ...again.diagnostics, ...article.diagnostics],
  };
}

const UNTOUCHED: PluginResult = {root: undefined, diagnostics: []};

/** The tree as the writer's plugins make it; none when there are no plugins, or one failed. */
export async function parseWith(lane: PluginInput | undefined): Promise<PluginResult> {
  return lane ? (await import('../plugins/lane.ts')).parseWithPlugins(lane) : UNTOUCHED;
}

/** The same for plugins that come once all HTML is elements. */
export async function transformWith(root: Root, lane: PluginInput | undefined): Promise<PluginResult> {
  return lane?.plugins.rehype.some(Boolean) ? (await import('../plugins/lane.ts')).transformHtml(root, lane) : UNTOUCHED;
}

interface ArticleOrigin extends Pick<TreeContext, 'file' | 'locate'> {
  readonly body: string;
  readonly previous: CompiledMarkdown | undefined;
  /** How HTML in texts of the article is read; default: there are no directives in it. */
  readonly raising?: RaiseContext;
}

/** The article of a tree, its code highlighted. */
export async function renderArticle(compiler: MarkdownCompiler, parsed: Root, {body, file, locate, previous, ...origin}: ArticleOrigin): Promise<Omit<CompiledMarkdown, 'wordCount'>> {
  const tools = await loadTools(body, compiler);
  const root = tools.emoji ? tools.emoji.replaceEmoji(parsed) : parsed;
  const raising: RaiseContext = origin.raising ?? {directives: [], lines: [], allowsRawHtml: compiler.allowsRawHtml, file, locate, decodeName: decodeReference};
  const raise = (html: string): Root => raiseTree({type: 'root', children: [{type: 'raw', value: html} as never]}, raising).root;
  const tree = renderTree(root, {...compiler, tools, directives: raising.directives, locate, file, raise});
  const keys = tree.codeBlocks.map((block) => hashOf(block.language, block.meta, block.code, JSON.stringify(block.classes)));
  const known = codeBlocksOf(previous);
  const fresh = tree.codeBlocks.flatMap((block, index) => (known.has(keys[index]!) ? [] : [{block, index}]));
  const {lines, unknown} = await compiler.highlight(fresh.map(({block}) => block));
  fresh.forEach(({block, index}, i) => known.set(keys[index]!, renderCodeBlock(block, () => lines[i]!, compiler.texts)));
  const unknownAt = new Map(unknown.map(([i, diagnostic]) => [fresh[i]!.index, diagnostic]));
  const codeBlocks: {key: string; start: number; end: number}[] = [];
  let html = '';
  let truncateAt: number | null = null;
  for (const [i, piece] of tree.pieces.entries()) {
    if (i === tree.truncatePoint?.piece) truncateAt = html.length + tree.truncatePoint.offset;
    const text = typeof piece === 'string' ? piece : known.get(keys[piece]!)!;
    // A block of an unknown language is not taken over, so that it is reported each time.
    if (typeof piece === 'number' && !unknownAt.has(piece)) codeBlocks.push({key: keys[piece]!, start: html.length, end: html.length + text.length});
    html += text;
  }
  if (tree.truncatePoint) truncateAt ??= html.length;
  return {
    html,
    truncateAt,
    titleHtml: tree.titleHtml,
    titleText: tree.titleText,
    headings: tree.headings,
    ids: tree.ids,
    references: tree.references,
    codeBlocks,
    sectionTexts: tree.sectionTexts,
    excerpt: tree.excerpt,
    diagnostics: [...tree.diagnostics, ...[...unknownAt].map(([index, d]) => ({...d, place: {file, ...tree.codePlaces[index]}}))],
  };
}

/** HTML of each code block of a compiled note by its key. Its long texts are read from the disk each time they are asked for. */
function codeBlocksOf(compiled: CompiledMarkdown | undefined): Map<string, string> {
  if (!compiled) return new Map();
  const {html, codeBlocks} = compiled;
  return new Map(codeBlocks.map(({key, start, end}) => [key, html.slice(start, end)]));
}

type Point = {readonly line: number; readonly column: number};

/** Line and column in the file for a position of the prepared text. What has no position is at the top. */
function createLocator(body: string, {text, marked}: PreparedSource, firstLine: number): (position: Point | undefined) => Point {
  let preparedLines: readonly string[] | undefined;
  let sourceLines: readonly string[] | undefined;
  return (position) => {
    if (!position) return {line: firstLine, column: 1};
    preparedLines ??= text.split('\n');
    sourceLines ??= body.split('\n');
    const prepared = preparedLines[position.line - 1] ?? '';
    const origin = marked?.origins[position.line - 1];
    if (!origin) return {line: firstLine + position.line - 1, column: toSourceColumn(prepared, sourceLines[position.line - 1] ?? '', position.column)};
    const column = toSourceColumn(prepared, marked!.lines[position.line - 1]!, position.column) - 1;
    const [from, sourceColumn] = origin.segments.findLast(([start]) => start <= column) ?? [0, 0];
    const length = sourceLines[origin.line]!.length;
    return {line: firstLine + origin.line, column: Math.min(sourceColumn + column - from, length) + 1};
  };
}

/** 字 of prose: each Han character, and each run of Latin letters or digits. Fenced code does not count. */
export function countWords(markdown: string): number {
  const prose = markdown.replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[^\n]*$|$(?![\s\S]))/gm, ' ');
  return (prose.match(/\p{Script=Han}|[\p{Script=Latin}\d]+(?:['’_-][\p{Script=Latin}\d]+)*/gu) ?? []).length;
}
