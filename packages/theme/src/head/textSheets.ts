/** A stylesheet that only documents with texts need: what most texts have, what few have. */
export type TextSheet = 'text' | 'rare';

/** In the order in which they stand in a document, before the core. */
export const TEXT_SHEETS: readonly TextSheet[] = ['rare', 'text'];

/** Makes a pattern that finds an element with one of some classes. */
const withClass = (names: string): string => `class="(?:[^"]* )?(?:${names})[ "]`;

/** What is drawn with the sheet of texts outside a text, and a text that is not empty. */
const TEXT = new RegExp(
  `${withClass('code|note|fold-text|tablewrap|tasks|fn|notes|hash')}|class="(?:[^"]* )?prose(?: [^"]*)?"[^>]*>(?!</)`,
);
const RARE = new RegExp(
  `<(?:figure|math)\\b|${withClass('tabs|code-notes|cn|math|steps|embed|zoomable|only-light|only-dark|fold|unfold')}`,
);

/**
 * Lists the stylesheets that HTML needs beside the core's, in their order.
 * @param html a whole body, or a text
 * @param classes those of the document's root
 */
export function textSheetsOf(html: string, classes = ''): readonly TextSheet[] {
  const isNeeded = {
    text: TEXT.test(html),
    rare: RARE.test(html) || /\bsteps\b/.test(classes),
  };
  return TEXT_SHEETS.filter((name) => isNeeded[name]);
}
