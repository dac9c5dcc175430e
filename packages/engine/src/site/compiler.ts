import type {Compiled, MarkdownSource} from '../article/compiled.ts';
import type {Highlighter} from '../article/code/highlighter.ts';
import type {MarkdownCompiler} from '../article/compile.ts';
import type {CompiledMarkdown, PreviousArticle} from '../article/parsedPage.ts';
import {HIGHLIGHT} from '../article/code/magicComments.ts';
import {checkWeight} from '../article/weight.ts';
import {findLiveLibrary} from '../article/code/liveLibrary.ts';
import {findMermaid} from '../article/print/mermaidLibrary.ts';
import {
  findPartialFiles,
  linkPartials,
  mayShow,
  readPartial,
  resolveImport,
} from '../article/mdx/partials.ts';
import {readAsMdx} from '../article/mdx/readAsMdx.ts';
import {createSampleSources, findSampleFiles} from '../article/samples/siteFiles.ts';
import {createPluginLookup} from '../article/plugins/pluginSet.ts';
import type {Cache} from '../cache/cache.ts';
import {hashOf} from '../cache/hash.ts';
import {findDeclaredVersion} from '../config/docusaurus/declaredVersion.ts';
import {isForeignConfig, type LoadedConfig} from '../config/loadConfig.ts';
import {findOldAnchors} from '../content/frontmatter/anchors.ts';
import {isStrict, mayNeedCode} from '../content/frontmatter/format.ts';
import {parseFrontMatter} from '../content/frontmatter/frontMatter.ts';
import {createArticleTexts, resolveMessages} from '../document/siteData.ts';
import {openArticleStore, toUnstored} from './articleStore.ts';

/** Compiles notes, each at most once for the same text. */
export interface ContentCompiler {
  compile(page: MarkdownSource): Promise<Compiled>;
  /** Finds a note that is in the cache as it is. */
  find(page: MarkdownSource): Promise<Compiled | undefined>;
  /** Finds what other processes have compiled and kept meanwhile. */
  reload(): void;
  /** How many of the notes asked for so far came from the cache. */
  readonly reusedCount: number;
  /** Keeps what was compiled for the next run. */
  save(): void;
  /** Like `save`, when much was compiled before the first call: a server that is killed leaves it to the next. */
  saveMany(): void;
  /** Like `save`, and evicts entries this run did not use. Call once, at the end of a full build. */
  finish(): void;
}

/** What compiling needs of a site. */
export interface CompiledSite extends Pick<
  LoadedConfig,
  'dir' | 'config' | 'dependencies' | 'file'
> {
  /** Names that MDX pages get from the site: components, and elements that it replaces. */
  readonly siteComponents: ReadonlySet<string>;
}

/** Key of each file's entry in the last run. */
interface KeyRecord {
  readonly base: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** Hash of all that decides what the articles of a site look like, besides their texts. */
function baseKeyOf(
  {config, file, siteComponents}: CompiledSite,
  {texts, keepsSentences, hasIndentedCode, runsLiveCode}: MarkdownCompiler,
  fingerprint: string,
): string {
  const {markdown, run} = config;
  const parts = [texts, markdown, run.masks, keepsSentences, hasIndentedCode, runsLiveCode];
  return hashOf(
    fingerprint,
    JSON.stringify([...parts, isForeignConfig(file), [...siteComponents]]),
  );
}

interface CompilerParts {
  readonly cache: Cache;
  readonly fingerprint: string;
  readonly highlighter: Highlighter;
}

/** Creates what tells the key of a note, and the files it embeds. */
function createInspector(
  {dir, config}: CompiledSite,
  site: Pick<MarkdownCompiler, 'pluginsFor' | 'samples'> & {
    readonly baseKey: string;
    readonly mermaidVersion: string | undefined;
    readonly messages: ReturnType<typeof resolveMessages>;
  },
) {
  const rules = {dir, followLinks: config.followLinks};
  const messagesKey = hashOf(JSON.stringify(site.messages));
  return async ({source, body, frontMatter}: MarkdownSource) => {
    const isMdx = isStrict({source, ...(frontMatter && {frontMatter})});
    const files = isMdx ? [] : await findPartialFiles(rules, {path: source.path, body});
    const sampleFiles = findSampleFiles({path: source.path, body}, site.samples);
    const facts = {embeds: [...files, ...sampleFiles].filter((_, i) => i % 2 === 0)};
    const asksForTexts = /translate/i.test(body) || files.length > 0;
    const hasDiagrams = body.includes('mermaid') || files.length > 0;
    const key = hashOf(
      site.baseKey,
      source.path,
      source.hash,
      site.pluginsFor?.(source.path)?.key ?? '',
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
  {cache, fingerprint, highlighter}: CompilerParts,
): ContentCompiler {
  const {dir, config, siteComponents} = site;
  const pluginsFor = createPluginLookup(site);
  const mermaidVersion = config.markdown.mermaid ? findMermaid(dir)?.version : undefined;
  const messages = resolveMessages(config);
  const isForeign = isForeignConfig(site.file);
  const foreignComponents = isForeign ? siteComponents : undefined;
  const samples = isForeign ? undefined : createSampleSources(dir, config);
  const inPage = {mermaidVersion, runsLiveCode: findLiveLibrary(site) !== undefined};
  const own = {samples, messages, pluginsFor, foreignComponents, siteComponents};
  const markdownCompiler = createMarkdownCompiler(site, {...own, ...inPage, highlighter});
  const baseKey = baseKeyOf(site, markdownCompiler, fingerprint);
  const inspect = createInspector(site, {...own, mermaidVersion, baseKey});
  const store = openArticleStore(cache);
  const used = new Set<string>();
  let reusedCount = 0;
  const kept = cache.read<KeyRecord>('index', 'pages');
  const lastKeys: Record<string, string> = kept?.base === baseKey ? {...kept.keys} : {};
  const keys: Record<string, string> = {};

  const findOwn = async (given: MarkdownSource) => {
    const note = {...given}; // its body is read once
    const inspected = await inspect(note);
    const {key, facts} = inspected;
    used.add(key);
    keys[note.source.path] = key;
    const stored = store.find(key);
    if (!stored) return {...inspected, note, known: undefined};
    reusedCount++;
    lastKeys[note.source.path] = key;
    const known: Compiled = {...stored, ...facts};
    return {...inspected, note, known};
  };
  const compileOwn = async (given: MarkdownSource): Promise<Compiled> => {
    const {known, note, key, isMdx, facts} = await findOwn(given);
    if (known) return known;
    const {source} = note;
    const lastKey = lastKeys[source.path];
    const previous = lastKey === undefined ? undefined : store.find(lastKey);
    const compiled = await compileBody(markdownCompiler, note, {
      isMdx,
      previous: previous && {html: previous.readHtml(), codeBlocks: previous.readCodeBlocks()},
    });
    const weight = checkWeight(compiled.html, source.path);
    const markdown = {...compiled, diagnostics: [...compiled.diagnostics, ...weight]};
    // A plugin that threw may have asked the network: the next run tries again.
    if (markdown.diagnostics.some(({code}) => code === 'MD-190' || code === 'MD-192'))
      return {...toUnstored(key, markdown), ...facts};
    lastKeys[source.path] = key;
    return {...store.write(key, markdown), ...facts};
  };
  const link = (compiled: Compiled, file: string, ancestors: readonly string[]) =>
    linkPartials(compiled, {file, dir, ancestors}, compile);
  const compile = async (note: MarkdownSource, ancestors: readonly string[]): Promise<Compiled> =>
    link(await compileOwn(note), note.source.path, ancestors);

  return {
    get reusedCount() {
      return reusedCount;
    },
    compile: (note) => compile(note, []),
    async find(note) {
      const {known} = await findOwn(note);
      return known && link(known, note.source.path, []);
    },
    reload: () => store.reload(),
    save: () => store.save(),
    saveMany: () => store.saveMany(),
    finish() {
      store.save(used);
      cache.write('index', 'pages', {base: baseKey, keys} satisfies KeyRecord);
    },
  };
}

/** What only the code of an MDX page can show. */
const LOST = /^MD-(?:101|103|120|121)$/;

/** What makes a file no valid MDX. */
const NO_MDX = /^MD-11[0-4]$/;

/**
 * Compiles the text of a note. A file of a Docusaurus site that is no valid MDX is read as Markdown: version 2 took it. A `.md` file that Docusaurus reads as MDX is one where that loses less and has no error. */
async function compileBody(
  compiler: MarkdownCompiler,
  {source, body, bodyLine, frontMatter}: MarkdownSource,
  {isMdx, previous}: {isMdx: boolean; previous: PreviousArticle | undefined},
): Promise<CompiledMarkdown> {
  const note = {
    body: compiler.foreignComponents && !isMdx ? readAsMdx(body, compiler) : body,
    file: source.path,
    firstLine: bodyLine,
    codeFiles: frontMatter?.code_files,
    oldAnchors: frontMatter?.anchors ? findOldAnchors(frontMatter.anchors, source.text) : [],
    previous,
  };
  const compileAsMdx = async (): Promise<CompiledMarkdown> =>
    (await import('../article/mdx/compileMdx.ts')).compileMdx(compiler, {
      ...note,
      ...(/frontMatter|metadata/.test(body) && {
        frontMatter: parseFrontMatter(source.text, source.path).data,
      }),
    });
  // Loaded with the first note that is not in the cache: most builds of a site compile one, or none.
  const compileTolerant = async (): Promise<CompiledMarkdown> =>
    (await import('../article/compile.ts')).compileMarkdown(compiler, note);
  if (isMdx) {
    const asMdx = await compileAsMdx();
    const wrong = asMdx.diagnostics.filter(({code}) => NO_MDX.test(code));
    if (compiler.foreignComponents === undefined || wrong.length === 0) return asMdx;
    const tolerant = await compileTolerant();
    const warnings = wrong.map((diagnostic) => ({...diagnostic, level: 'warning' as const}));
    return {...tolerant, diagnostics: [...tolerant.diagnostics, ...warnings]};
  }
  const markdown = await compileTolerant();
  const mayBeMdx =
    compiler.foreignComponents !== undefined && frontMatter?.format !== 'md' && mayNeedCode(body);
  if (!mayBeMdx || !markdown.diagnostics.some(({code}) => LOST.test(code))) return markdown;
  const asMdx = await compileAsMdx();
  return asMdx.diagnostics.some(({level}) => level === 'error') ? markdown : asMdx;
}

/** What compiling takes from the site: texts, options of Markdown, plugins, the highlighter, the files that notes embed. */
function createMarkdownCompiler(
  {dir, config}: Pick<LoadedConfig, 'dir' | 'config'>,
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
    hasIndentedCode: own.foreignComponents !== undefined && (findDeclaredVersion(dir) ?? 3) < 3,
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
      const path = resolveImport(from, file);
      if (path === undefined) return undefined;
      if (!mayShow(path, file, {dir, followLinks: config.followLinks})) return 'outside';
      const part = readPartial(dir, path);
      return part && {body: part.body, file: part.source.path, firstLine: part.bodyLine};
    },
    highlight: (blocks) => own.highlighter.highlight(blocks),
  };
}
