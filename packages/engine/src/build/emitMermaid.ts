import {findMermaid} from '../article/print/mermaidLibrary.ts';
import type {Compiled} from '../article/compiled.ts';
import {hashOf} from '../cache/hash.ts';
import {isPortable} from '../config/portable.ts';
import type {OutputFolder} from '../output/emit/outputFolder.ts';
import type {Site} from '../site/site.ts';

/** Tells whether a note, or what it embeds, has diagrams that the page draws. */
function needsMermaid({markdown, partials = []}: Compiled): boolean {
  return markdown.needsMermaid === true || partials.some(({compiled}) => needsMermaid(compiled));
}

/** Publishes the library that draws diagrams in the page, for a site that needs it. */
export function emitMermaid(
  {dir, compiled, config}: Pick<Site, 'dir' | 'compiled' | 'config'>,
  output: OutputFolder,
): void {
  if (!compiled.some(needsMermaid)) return;
  const library = findMermaid(dir);
  const files = isPortable(config) ? library?.script() : library?.files();
  for (const [path, text] of files ?? []) output.write(path, hashOf(text), text);
}
