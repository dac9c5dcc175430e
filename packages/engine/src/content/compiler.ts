import type {Cache} from '../cache/cache.ts';
import type {Pack} from '../cache/pack.ts';
import {hashOf} from '../cache/hash.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {createHighlighter} from '../highlight/highlighter.ts';
import {compileMarkdown, type MarkdownCompiler} from '../markdown/compile.ts';
import {HIGHLIGHT} from '../markdown/magicComments.ts';
import {findMermaid} from '../markdown/mermaidLibrary.ts';
import type {CompiledMarkdown} from '../markdown/parsedPage.ts';
import {type CompiledPartial, findPartialFiles, linkPartials, readPartial, resolveImport} from '../mdx/partials.ts';
import {createArticleTexts, resolveMessages} from '../render/siteData.ts';
import {findOldAnchors} from '../frontmatter/anchors.ts';
import {parseFrontMatter} from '../frontmatter/frontMatter.ts';
import {type Format, isStrict} from '../frontmatter/format.ts';
import {createPluginLookup} from '../plugins/pluginSet.ts';
import type {SourceFile} from '../source/sourceFile.ts';

/** A file of Markdown with its front matter split off: a doc or a page. */
export interface MarkdownSource {
  readonly source: SourceFile;
  readonly body: string;
  readonly bodyLine: number;
  readonly frontMatter?: {readonly anchors?: Readonly<Record<string, string>>; readonly format?: Format};
}

/** A compiled note and the hash of all that it was made from. */
export interface Compiled {
  readonly key: string;
  readonly markdown: CompiledMarkdown;
  /** What a strict page takes in, and what that takes in. */
  readonly partials?: readonly CompiledPartial[];
  /** Whether it takes in other files, whose change makes it another note. */
  readonly hasParts?: boolean;
}

/** Compiles notes, each at most once for the same text. */
export interface ContentCompiler {
  compile(page: MarkdownSource): Promise<Compiled>;
  /** How many of the notes asked for so far came from the cache. */
  readonly reusedCount: number;
  /** Keeps what was compiled for the next run. */
  save(): void;
  /** The same at the end of a whole build: what it did not use may go. */
  finish(): void;
}

/** Makes the compiler of the site in `dir`. `fingerprint` changes with the engine. */
export function createContentCompiler(site: Pick<LoadedConfig, 'dir' | 'config' | 'dependencies'>, cache: Cache, fingerprint: string): ContentCompiler {
  const {dir, config} = site;
  const pluginsFor = createPluginLookup(site);
  const mermaidVersion = config.markdown.mermaid ? findMermaid(dir)?.version : undefined;
  const messages = resolveMessages(config);
  const messagesKey = hashOf(JSON.stringify(messages));
  const texts = createArticleTexts(messages);
  const highlighter = createHighlighter();
  const baseKey = hashOf(fingerprint, JSON.stringify([texts, config.markdown]));
  const packs: MarkdownPacks = {facts: cache.pack('facts'), texts: cache.pack('texts')};
  const used = new Set<string>();
  let reusedCount = 0;

  /** Key of each file's entry in the last run. */
  const kept = cache.read<{readonly base: string; readonly keys: Readonly<Record<string, string>>}>('index', 'pages');
  const lastKeys: Record<string, string> = kept?.base === baseKey ? {...kept.keys} : {};
  const keys: Record<string, string> = {};
  const markdownCompiler: MarkdownCompiler = {
    texts,
    messages,
    allowsRawHtml: config.markdown.rawHtml,
    hasMath: config.markdown.math,
    hasDiagrams: config.markdown.mermaid,
    mermaidVersion,
    hasEmoji: config.markdown.emoji,
    magicComments: [HIGHLIGHT, ...config.markdown.magicComments],
    admonitions: config.markdown.admonitions,
    pluginsFor,
    readPartial(from, file) {
      const path = resolveImport(from, file);
      const part = path === undefined ? undefined : readPartial(dir, path);
      return part && {body: part.body, file: part.source.path, firstLine: part.bodyLine};
    },
    highlight: (blocks) => highlighter.highlight(blocks),
  };

  const compileOwn = async ({source, body, bodyLine, frontMatter}: MarkdownSource): Promise<Compiled> => {
    const isMdx = isStrict({source, ...(frontMatter && {frontMatter})});
    const parts = isMdx ? [] : findPartialFiles(dir, {path: source.path, body});
    const own = {hasParts: parts.length > 0};
    const asksForTexts = /translate/i.test(body) || parts.length > 0;
    const hasDiagrams = body.includes('mermaid') || parts.length > 0;
    const key = hashOf(baseKey, source.path, source.hash, pluginsFor(source.path)?.key ?? '', asksForTexts ? messagesKey : '', hasDiagrams ? (mermaidVersion ?? '') : '', ...parts);
    used.add(key);
    keys[source.path] = key;
    const known = readMarkdown(packs, key);
    if (known) {
      reusedCount++;
      return {key, markdown: known, ...own};
    }
    const lastKey = lastKeys[source.path];
    const previous = lastKey === undefined ? undefined : readMarkdown(packs, lastKey);
    const compileBody = isMdx ? (await import('../mdx/compileMdx.ts')).compileMdx : compileMarkdown;
    const markdown = await compileBody(markdownCompiler, {
      body,
      file: source.path,
      firstLine: bodyLine,
      oldAnchors: findOldAnchors(frontMatter?.anchors ?? {}, source.text),
      previous,
      ...(isMdx && body.includes('frontMatter') && {frontMatter: parseFrontMatter(source.text, source.path).data}),
    });
    if (markdown.diagnostics.some(({code}) => code === 'MD-190')) return {key, markdown, ...own}; // it may have been the network
    writeMarkdown(packs, key, markdown);
    lastKeys[source.path] = key;
    return {key, markdown: readMarkdown(packs, key)!, ...own};
  };
  const compile = async (source: MarkdownSource, ancestors: readonly string[]): Promise<Compiled> =>
    linkPartials(await compileOwn(source), {file: source.source.path, dir, ancestors}, compile);

  return {
    get reusedCount() {
      return reusedCount;
    },
    compile: (source) => compile(source, []),
    save() {
      packs.facts.save();
      packs.texts.save();
    },
    finish() {
      packs.facts.save(used);
      packs.texts.save(used);
      cache.write('index', 'pages', {base: baseKey, keys});
    },
  };
}

/** What is known of each note, and its long texts apart: a build needs the facts of all notes at once, the texts one by one. */
interface MarkdownPacks {
  readonly facts: Pack;
  readonly texts: Pack;
}

type LongTexts = Pick<CompiledMarkdown, 'html' | 'sectionTexts' | 'codeBlocks'>;

/** The texts of a note lie in one entry: a line of JSON, then the article as it stands, which is read without parsing it. */
const NEWLINE = 0x0a;

function writeMarkdown(packs: MarkdownPacks, key: string, markdown: CompiledMarkdown): void {
  const {html, sectionTexts, codeBlocks, ...facts} = markdown;
  packs.texts.write(key, Buffer.from(`${JSON.stringify({sectionTexts, codeBlocks})}\n${html}`));
  packs.facts.write(key, Buffer.from(JSON.stringify(facts)));
}

/** The note with its long texts read when they are asked for: those of ten thousand notes do not fit into memory. */
function readMarkdown(packs: MarkdownPacks, key: string): CompiledMarkdown | undefined {
  const facts = parse<Omit<CompiledMarkdown, keyof LongTexts>>(packs.facts.read(key));
  if (!facts || !packs.texts.has(key)) return undefined;
  const read = (): {line: Buffer; html: Buffer} => {
    const entry = packs.texts.read(key);
    const end = entry?.indexOf(NEWLINE) ?? -1;
    if (!entry || end < 0) throw new Error(`The cache lost the text of a note (${key}); run wuya clean and build again.`);
    return {line: entry.subarray(0, end), html: entry.subarray(end + 1)};
  };
  const readLine = () => JSON.parse(read().line.toString('utf8')) as Omit<LongTexts, 'html'>;
  return {
    ...facts,
    get html() {
      return read().html.toString('utf8');
    },
    get sectionTexts() {
      return readLine().sectionTexts;
    },
    get codeBlocks() {
      return readLine().codeBlocks;
    },
  };
}

/** Undefined when there is nothing, or it is damaged. */
function parse<T>(bytes: Buffer | undefined): T | undefined {
  if (!bytes) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8')) as T;
  } catch {
    return undefined;
  }
}
