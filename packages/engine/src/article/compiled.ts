import type {Format} from '../content/frontmatter/format.ts';
import type {BodySigns} from '../content/source/bodySigns.ts';
import type {SourceFile} from '../content/source/sourceFile.ts';
import type {CompiledMarkdown} from './parsedPage.ts';

/** A file of Markdown with its front matter split off: a doc, a post or a page. */
export interface MarkdownSource {
  readonly source: SourceFile;
  readonly body: string;
  readonly bodyLine: number;
  /** Lines of the fields of its front matter. */
  readonly keyLines?: ReadonlyMap<string, number>;
  /** What the body may hold, where that is known. */
  readonly signs?: BodySigns;
  readonly frontMatter?: {
    readonly anchors?: Readonly<Record<string, string>>;
    readonly format?: Format;
    readonly code_files?: boolean;
  };
}

/** Long texts of an article: those of ten thousand notes do not fit into memory. */
type LongText = 'html' | 'sectionTexts' | 'codeBlocks';

/** The part of every article that a build keeps in memory. */
export type ArticleFacts = Omit<CompiledMarkdown, LongText>;

/** A compiled article and the hash of all that it was made from. Its long texts stay on the disk. */
export interface Compiled {
  readonly key: string;
  readonly markdown: ArticleFacts;
  /** Reads `html` of the compiled Markdown from the cache. */
  readHtml(): string;
  /** Reads `sectionTexts` of the compiled Markdown from the cache. */
  readSectionTexts(): readonly string[];
  /** Markdown files that an MDX page imports, and what these import. */
  readonly partials?: readonly CompiledPartial[];
  /** Characters of the Markdown that it embeds, as often as its tags show it. */
  readonly embeddedSize?: number;
  /** Where the paths of its imports of Markdown lead, as written → relative to the site. */
  readonly importedFiles?: ReadonlyMap<string, string>;
  /** Files of Markdown it embeds, relative to the site, also those that are missing: their change makes it another article. */
  readonly embeds?: readonly string[];
}

/** A Markdown file that a page imports, compiled. */
export interface CompiledPartial {
  /** Relative to the site. */
  readonly path: string;
  readonly compiled: Compiled;
  /** What its front matter says, for one that is asked for values. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** Whether nothing imports it: all that is taken of it is known. */
  readonly isKnown?: boolean;
}
