import type {OldAnchor} from '../content/frontmatter/anchors.ts';
import type {CodeBlock} from './code/codeBlock.ts';
import type {Messages} from './shape/components.ts';
import {countWords} from './prepare/lines/words.ts';
import type {MagicComment} from './code/magicComments.ts';
import {type ArticleDraft, completeDraft, draftArticle, type NoteDraft} from './draft.ts';
import type {CompiledMarkdown, PreviousArticle} from './parsedPage.ts';
import {type NoteText, parseNote} from './parseNote.ts';
import {nestElements} from './parse/nestElements.ts';
import type {PluginLookup} from './plugins/pluginSet.ts';
import {transformWith} from './plugins/withPlugins.ts';
import type {SampleSources} from './samples/fillSamples.ts';
import type {ArticleTexts} from './text/texts.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';

/** Settings and services for compiling notes. */
export interface MarkdownCompiler {
  readonly texts: ArticleTexts;
  /** Texts of the site by id, for `<Translate>`. */
  readonly messages?: Messages;
  readonly allowsRawHtml: boolean;
  /** Whether `$…$` is a formula. */
  readonly hasMath: boolean;
  /** Whether `[[note]]` is a link. */
  readonly hasWikiLinks?: boolean;
  /** Whether references keep the sentence they are in. */
  readonly keepsSentences?: boolean;
  /** Whether fences of `mermaid` are drawn. */
  readonly hasDiagrams: boolean;
  /** Version of the site's package `mermaid`, which draws in the page what cannot be drawn at build time. */
  readonly mermaidVersion?: string | undefined;
  /** Whether code marked `live` runs in the page. */
  readonly runsLiveCode?: boolean;
  /** Whether `:smile:` becomes a character. */
  readonly hasEmoji: boolean;
  readonly magicComments: readonly MagicComment[];
  /** Language of code blocks that name none. */
  readonly defaultLanguage?: string | undefined;
  /** Commands of formulas besides those of TeX. @default none */
  readonly macros?: Readonly<Record<string, string>> | undefined;
  /** Whether anchors of headings keep their capitals. */
  readonly keepsCase?: boolean | undefined;
  /** Whether ids of headings are made as in Docusaurus 3: without `:name`, with blanks beside what shows no words. */
  readonly hasIdsOfDocusaurus3?: boolean | undefined;
  /** Tells whether the h1 of a file that is its title counts among the headings that make anchors, as in notes of Docusaurus. */
  countsTitle?(file: string): boolean;
  /** Names of admonitions besides the known ones. */
  readonly admonitions?: readonly string[];
  /** Names of the components that a site made for Docusaurus gives its pages; undefined for other sites. */
  readonly foreignComponents?: ReadonlySet<string> | undefined;
  /** Whether files named `.md` are MDX unless they say otherwise, the default of Docusaurus. */
  readonly readsMdx?: boolean | undefined;
  /** Whether a file that is indented as a whole is code, as in Docusaurus 2. */
  readonly hasIndentedCode?: boolean | undefined;
  /** Names in `MDXComponents` of the site: components that MDX pages know, and elements that it replaces in them. */
  readonly siteComponents?: ReadonlySet<string> | undefined;
  /** The recorded samples; undefined where nothing is run. */
  readonly samples?: SampleSources | undefined;
  /** The author's plugins by file. */
  readonly pluginsFor?: PluginLookup;
  /** The Markdown that a note imports; undefined when there is none. */
  readPartial?(from: string, file: string): NoteText | 'outside' | undefined;
  /** Highlighted lines of each block, in order, and what to say about languages that are not known. */
  highlight(blocks: readonly CodeBlock[]): Promise<{
    lines: readonly (readonly string[])[];
    unknown: readonly (readonly [index: number, diagnostic: Diagnostic])[];
  }>;
}

interface MarkdownInput extends NoteText {
  readonly oldAnchors?: readonly OldAnchor[] | undefined;
  /** The note as compiled before: its code blocks are reused where they are the same. */
  readonly previous?: PreviousArticle | undefined;
}

/** Compiles the body of a note. */
export async function compileMarkdown(
  compiler: MarkdownCompiler,
  note: MarkdownInput,
): Promise<CompiledMarkdown> {
  return (await draftMarkdown(compiler, note)).finish();
}

/**
 * Compiles the body of a note up to the highlighting of its code.
 * @param codeOf creates the code that renders parts of the article by components. @default there are no such parts
 */
export async function draftMarkdown(
  compiler: MarkdownCompiler,
  {previous, oldAnchors, ...note}: MarkdownInput,
  codeOf?: (compiler: MarkdownCompiler, article: ArticleDraft) => CompiledMarkdown['code'],
): Promise<NoteDraft> {
  const {root, prepared, nesting, lane, partials, bodies, partTexts, diagnostics} = await parseNote(
    compiler,
    note,
    {ancestors: [], idPrefix: '', parts: {count: 0, characters: 0}},
  );
  const changed = await transformWith(root, lane);
  const again = changed.root
    ? nestElements(changed.root, {...nesting, directives: []})
    : {root, diagnostics: []};
  const article = await draftArticle(compiler, again.root, {
    body: bodies.join('\n'),
    file: note.file,
    locate: nesting.locate,
    previous,
    nesting,
    partials,
    oldAnchors,
  });
  const code = codeOf?.(compiler, article);
  return completeDraft(article, {
    ...(code && {code}),
    wordCount: [prepared.text, ...partTexts].reduce((sum, text) => sum + countWords(text), 0),
    diagnostics: [...diagnostics, ...changed.diagnostics, ...again.diagnostics],
  });
}
