import type {Cache} from '../cache/cache.ts';
import {hashOf} from '../cache/hash.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createHighlighter} from '../highlight/highlighter.ts';
import type {CodeBlock} from '../markdown/codeBlock.ts';
import {compileMarkdown, type MarkdownCompiler} from '../markdown/compile.ts';
import type {CompiledMarkdown} from '../markdown/parsedPage.ts';
import {createArticleTexts, resolveMessages} from '../render/siteData.ts';
import type {SourceFile} from '../source/sourceFile.ts';

/** A file of Markdown with its front matter split off: a doc or a page. */
export interface MarkdownSource {
  readonly source: SourceFile;
  readonly body: string;
  readonly bodyLine: number;
}

/** A compiled note and the hash of all that it was made from. */
export interface Compiled {
  readonly key: string;
  readonly markdown: CompiledMarkdown;
}

/** Compiles notes, each at most once for the same text. */
export interface ContentCompiler {
  compile(page: MarkdownSource): Promise<Compiled>;
  /** How many of the notes asked for so far came from the cache. */
  readonly reusedCount: number;
  /** Drops cache entries that no note of this run used. */
  prune(): void;
}

/** Makes the compiler of one site. `fingerprint` changes with the engine. */
export function createContentCompiler(config: SiteConfig, cache: Cache, fingerprint: string): ContentCompiler {
  const texts = createArticleTexts(resolveMessages(config));
  const highlighter = createHighlighter();
  const baseKey = hashOf(fingerprint, JSON.stringify([texts, config.markdown]));
  const used = new Set<string>();
  const usedCode = new Set<string>();
  let reusedCount = 0;

  const compilerFor = (path: string): MarkdownCompiler => ({
    texts,
    allowsRawHtml: config.markdown.rawHtml,
    async highlight(blocks) {
      if (blocks.length === 0) return {lines: [], unknown: []};
      return highlightWithCache(path, blocks);
    },
  });

  /** Blocks of one file are kept together: an edit of its prose highlights nothing again. */
  const highlightWithCache = async (path: string, blocks: readonly CodeBlock[]) => {
    const fileKey = hashOf(baseKey, path);
    usedCode.add(fileKey);
    const known = cache.read<Record<string, readonly string[]>>('code', fileKey) ?? {};
    const keys = blocks.map(({language, code}) => hashOf(language, code));
    const fresh = blocks.map((block, index) => ({block, index})).filter(({index}) => !Object.hasOwn(known, keys[index]!));
    if (fresh.length === 0) return {lines: keys.map((key) => known[key]!), unknown: []};
    const made = await highlighter.highlight(fresh.map(({block}) => block));
    const unknownIndexes = new Set(made.unknown.map(([index]) => index));
    const lines = keys.map((key) => known[key] ?? []);
    const kept: Record<string, readonly string[]> = {};
    fresh.forEach(({index}, i) => (lines[index] = made.lines[i]!));
    keys.forEach((key, index) => {
      const i = fresh.findIndex((f) => f.index === index);
      if (i < 0 || !unknownIndexes.has(i)) kept[key] = lines[index]!;
    });
    cache.write('code', fileKey, kept);
    return {lines, unknown: made.unknown.map(([i, diagnostic]) => [fresh[i]!.index, diagnostic] as const)};
  };

  return {
    get reusedCount() {
      return reusedCount;
    },
    async compile({source, body, bodyLine}) {
      const key = hashOf(baseKey, source.path, source.hash);
      used.add(key);
      const known = cache.read<CompiledMarkdown>('pages', key);
      if (known) {
        reusedCount++;
        usedCode.add(hashOf(baseKey, source.path));
        return {key, markdown: known};
      }
      const markdown = await compileMarkdown(compilerFor(source.path), {body, file: source.path, firstLine: bodyLine});
      cache.write('pages', key, markdown);
      return {key, markdown};
    },
    prune() {
      cache.prune('pages', used);
      cache.prune('code', usedCode);
    },
  };
}
