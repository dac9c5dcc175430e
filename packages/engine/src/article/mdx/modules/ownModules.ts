import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findModuleFile} from '../../../config/docusaurus/common/findModuleFile.ts';
import {STOCK_PARTS} from '../../../config/docusaurus/common/stockParts.ts';
import {drawsOriginal, type MarkdownPart} from '../../../config/docusaurus/common/markdownParts.ts';
import {MAPPED_MODULES} from './themeModules.ts';

/**
 * Lists the modules of the theme that notes import and that the site has components of its own for: `@theme/Tabs`. Those that are
 * rewritten for the markup of Docusaurus are none, but for what renders Markdown and cards.
 * @param dir folder of the site, absolute
 * @param parts what renders Markdown there
 */
export function findOwnModules(dir: string, parts: readonly MarkdownPart[]): string[] {
  const drawing = parts.map(({name}) => `@theme/${name}`);
  const mapped = MAPPED_MODULES.filter((from) => {
    const name = /^@theme\/(.+)$/.exec(from)?.[1];
    const file = name && findModuleFile(join(dir, 'src/theme', name));
    return file && drawsOriginal(readFileSync(file, 'utf8'));
  });
  return [...new Set([...drawing, ...mapped, ...findCards(dir)])];
}

/** A card and what it is made of. */
const CARDS = Object.keys(STOCK_PARTS).filter((name) => /^DocCard(?:\/|$)/.test(name));

/** Cards are the site's own where one of their parts is, however it is written, and so are lists of them then. */
function findCards(dir: string): readonly string[] {
  const has = (name: string) => findModuleFile(join(dir, 'src/theme', name)) !== undefined;
  if (CARDS.some(has)) return ['@theme/DocCard', '@theme/DocCardList'];
  return has('DocCardList') ? ['@theme/DocCardList'] : [];
}

/** Tells whether a text imports one of some modules. */
export function importsOneOf(body: string, modules: ReadonlySet<string>): boolean {
  return [...body.matchAll(/\bfrom\s*['"](@theme\/[\w/]+)['"]/g)].some(([, from = '']) =>
    modules.has(from),
  );
}
