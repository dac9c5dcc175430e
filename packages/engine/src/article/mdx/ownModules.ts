import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findModuleFile} from '../../config/docusaurus/findModuleFile.ts';
import {findMarkdownParts} from '../../config/docusaurus/markdownParts.ts';
import {MAPPED_MODULES} from './themeModules.ts';

/** A component that draws the original inside itself. */
const WRAPS = /@theme-(?:original|init)\//;

/**
 * Lists the modules of the theme that notes import and that the site has components of its own for: `@theme/Tabs`. Those that are
 * written anew for the markup of Docusaurus are none, but for what draws Markdown.
 */
export function findOwnModules(dir: string): string[] {
  const parts = findMarkdownParts(dir).map(({name}) => `@theme/${name}`);
  const mapped = MAPPED_MODULES.filter((from) => {
    const name = /^@theme\/(.+)$/.exec(from)?.[1];
    const file = name && findModuleFile(join(dir, 'src/theme', name));
    return file && WRAPS.test(readFileSync(file, 'utf8'));
  });
  return [...new Set([...parts, ...mapped])];
}

/** Tells whether a text imports one of some modules. */
export function importsOneOf(body: string, modules: ReadonlySet<string>): boolean {
  return [...body.matchAll(/\bfrom\s*['"](@theme\/[\w/]+)['"]/g)].some(([, from = '']) =>
    modules.has(from),
  );
}
