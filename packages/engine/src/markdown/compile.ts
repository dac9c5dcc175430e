import {hashOf} from '../cache/hash.ts';
import {type CodeBlock, renderCodeBlock} from './codeBlock.ts';
import type {CompiledMarkdown} from './parsedPage.ts';
import {parseTree} from './parseTree.ts';
import {prepareSource, type PreparedSource, toSourceColumn} from './prepare.ts';
import {renderTree} from './renderTree.ts';
import type {ArticleTexts} from './texts.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';

/** What compiling a note needs besides its text. */
export interface MarkdownCompiler {
  readonly texts: ArticleTexts;
  readonly allowsRawHtml: boolean;
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
  const prepared = prepareSource(body, file, firstLine);
  const root = parseTree(prepared, compiler.texts);
  const locate = createLocator(body, prepared, firstLine);
  const tree = renderTree(root, {texts: compiler.texts, allowsRawHtml: compiler.allowsRawHtml, locate, file});
  const keys = tree.codeBlocks.map((block) => hashOf(block.language, block.meta, block.code));
  const known = new Map(previous?.codeBlocks.map(({key, start, end}) => [key, previous.html.slice(start, end)]));
  const fresh = tree.codeBlocks.flatMap((block, index) => (known.has(keys[index]!) ? [] : [{block, index}]));
  const {lines, unknown} = await compiler.highlight(fresh.map(({block}) => block));
  fresh.forEach(({block, index}, i) => known.set(keys[index]!, renderCodeBlock(block, () => lines[i]!, compiler.texts)));
  const unknownAt = new Map(unknown.map(([i, diagnostic]) => [fresh[i]!.index, diagnostic]));
  const codeBlocks: {key: string; start: number; end: number}[] = [];
  let html = '';
  for (const piece of tree.pieces) {
    const text = typeof piece === 'string' ? piece : known.get(keys[piece]!)!;
    // A block of an unknown language is not taken over, so that it is reported each time.
    if (typeof piece === 'number' && !unknownAt.has(piece)) codeBlocks.push({key: keys[piece]!, start: html.length, end: html.length + text.length});
    html += text;
  }
  return {
    html,
    titleHtml: tree.titleHtml,
    titleText: tree.titleText,
    headings: tree.headings,
    ids: tree.ids,
    references: tree.references,
    codeBlocks,
    sectionTexts: tree.sectionTexts,
    excerpt: tree.excerpt,
    wordCount: countWords(prepared.text),
    diagnostics: [...prepared.diagnostics, ...tree.diagnostics, ...[...unknownAt].map(([index, d]) => ({...d, place: {file, ...tree.codePlaces[index]}}))],
  };
}

type Point = {readonly line: number; readonly column: number};

function createLocator(body: string, {text, addedLines}: PreparedSource, firstLine: number): (position: Point | undefined, needle: string) => Point {
  const sourceLines = body.split('\n');
  const preparedLines = text.split('\n');
  const searchedTo = new Map<string, number>();
  return (position, needle) => {
    if (position) {
      const preparedIndex = position.line - 1;
      const index = preparedIndex - addedLines.filter((added) => added < preparedIndex).length;
      const column = toSourceColumn(preparedLines[preparedIndex] ?? '', sourceLines[index] ?? '', position.column);
      return {line: firstLine + index, column};
    }
    const pattern = new RegExp(needle.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'gi'); // tags may be written in capitals
    pattern.lastIndex = searchedTo.get(needle) ?? 0;
    const at = pattern.exec(body)?.index ?? -1;
    if (at < 0) return {line: firstLine, column: 1};
    searchedTo.set(needle, at + needle.length);
    const before = body.slice(0, at).split('\n');
    return {line: firstLine + before.length - 1, column: before.at(-1)!.length + 1};
  };
}

/** 字 of prose: each Han character, and each run of Latin letters or digits. Fenced code does not count. */
export function countWords(markdown: string): number {
  const prose = markdown.replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[^\n]*$|$(?![\s\S]))/gm, ' ');
  return (prose.match(/\p{Script=Han}|[\p{Script=Latin}\d]+(?:['’_-][\p{Script=Latin}\d]+)*/gu) ?? []).length;
}
