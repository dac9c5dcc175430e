/** A stylesheet that only some documents need: what is around a note, what most texts have, how notes lead to each other, pictures, what few have, who get that of pictures too. */
export type TextSheet = 'docs' | 'text' | 'graph' | 'pictures' | 'rare';

/** In the order in which they are in a document, before the core. */
export const TEXT_SHEETS: readonly TextSheet[] = ['rare', 'pictures', 'graph', 'text', 'docs'];

/** A text with more characters of HTML is long: what is far from the window is not laid out. */
export const LONG_TEXT = 200_000;

/** Makes a pattern that finds an element with one of some classes. */
const withClass = (names: string): string => `class="(?:[^"]* )?(?:${names})[ "]`;

/** What is rendered with the sheet of texts outside a text, and a text that is not empty. */
const TEXT = new RegExp(
  `${withClass('code|note|fold-text|tablewrap|tasks|fn|notes|hash')}|class="(?:[^"]* )?prose(?: [^"]*)?"[^>]*>(?!</)`,
);
/** What is around a note. */
const DOCS = new RegExp(withClass('docs|side|tree|toc|toc-m|doc-foot|related|pager'));
const PICTURES = new RegExp(`<figure\\b|${withClass('zoomable|only-light|only-dark')}`);
const GRAPH = new RegExp(withClass('note-graph|around'));
const RARE = new RegExp(
  `<(?:math|dl)\\b|${withClass('tabs|code-notes|cn|math|steps|fold|unfold')}`,
);

/**
 * Lists the stylesheets that HTML needs beside the core's, in their order.
 * @param html a whole body, or a text
 * @param classes those of the document's root
 */
export function textSheetsOf(html: string, classes = ''): readonly TextSheet[] {
  const isRare = html.length > LONG_TEXT || RARE.test(html) || /\bsteps\b/.test(classes);
  const isNeeded = {
    text: TEXT.test(html),
    docs: DOCS.test(html),
    graph: GRAPH.test(html),
    pictures: isRare || PICTURES.test(html), // the joined sheet of the rare has them
    rare: isRare,
  };
  return TEXT_SHEETS.filter((name) => isNeeded[name]);
}
