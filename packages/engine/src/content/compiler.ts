import type {Cache} from '../cache/cache.ts';
import {hashOf} from '../cache/hash.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createHighlighter} from '../highlight/highlighter.ts';
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
  /** Remembers what this run used and drops older entries. */
  finish(): void;
}

/** Makes the compiler of one site. `fingerprint` changes with the engine. */
export function createContentCompiler(config: SiteConfig, cache: Cache, fingerprint: string): ContentCompiler {
  const texts = createArticleTexts(resolveMessages(config));
  const highlighter = createHighlighter();
  const baseKey = hashOf(fingerprint, JSON.stringify([texts, config.markdown]));
  const used = new Set<string>();
  let reusedCount = 0;

  /** Key of each file's entry in the last run. */
  const kept = cache.read<{readonly base: string; readonly keys: Readonly<Record<string, string>>}>('index', 'pages');
  const lastKeys: Record<string, string> = kept?.base === baseKey ? {...kept.keys} : {};
  const keys: Record<string, string> = {};
  const markdownCompiler: MarkdownCompiler = {
    texts,
    allowsRawHtml: config.markdown.rawHtml,
    highlight: (blocks) => highlighter.highlight(blocks),
  };

  return {
    get reusedCount() {
      return reusedCount;
    },
    async compile({source, body, bodyLine}) {
      const key = hashOf(baseKey, source.path, source.hash);
      used.add(key);
      keys[source.path] = key;
      const known = cache.read<CompiledMarkdown>('pages', key);
      if (known) {
        reusedCount++;
        return {key, markdown: known};
      }
      const lastKey = lastKeys[source.path];
      const previous = lastKey === undefined ? undefined : cache.read<CompiledMarkdown>('pages', lastKey);
      const markdown = await compileMarkdown(markdownCompiler, {body, file: source.path, firstLine: bodyLine, previous});
      cache.write('pages', key, markdown);
      lastKeys[source.path] = key;
      return {key, markdown};
    },
    finish() {
      cache.prune('pages', used);
      cache.write('index', 'pages', {base: baseKey, keys});
    },
  };
}
