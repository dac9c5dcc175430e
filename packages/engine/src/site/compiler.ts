import type {Compiled, MarkdownSource} from '../article/compiled.ts';
import type {Highlighter} from '../article/code/highlighter.ts';
import type {MarkdownCompiler} from '../article/compile.ts';
import type {CompiledMarkdown} from '../article/parsedPage.ts';
import {HIGHLIGHT} from '../article/code/magicComments.ts';
import {withOwnColours} from '../article/code/ownColours.ts';
import {checkWeight} from '../article/weight.ts';
import {findLiveLibrary} from '../article/code/liveLibrary.ts';
import {findMermaid} from '../article/print/mermaidLibrary.ts';
import {
  findPartialFiles,
  linkPartials,
  mayShow,
  partialFilesOf,
  readPartial,
} from '../article/mdx/partials.ts';
import {resolveImport} from '../article/mdx/resolveImport.ts';
import {createSampleSources, findSampleFiles} from '../article/samples/siteFiles.ts';
import {createPluginLookup} from '../article/plugins/pluginSet.ts';
import type {Cache} from '../cache/cache.ts';
import {hashOf} from '../cache/hash.ts';
import {isForeignConfig, type LoadedConfig} from '../config/loadConfig.ts';
import {isMdxPage} from '../content/frontmatter/format.ts';
import {readBodySigns} from '../content/source/bodySigns.ts';
import {resolveMessages} from '../document/interfaceTexts.ts';
import {createArticleTexts} from '../document/siteData.ts';
import {type ArticleStore, openArticleStore, toUnstored} from './articleStore.ts';
import {draftBody} from './draftBody.ts';
import {withNoteNamed} from './failedNote.ts';
import {NoteKeys} from './noteKeys.ts';

/** A note that is compiled but for its code, which is being highlighted. */
export interface BegunNote {
  /** Whether it imports or embeds other files, which `finish` compiles: no other note may be begun before that. */
  readonly takesIn: boolean;
  /** Waits for its code. Notes are finished in the order in which they were begun, each once. */
  finish(): Promise<Compiled>;
}

/** Compiles notes, each at most once for the same text. */
export interface ContentCompiler {
  compile(page: MarkdownSource): Promise<Compiled>;
  /** Compiles a note up to the highlighting, the author's plugins included. */
  begin(page: MarkdownSource): Promise<BegunNote>;
  /** Counts the files among these that no run before has compiled. */
  countNew(paths: Iterable<string>): number;
  /** Finds a note that is in the cache as it is. */
  find(page: MarkdownSource): Promise<Compiled | undefined>;
  /** Loads what other processes have compiled and saved meanwhile. */
  reload(): void;
  /** How many of the notes asked for so far came from the cache. */
  readonly reusedCount: number;
  /** Saves what was compiled for the next run. */
  save(): void;
  /** Like `save`, but only when much was compiled before the first call: for a server that may be killed. */
  saveMany(): void;
  /** The entries of all notes asked for so far. */
  readonly used: ReadonlySet<string>;
  /**
   * Like `save`, and evicts entries this run did not use. Call once, at the end of a full build.
   * @param used by all languages of the site, which keep their notes together. @default by this one
   */
  finish(used?: ReadonlySet<string>): void;
}

/** The parts of a site that compiling needs. */
interface CompiledSite extends Pick<
  LoadedConfig,
  'dir' | 'config' | 'dependencies' | 'file' | 'foreign' | 'importAliases'
> {
  /** Names that MDX pages get from the site: components, and elements that it replaces. */
  readonly siteComponents: ReadonlySet<string>;
}

/** Returns the hash of everything besides their texts that decides what the articles of a site look like. */
function baseKeyOf(
  {config, file, siteComponents, foreign, importAliases}: CompiledSite,
  {texts, keepsSentences, readsMdx, runsLiveCode}: MarkdownCompiler,
  fingerprint: string,
): string {
  const {markdown, run} = config;
  const parts = [
    texts,
    markdown,
    run.masks,
    keepsSentences,
    readsMdx,
    runsLiveCode,
    foreign?.articleRules,
    foreign?.grammars?.key,
    importAliases,
    // Anchors in posts differ from those in notes.
    isForeignConfig(file) && config.blog.map(({path}) => path),
  ];
  return hashOf(
    fingerprint,
    JSON.stringify([...parts, isForeignConfig(file), [...siteComponents]]),
  );
}

interface CompilerParts {
  /** Cache of the language. */
  readonly cache: Cache;
  /** Keeps what is compiled: its keys cover all inputs, so languages may share it. @default `cache` */
  readonly articleCache?: Cache;
  readonly fingerprint: string;
  readonly highlighter: Highlighter;
}

/** Creates what tells the key of a note, and the files it embeds. */
function createInspector(
  {dir, config, foreign, importAliases}: CompiledSite,
  site: Pick<MarkdownCompiler, 'pluginsFor' | 'samples'> & {
    readonly baseKey: string;
    readonly mermaidVersion: string | undefined;
    readonly messages: ReturnType<typeof resolveMessages>;
  },
) {
  const rules = {followLinks: config.followLinks, ...partialFilesOf({dir, foreign, importAliases})};
  const messagesKey = hashOf(JSON.stringify(site.messages));
  return async (note: MarkdownSource) => {
    const {source, frontMatter, signs = readBodySigns(note.body)} = note;
    const {path} = source;
    const isMdx = isMdxPage({source, ...(frontMatter && {frontMatter})});
    const files =
      isMdx || !signs.imports ? [] : await findPartialFiles(rules, {path, body: note.body});
    const sampleFiles = signs.samples ? findSampleFiles({path, body: note.body}, site.samples) : [];
    const facts = {embeds: [...files, ...sampleFiles].filter((_, i) => i % 2 === 0)};
    const asksForTexts = signs.translations || files.length > 0;
    const hasDiagrams = signs.diagrams || files.length > 0;
    const key = hashOf(
      site.baseKey,
      path,
      source.hash,
      site.pluginsFor?.(path)?.key ?? '',
      asksForTexts ? messagesKey : '',
      hasDiagrams ? (site.mermaidVersion ?? '') : '',
      ...files,
      ...sampleFiles,
    );
    return {key, isMdx, facts};
  };
}

/** Makes the compiler of a site. `fingerprint` changes with the engine. */
export function createContentCompiler(
  site: CompiledSite,
  {cache, articleCache = cache, fingerprint, highlighter}: CompilerParts,
): ContentCompiler {
  const {dir, config, siteComponents} = site;
  const pluginsFor = createPluginLookup(site);
  const mermaidVersion = config.markdown.mermaid ? findMermaid(dir)?.version : undefined;
  const messages = resolveMessages(config);
  const isForeign = isForeignConfig(site.file);
  const samples = isForeign ? undefined : createSampleSources(dir, config);
  const inPage = {mermaidVersion, runsLiveCode: findLiveLibrary(site) !== undefined};
  const foreignComponents = isForeign ? siteComponents : undefined;
  const own = {samples, messages, pluginsFor, foreignComponents, siteComponents};
  const markdownCompiler = createMarkdownCompiler(site, {...own, ...inPage, highlighter});
  const baseKey = baseKeyOf(site, markdownCompiler, fingerprint);
  const inspect = createInspector(site, {...own, mermaidVersion, baseKey});
  const store = openArticleStore(articleCache);
  const keys = new NoteKeys(cache, baseKey);
  let reusedCount = 0;

  const findOwn = async (given: MarkdownSource) => {
    const inspected = await inspect(given);
    const {key, facts} = inspected;
    keys.use(given.source.path, key);
    const stored = store.find(key);
    if (!stored) return {...inspected, known: undefined};
    reusedCount++;
    keys.settle(given.source.path, key);
    return {...inspected, known: {...stored, ...facts} satisfies Compiled};
  };
  const beginOwn = async (given: MarkdownSource): Promise<BegunNote> => {
    const {known, key, isMdx, facts} = await findOwn(given);
    if (known) return {takesIn: takesInFiles(known.markdown), finish: async () => known};
    const note = {...given}; // its body is read once
    const {path} = note.source;
    const lastKey = keys.last(path);
    const previous = lastKey === undefined ? undefined : store.find(lastKey);
    const draft = await draftBody(markdownCompiler, note, {
      isMdx,
      previous: previous && {html: previous.readHtml(), codeBlocks: previous.readCodeBlocks()},
    });
    const compiled = draft.finish();
    compiled.catch(() => undefined); // told by `finish`, in its turn
    return {
      takesIn: takesInFiles(draft),
      finish: async () => ({...keep(await compiled, {path, key, store, keys}), ...facts}),
    };
  };
  const link = (compiled: Compiled, file: string, ancestors: readonly string[]) =>
    linkPartials(compiled, {file, files: partialFilesOf(site), ancestors}, compile);
  const begin = async (note: MarkdownSource, ancestors: readonly string[]): Promise<BegunNote> => {
    const {path} = note.source;
    const {takesIn, finish} = await withNoteNamed(path, () => beginOwn(note));
    return {takesIn, finish: async () => link(await withNoteNamed(path, finish), path, ancestors)};
  };
  const compile = async (note: MarkdownSource, ancestors: readonly string[]): Promise<Compiled> =>
    (await begin(note, ancestors)).finish();
  return {
    get reusedCount() {
      return reusedCount;
    },
    compile: (note) => compile(note, []),
    begin: (note) => begin(note, []),
    countNew: (paths) => [...paths].filter((path) => keys.last(path) === undefined).length,
    find: async (note) => {
      const {known} = await findOwn(note);
      return known && link(known, note.source.path, []);
    },
    reload: () => store.reload(),
    save: () => store.save(),
    saveMany: () => store.saveMany(),
    get used() {
      return keys.used;
    },
    finish(used = keys.used) {
      store.save(used);
      keys.save();
    },
  };
}

/** Keeps a compiled note for this run and later ones. */
function keep(
  compiled: CompiledMarkdown,
  own: {readonly path: string; readonly key: string; store: ArticleStore; keys: NoteKeys},
) {
  const {path, key, store, keys} = own;
  const weight = checkWeight(compiled.html, path);
  const markdown = {...compiled, diagnostics: [...compiled.diagnostics, ...weight]};
  // A plugin that threw may have asked the network: the next run tries again.
  if (markdown.diagnostics.some(({code}) => code === 'MD-190' || code === 'MD-192'))
    return toUnstored(key, markdown);
  keys.settle(path, key);
  return store.write(key, markdown);
}

/** Tells whether a note embeds files that are compiled by themselves. */
function takesInFiles({code}: Pick<CompiledMarkdown, 'code'>): boolean {
  return code !== undefined && code.partials.length > 0;
}

/** Creates a test for files whose titles make anchors: Docusaurus removes those of posts before. */
function createTitleCount({blog}: LoadedConfig['config']): (file: string) => boolean {
  const folders = blog.map(({path}) => `${path.replace(/^\.\//, '')}/`);
  const isPost = (file: string): boolean =>
    /(?:^|\/)docusaurus-plugin-content-blog(?:-[^/]+)?\//.test(file) ||
    folders.some((folder) => file.startsWith(folder));
  return (file) => !isPost(file);
}

/** Creates the Markdown compiler of a site from its configuration and the parts that depend on its files. */
function createMarkdownCompiler(
  {
    dir,
    config,
    foreign,
    importAliases,
  }: Pick<LoadedConfig, 'dir' | 'config' | 'foreign' | 'importAliases'>,
  own: {
    readonly messages: ReturnType<typeof resolveMessages>;
    readonly pluginsFor: MarkdownCompiler['pluginsFor'];
    readonly samples: MarkdownCompiler['samples'];
    readonly mermaidVersion: string | undefined;
    readonly runsLiveCode: boolean;
    readonly foreignComponents: MarkdownCompiler['foreignComponents'];
    readonly siteComponents: MarkdownCompiler['siteComponents'];
    readonly highlighter: Highlighter;
  },
): MarkdownCompiler {
  return {
    ...own,
    ...foreign?.articleRules,
    ...(own.foreignComponents && {countsTitle: createTitleCount(config)}),
    readsMdx: foreign?.readsMdx,
    texts: createArticleTexts(own.messages),
    allowsRawHtml: config.markdown.rawHtml,
    hasMath: config.markdown.math,
    hasWikiLinks: config.markdown.wikiLinks,
    keepsSentences: config.docs.some(({backlinks}) => backlinks),
    hasDiagrams: config.markdown.mermaid,
    hasEmoji: config.markdown.emoji,
    magicComments: [HIGHLIGHT, ...config.markdown.magicComments],
    admonitions: config.markdown.admonitions,
    readPartial(from, file) {
      const path = resolveImport(from, file, importAliases);
      if (path === undefined) return undefined;
      if (!mayShow(path, file, {dir, followLinks: config.followLinks})) return 'outside';
      const part = readPartial({dir, texts: foreign?.texts}, path);
      return part && {body: part.body, file: part.source.path, firstLine: part.bodyLine};
    },
    highlight: withOwnColours(own.highlighter, foreign?.grammars).highlight,
  };
}
