import {findMermaid} from '../article/print/mermaidLibrary.ts';
import type {Compiled} from '../article/compiled.ts';
import {hashOf} from '../cache/hash.ts';
import type {OutputFolder} from '../output/emit/outputFolder.ts';

/** Whether a note, or what it takes in, has diagrams that the page draws. */
function needsMermaid({markdown, partials = []}: Compiled): boolean {
  return markdown.needsMermaid === true || partials.some(({compiled}) => needsMermaid(compiled));
}

/** Publishes the library that draws diagrams in the page, for a site in `dir` that needs it. */
export function emitMermaid(dir: string, compiled: Iterable<Compiled>, output: OutputFolder): void {
  if (![...compiled].some(needsMermaid)) return;
  for (const [path, text] of findMermaid(dir)?.files() ?? [])
    output.write(path, hashOf(text), text);
}
