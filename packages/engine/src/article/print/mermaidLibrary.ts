import {existsSync, readFileSync, realpathSync} from 'node:fs';
import {join, posix} from 'node:path';
import {findPackage} from '../../cache/findPackage.ts';
import {readManifest} from '../../config/schema/manifest.ts';

/** The package `mermaid` as a site has it. */
interface MermaidLibrary {
  readonly version: string;
  /** Its files by their paths in the output: the module for browsers and what it embeds, kind of diagram by kind. */
  files(): ReadonlyMap<string, string>;
  /** All of it as one classic script, which does without modules. */
  script(): ReadonlyMap<string, string>;
}

/** The module that needs no other package, in its package. */
const ENTRY = 'dist/mermaid.esm.min.mjs';

/** Returns the folder of a version in the output. Its name is part of every address, so that hosts may keep the files for ever. */
const folderOf = (version: string): string => `assets/mermaid-${version}`;

/**
 * Finds the package in the folder of a site or above it, or beside the theme that sites of Docusaurus have for diagrams;
 * undefined where it is not installed. It is no dependency of ours: 154 MB with its packages (11.17, 2026-11).
 */
export function findMermaid(dir: string): MermaidLibrary | undefined {
  const theme = findPackage(dir, '@docusaurus/theme-mermaid');
  const root =
    findPackage(dir, 'mermaid') ?? (theme && findPackage(realpathSync(theme), 'mermaid'));
  if (root === undefined || !existsSync(join(root, ENTRY))) return undefined;
  const {version = ''} = readManifest(root);
  return {
    version,
    files: () => readModules(root, folderOf(version)),
    script: () => readScript(root, folderOf(version)),
  };
}

const IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"'\n]+)\.mjs\2/g;

/** Reads the script, under the address of the module. */
function readScript(root: string, folder: string): Map<string, string> {
  const path = join(root, 'dist/mermaid.min.js');
  const name = `${folder}/${posix.basename(ENTRY, '.mjs')}.js`;
  return new Map(existsSync(path) ? [[name, readFileSync(path, 'utf8')] as const] : []);
}

/** Reads the entry and all that it imports, named `.js`: not every host knows what `.mjs` is. */
function readModules(root: string, folder: string): Map<string, string> {
  const files = new Map<string, string>();
  const waiting = [ENTRY];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const name = posix
      .join(folder, posix.relative(posix.dirname(ENTRY), path))
      .replace(/\.mjs$/, '.js');
    if (files.has(name) || !existsSync(join(root, path))) continue;
    const text = readFileSync(join(root, path), 'utf8').replace(
      /\n\/\/# sourceMappingURL=.*\s*$/,
      '\n',
    );
    for (const [, , , target] of text.matchAll(IMPORT))
      waiting.push(posix.join(posix.dirname(path), `${target}.mjs`));
    files.set(name, text.replace(IMPORT, '$1$2$3.js$2'));
  }
  return files;
}
