import type {Root} from 'hast';
import type {OldAnchor} from '../content/frontmatter/anchors.ts';
import {hashOf} from '../cache/hash.ts';
import {type CodeBlock, renderCodeBlock} from './code/codeBlock.ts';
import type {Messages} from './shape/components.ts';
import {countWords} from './prepare/words.ts';
import type {MagicComment} from './code/magicComments.ts';
import type {CompiledMarkdown, PreviousArticle} from './parsedPage.ts';
import {type NoteText, parseNote} from './parseNote.ts';
import {decodeReference} from './parse/parseTree.ts';
import {raiseTree} from './parse/raise.ts';
import type {RaiseContext} from './parse/raising.ts';
import {loadTools} from './print/tools.ts';
import type {PrintContext} from './print/out/out.ts';
import {findSentences} from './print/linkSentences.ts';
import {printTree} from './print/printTree.ts';
import type {PluginLookup} from './plugins/pluginSet.ts';
import {transformWith} from './plugins/withPlugins.ts';
import type {SampleSources} from './samples/fillSamples.ts';
import type {ArticleTexts} from './text/texts.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';

/** What compiling a note needs besides its text. */
export interface MarkdownCompiler {
  readonly texts: ArticleTexts;
  /** Texts of the site by id, for `<Translate>`. */
  readonly messages?: Messages;
  readonly allowsRawHtml: boolean;
  /** `$…$` is a formula. */
  readonly hasMath: boolean;
  /** `[[note]]` is a link. */
  readonly hasWikiLinks?: boolean;
  /** References keep the sentence they stand in. */
  readonly keepsSentences?: boolean;
  /** Fences of `mermaid` are drawn. */
  readonly hasDiagrams: boolean;
  /** Version of the package `mermaid` that the site has; it draws in the page what cannot be drawn here. */
  readonly mermaidVersion?: string | undefined;
  /** Code marked `live` runs in the page. */
  readonly runsLiveCode?: boolean;
  /** `:smile:` is a character. */
  readonly hasEmoji: boolean;
  readonly magicComments: readonly MagicComment[];
  /** Names of admonitions besides the known ones. */
  readonly admonitions?: readonly string[];
  /** Names of the components that a site made for Docusaurus gives its pages; undefined for other sites. */
  readonly foreignComponents?: ReadonlySet<string> | undefined;
  /** A file that is indented as a whole is code, as in Docusaurus 2. */
  readonly hasIndentedCode?: boolean;
  /** Names in `MDXComponents` of the site: components that MDX pages know, and elements that it replaces in them. */
  readonly siteComponents?: ReadonlySet<string> | undefined;
  /** What samples are compared with; undefined where nothing is run. */
  readonly samples?: SampleSources | undefined;
  /** The writer's plugins by file. */
  readonly pluginsFor?: PluginLookup;
  /** The Markdown that a note imports; undefined when there is none. */
  readPartial?(from: string, file: string): NoteText | 'outside' | undefined;
  /** Highlighted lines of each block, in order, and what to say about languages that are not known. */
  highlight(blocks: readonly CodeBlock[]): Promise<{
    lines: readonly (readonly string[])[];
    unknown: readonly (readonly [index: number, diagnostic: Diagnostic])[];
  }>;
}

/**
 * Compiles the body of a note.
 * @param previous the note as compiled before: its code blocks are taken over where they are the same
 */
export async function compileMarkdown(
  compiler: MarkdownCompiler,
  {
    previous,
    oldAnchors,
    ...note
  }: NoteText & {
    readonly oldAnchors?: readonly OldAnchor[] | undefined;
    readonly previous?: PreviousArticle | undefined;
  },
): Promise<CompiledMarkdown> {
  const {root, prepared, raising, lane, partials, bodies, partTexts, diagnostics} = await parseNote(
    compiler,
    note,
    {ancestors: [], idPrefix: '', parts: {count: 0}},
  );
  const changed = await transformWith(root, lane);
  const again = changed.root
    ? raiseTree(changed.root, {...raising, directives: []})
    : {root, diagnostics: []};
  const article = await renderArticle(compiler, again.root, {
    body: bodies.join('\n'),
    file: note.file,
    locate: raising.locate,
    previous,
    raising,
    partials,
    oldAnchors,
  });
  return {
    ...article,
    wordCount: [prepared.text, ...partTexts].reduce((sum, text) => sum + countWords(text), 0),
    diagnostics: [
      ...diagnostics,
      ...changed.diagnostics,
      ...again.diagnostics,
      ...article.diagnostics,
    ],
  };
}

interface ArticleOrigin extends Pick<PrintContext, 'file' | 'locate'> {
  readonly body: string;
  readonly previous: PreviousArticle | undefined;
  readonly partials?: PrintContext['partials'];
  /** Ids that its sections had before. */
  readonly oldAnchors?: readonly OldAnchor[] | undefined;
  /** How HTML in texts of the article is read; default: there are no directives in it. */
  readonly raising?: RaiseContext;
}

/** Renders the article of a tree, its code highlighted. */
export async function renderArticle(
  compiler: MarkdownCompiler,
  parsed: Root,
  {body, file, locate, previous, ...origin}: ArticleOrigin,
): Promise<Omit<CompiledMarkdown, 'wordCount'>> {
  const tools = await loadTools(body, compiler);
  const root = tools.emoji ? tools.emoji.replaceEmoji(parsed) : parsed;
  const raising: RaiseContext = origin.raising ?? {
    directives: [],
    lines: [],
    allowsRawHtml: compiler.allowsRawHtml,
    messages: compiler.messages ?? {},
    file,
    locate,
    decodeName: decodeReference,
  };
  const raise = (html: string): Root =>
    raiseTree({type: 'root', children: [{type: 'raw', value: html} as never]}, raising).root;
  const tree = printTree(root, {
    ...compiler,
    tools,
    directives: raising.directives,
    partials: origin.partials ?? new Map(),
    oldAnchors: origin.oldAnchors ?? [],
    locate,
    file,
    noteFile: file,
    raise,
    sentences: compiler.keepsSentences ? findSentences(root) : undefined,
  });
  const keys = tree.codeBlocks.map(keyOfBlock);
  const known = codeBlocksOf(previous);
  const fresh = tree.codeBlocks.flatMap((block, index) =>
    known.has(keys[index]!) ? [] : [{block, index}],
  );
  const {lines, unknown} = await compiler.highlight(fresh.map(({block}) => block));
  fresh.forEach(({block, index}, i) =>
    known.set(
      keys[index]!,
      renderCodeBlock(block, () => lines[i]!, compiler.texts),
    ),
  );
  const unknownAt = new Map(unknown.map(([i, diagnostic]) => [fresh[i]!.index, diagnostic]));
  const codeBlocks: {key: string; start: number; end: number}[] = [];
  let html = '';
  let truncateAt: number | null = null;
  for (const [i, piece] of tree.pieces.entries()) {
    if (i === tree.truncatePoint?.piece) truncateAt = html.length + tree.truncatePoint.offset;
    const text = typeof piece === 'string' ? piece : known.get(keys[piece]!)!;
    // A block of an unknown language is not taken over, so that it is reported each time.
    if (typeof piece === 'number' && !unknownAt.has(piece))
      codeBlocks.push({key: keys[piece]!, start: html.length, end: html.length + text.length});
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
    ...(tree.head && {head: tree.head}),
    ...(tree.needsMermaid && {needsMermaid: true as const}),
    diagnostics: [
      ...tree.diagnostics,
      ...[...unknownAt].map(([index, d]) => ({...d, place: {file, ...tree.codePlaces[index]}})),
    ],
  };
}

function keyOfBlock({language, meta, code, classes, isOutput, notes}: CodeBlock): string {
  return hashOf(language, meta, code, JSON.stringify([classes, isOutput, notes]));
}

/** HTML of each code block of a compiled note by its key. Its long texts are read from the disk each time they are asked for. */
function codeBlocksOf(compiled: PreviousArticle | undefined): Map<string, string> {
  if (!compiled) return new Map();
  const {html, codeBlocks} = compiled;
  return new Map(codeBlocks.map(({key, start, end}) => [key, html.slice(start, end)]));
}
