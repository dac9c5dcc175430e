/** A stylesheet that only some documents need: what is around a note, what most texts have, how notes lead to each other, pictures, what few have, who get that of pictures too. */
export type TextSheet = 'docs' | 'text' | 'graph' | 'pictures' | 'rare';

/** In the order in which they are in a document, before the core. */
export const TEXT_SHEETS: readonly TextSheet[] = ['rare', 'pictures', 'graph', 'text', 'docs'];

/** A text with more characters of HTML is long: what is far from the window is not laid out. */
export const LONG_TEXT = 200_000;

/** What the sheets ask for: classes, and elements that need none. One pass over the HTML, where each sheet's took one. */
const SIGNS = /<(?:math|dl|figure)\b|class="[^"]*/g;

/** What is rendered with the sheet of texts outside a text. Signs are joined by quotation marks. */
const TEXT = /[" ](?:code|note|fold-text|tablewrap|tasks|fn|notes|hash)[ "]/;
/** A text that is not empty. */
const FILLED = /class="(?:[^"]* )?prose(?: [^"]*)?"[^>]*>(?!<\/)/;
/** What is around a note. */
const DOCS = /[" ](?:docs|side|tree|toc|toc-m|doc-foot|related|pager)[ "]/;
const PICTURES = /<figure|[" ](?:zoomable|only-light|only-dark)[ "]/;
const GRAPH = /[" ](?:note-graph|around)[ "]/;
const RARE = /<[md]|[" ](?:tabs|code-notes|cn|math|steps|fold|unfold)[ "]/;

/**
 * Lists the stylesheets that HTML needs beside the core's, in their order.
 * @param html a whole body, or a text
 * @param classes those of the document's root
 */
export function textSheetsOf(html: string, classes = ''): readonly TextSheet[] {
  const signs = `${[...new Set(html.match(SIGNS)), classes].join('"')}"`;
  const isRare = html.length > LONG_TEXT || RARE.test(signs);
  const isNeeded = {
    text: TEXT.test(signs) || FILLED.test(html),
    docs: DOCS.test(signs),
    graph: GRAPH.test(signs),
    pictures: isRare || PICTURES.test(signs), // the joined sheet of the rare has them
    rare: isRare,
  };
  return TEXT_SHEETS.filter((name) => isNeeded[name]);
}
