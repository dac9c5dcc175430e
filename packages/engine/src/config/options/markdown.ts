import {
  arrayOf,
  flag,
  object,
  optional,
  section,
  text,
  textThat,
  withDefault,
} from '../schema/schema.ts';
import {hastPlugins, mdastPlugins, unifiedPlugins} from './plugins.ts';

/** `markdown`: how notes are read. */
export const markdown = section({
  /** Keep `<script>`, frames of the site itself, event handlers and the like as written. Only for authors you trust. */
  rawHtml: withDefault(flag(), false),
  /** Read `$…$` and `$$` as formulas. Off by default, since prices have dollar signs too. */
  math: withDefault(flag(), false),
  /** Read `[[note]]`, `[[note#heading|words]]` and `![[file]]` as links. Off by default: CommonMark takes them for text. */
  wikiLinks: withDefault(flag(), false),
  /** Draw fences of the language `mermaid`. */
  mermaid: withDefault(flag(), true),
  /** Run fences marked `live` in the page, where the site has the package `react-live`. Only for authors you trust. */
  liveCode: withDefault(flag(), false),
  /** Offer the code of notes as a zip file where it is run and has two files or more. */
  codeFiles: withDefault(flag(), true),
  /** Codes like `:smile:` become characters. */
  emoji: withDefault(flag(), true),
  /** More names that may follow `:::`. They are rendered like `info`, with a class `theme-admonition-NAME` for styles of your own. */
  admonitions: withDefault(
    arrayOf(
      textThat(['字母、数字、- 与 _', 'letters, digits, - and _'], (name) =>
        /^[\w\p{L}-]+$/u.test(name),
      ),
    ),
    [],
  ),
  /** More comments in code that give lines a class, besides `highlight-next-line`, `highlight-start` and `highlight-end`. */
  magicComments: withDefault(
    arrayOf(
      object({
        className: text(),
        line: optional(text()),
        block: optional(object({start: text(), end: text()})),
      }),
    ),
    [],
  ),
  /** Plugins of satteri, the parser, for the tree of Markdown. They cost little. */
  mdastPlugins,
  /** Plugins of satteri for the tree of HTML. They cost little. */
  hastPlugins,
  /** Plugins of remark, or `[plugin, options]`. Notes then take a slower way; nothing of it is loaded without. */
  remarkPlugins: unifiedPlugins,
  /** Plugins of rehype. They see HTML in notes as elements. */
  rehypePlugins: unifiedPlugins,
});
