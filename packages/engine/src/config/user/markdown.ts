import type {HastPluginEntry, MdastPluginEntry} from 'satteri';
import type {UnifiedEntry} from '../options/plugins.ts';

/** A comment in code that gives lines a class. */
export interface UserMagicComment {
  /** Class of the lines that the comment marks, for the style of their highlight. @example 'code-error' */
  readonly className: string;
  /** Comment that highlights only the next line. @default none @example 'error-next-line' */
  readonly line?: string;
  /**
   * Pair of comments: one begins the lines, one ends them.
   * @default none
   * @example {start: 'error-start', end: 'error-end'}
   */
  readonly block?: {
    /** Comment before the first highlighted line. @example 'error-start' */
    readonly start: string;
    /** Comment after the last highlighted line. @example 'error-end' */
    readonly end: string;
  };
}

/** How notes are read. */
export interface UserMarkdown {
  /**
   * Keep HTML in notes that is removed otherwise: `<script>` tags, event handlers, `<object>`.
   * Only for authors you trust. To embed a video of YouTube it is not needed: an `<iframe>` of another site whose
   * address begins with `https:` is kept anyway.
   * @default false
   */
  readonly rawHtml?: boolean;
  /**
   * Turn on math: read `$…$` and `$$` as formulas (equations) in LaTeX.
   * @default false: prices have dollar signs too
   */
  readonly math?: boolean;
  /**
   * Turn on wiki links: read double square brackets, `[[note]]`, `[[note#heading|words]]` and
   * `![[file]]`, as links, as Obsidian does.
   * @default false
   */
  readonly wikiLinks?: boolean;
  /**
   * Draw flowcharts, sequence diagrams and others from text: fences of the language `mermaid`
   * become pictures.
   * @default true
   */
  readonly mermaid?: boolean;
  /**
   * Let readers edit examples (React, JSX) in the page and see what they do at once: runs fences
   * marked `live`; the site has the package `react-live`. Only for authors you trust.
   * @default false
   */
  readonly liveCode?: boolean;
  /**
   * Let readers download all code of an article as a folder: of notes whose code is run and has two
   * files or more; `code_files` of a note says otherwise.
   * @default true
   */
  readonly codeFiles?: boolean;
  /**
   * Write emoji (smileys) by codes between colons: `:smile:` and the like become characters.
   * @default true
   */
  readonly emoji?: boolean;
  /**
   * Add a new type of admonition (callout, coloured box) of your own: more names that may follow
   * `:::`.
   * @default []
   * @example ['exercise']
   */
  readonly admonitions?: readonly string[];
  /**
   * Highlight (colour) some lines of a code block by a comment: which comment gives the lines below
   * it which class, beside the built-in ones.
   * @default []
   */
  readonly magicComments?: readonly UserMagicComment[];
  /**
   * Plugins for the tree of Markdown, written for satteri, the parser used here. They cost little.
   * @default []
   */
  readonly mdastPlugins?: readonly MdastPluginEntry[];
  /** Plugins for the tree of HTML, written for satteri, the parser used here. @default [] */
  readonly hastPlugins?: readonly HastPluginEntry[];
  /**
   * Use an existing remark plugin, from npm for instance, to extend Markdown: a plugin, or
   * `[plugin, options]`. Notes then take a slower way.
   * @default []
   */
  readonly remarkPlugins?: readonly UnifiedEntry[];
  /** Change the HTML of notes by plugins of rehype. They see HTML in notes as elements. @default [] */
  readonly rehypePlugins?: readonly UnifiedEntry[];
}
