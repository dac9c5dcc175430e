import {listWrittenLinks} from './writtenLinks.ts';

/** Matches a text that may hold lines of `import` or `export`. */
export const MAY_HAVE_MODULE = /^(?:import|export)\s/m;

/** Matches a text that may end a path in `.md`, also one that is written with escapes. */
const MAY_NAME_MARKDOWN = /\.\\?m\\?d\\?x?["']|\\[ux]/i;

/**
 * Constructs that the text of a note may hold, found without parsing it. A build asks this of every note, and keeps the answer, so that it reads no
 * text of a note that is as it was.
 */
export interface BodySigns {
  /** Imports of Markdown. */
  readonly imports: boolean;
  /** Fences that are run or taken from files. */
  readonly samples: boolean;
  /** Calls that ask for texts of the interface. */
  readonly translations: boolean;
  /** Diagrams. */
  readonly diagrams: boolean;
  /** `[[links]]` outside of code. */
  readonly wikiLinks: boolean;
  /** Components or code: a note of a Docusaurus site that has them may be compiled as MDX. */
  readonly code: boolean;
}

/** Reads the signs of a body. */
export function readBodySigns(body: string): BodySigns {
  return {
    imports: mayImportMarkdown(body),
    samples: mayHaveSamples(body),
    translations: /translate/i.test(body),
    diagrams: /mermaid/i.test(body),
    wikiLinks: listWrittenLinks(body).length > 0,
    code: mayNeedCode(body),
  };
}

/** Tells whether a text may import Markdown. */
export function mayImportMarkdown(body: string): boolean {
  return MAY_HAVE_MODULE.test(body) && MAY_NAME_MARKDOWN.test(body);
}

/** Tells whether a text may have fences that are run or taken from files. */
export function mayHaveSamples(body: string): boolean {
  return hasInFence(body, ' run') || hasInFence(body, ' file=');
}

/** Tells whether `word` is on a line that may begin a fence. Only lines with the word are looked at: that costs a tenth. */
function hasInFence(body: string, word: string): boolean {
  for (let at = body.indexOf(word); at >= 0; at = body.indexOf(word, at + 1))
    if (/```|~~~/.test(body.slice(body.lastIndexOf('\n', at) + 1, at))) return true;
  return false;
}

/**
 * Tells whether a text may hold components or code, and so be compiled as MDX where `.md` files may be that: lines of
 * modules, tags of components, functions that an element calls (`onClick={…}`).
 */
export function mayNeedCode(body: string): boolean {
  return /^(?:import|export)\s|<[A-Z][\w.]*[\s/>]|\son[A-Z][A-Za-z]{1,30}=\{/m.test(body);
}
