import type {HastPluginEntry, MdastPluginEntry} from 'satteri';
import type {UnifiedEntry} from '../options/plugins.ts';

/** A comment in code that gives lines a class. */
export interface UserMagicComment {
  /** Class of the lines. @example 'code-error' */
  readonly className: string;
  /** Comment before a single line. @default none @example 'error-next-line' */
  readonly line?: string;
  /** Comments around several lines. @default none @example {start: 'error-start', end: 'error-end'} */
  readonly block?: {
    /** Comment before the first line. @example 'error-start' */
    readonly start: string;
    /** Comment after the last line. @example 'error-end' */
    readonly end: string;
  };
}

/** How notes are read. */
export interface UserMarkdown {
  /** Keep `<script>`, event handlers and the like as written. Only for authors you trust. @default false */
  readonly rawHtml?: boolean;
  /** Read `$…$` and `$$` as formulas. @default false: prices have dollar signs too */
  readonly math?: boolean;
  /** Read `[[note]]`, `[[note#heading|words]]` and `![[file]]` as links, as Obsidian does. @default false */
  readonly wikiLinks?: boolean;
  /** Render fences of the language `mermaid` as diagrams. @default true */
  readonly mermaid?: boolean;
  /** Run fences of JSX marked `live` in the page; the site has the package `react-live`. Only for authors you trust. @default false */
  readonly liveCode?: boolean;
  /** Let readers download the code of notes whose code is run and has two files or more; `code_files` of a note says otherwise. @default true */
  readonly codeFiles?: boolean;
  /** Make characters of codes like `:smile:`. @default true */
  readonly emoji?: boolean;
  /** More names that may follow `:::`. @default [] @example ['exercise'] */
  readonly admonitions?: readonly string[];
  /** More comments in code that give lines a class. @default [] */
  readonly magicComments?: readonly UserMagicComment[];
  /** Plugins of satteri, the parser, for the tree of Markdown. They cost little. @default [] */
  readonly mdastPlugins?: readonly MdastPluginEntry[];
  /** Plugins of satteri for the tree of HTML. @default [] */
  readonly hastPlugins?: readonly HastPluginEntry[];
  /** Plugins of remark, or `[plugin, options]`. Notes then take a slower way. @default [] */
  readonly remarkPlugins?: readonly UnifiedEntry[];
  /** Plugins of rehype. They see HTML in notes as elements. @default [] */
  readonly rehypePlugins?: readonly UnifiedEntry[];
}
