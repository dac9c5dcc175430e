import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {readRegular} from '../../cache/files.ts';
import {hashOf} from '../../cache/hash.ts';
import {escapePattern} from '../../config/schema/escapePattern.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {isBelow, toFsAddress, toModuleId} from './moduleId.ts';
import {statOf} from '../../cache/statOf.ts';

/** Finds the source folder of a package from where the engine is installed: packages need not be side by side. */
function findSources(name: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'src');
}

/** Source folders of the client, the theme and the search engine: the bundler compiles them with the site's own components. */
export const clientDir = findSources('@wuya/client');
export const searchDir = findSources('@wuya/search');
export const themeDir = findSources('@wuya/theme');

/** Folders of the packages that pages are made of, in the order in which their files are listed. */
export const ownDirs = [clientDir, themeDir, searchDir];

/** Makes the address from which pages of a development server load the client. */
export const toClientHref = (baseUrl: string): string =>
  baseUrl + toFsAddress(join(clientDir, 'index.tsx'));

/**
 * Tells whether a module is a file of these packages: installed ones are in `node_modules`. `id` may be written with `/`
 * on every system.
 */
export function isOwnSource(id: string): boolean {
  return ownDirs.some((dir) => isBelow(dir, id));
}

/** Finds the same in ids of modules, which have `/`, by a pattern: a bundler tests it without a call of ours. */
export const OWN_SOURCE = new RegExp(
  `^(?:${ownDirs.map((dir) => escapePattern(toModuleId(dir))).join('|')})/`,
);

/**
 * Hashes every file the bundle is made of, as far as it is known before bundling; a missing one counts as empty. Of a folder, whose path
 * ends with a slash, the names of its files count.
 */
export function hashFiles(paths: readonly string[]): string {
  return hashOf(...paths.flatMap((path) => [path, readForHash(path)]));
}

/**
 * Hashes files that a bundler has read. Where one was saved meanwhile it is unknown which text it read: such a hash ends with `~`, so
 * that no later one equals it, and the next build bundles again. The time that copies and Git set for a file does not count.
 * @param began time before the first was read, in ms
 */
export function hashReadFiles(paths: readonly string[], began: number): string {
  const isUnsure = paths.some((path) => (statOf(path)?.ctimeMs ?? 0) >= began);
  return hashFiles(paths) + (isUnsure ? UNSURE : '');
}

const UNSURE = '~';

/** Tells whether a hash of files that were read is that of the texts which were read. */
export const isSureHash = (hash: string): boolean => !hash.endsWith(UNSURE);

function readForHash(path: string): Buffer | string {
  if (path.endsWith('/')) return namesBelow(path).join('\n');
  return existsSync(path) ? readRegular(path) : '';
}

/** Lists the files below a folder that a pattern may pick: none of packages, none that hide; sorted. */
function namesBelow(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries
    .filter(({name}) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) =>
      entry.isDirectory() ? namesBelow(`${folder}${entry.name}/`) : [folder + entry.name],
    )
    .sort();
}

/** What is beside the sources and is not published with them. */
const FOR_TESTS = /\.test\.|(?:^|\/)fixtures\/|^testing\//;

/** Lists the published files in one of these folders, relative to it. */
export function listSources(dir: string): string[] {
  return scanFolder(dir, (path) => /\.(?:tsx?|css|woff2|svg)$/.test(path) && !FOR_TESTS.test(path));
}

/** Lists the client's, theme's and search engine's own files, absolute, sorted. */
export function ownSources(): string[] {
  return ownDirs.flatMap((dir) => listSources(dir).map((path) => join(dir, path)));
}

/** A module of a plugin for Docusaurus: it imports what the site's own modules import. */
const FOREIGN_PLUGIN =
  /\/node_modules\/(?:@(?!docusaurus\/)[^/]+\/)?docusaurus(?:-[^/]+)?\/(?!.*\/node_modules\/)/;

/** Folder, below that of the site, of copies of its stylesheets that are bundled in their place. */
export const STYLE_COPIES = '.wuya/vite/styles';

/**
 * Tells whether a module is one of the site, wherever it is: not of a package but for plugins of Docusaurus, not the
 * engine's own, not made by the bundler, no copy of another one.
 */
export function isSiteModule(id: string): boolean {
  const path = toModuleId(id);
  const isPackaged = path.includes('/node_modules/') && !FOREIGN_PLUGIN.test(path);
  const isMade = id.startsWith('\0') || path.includes(`/${STYLE_COPIES}/`);
  return !isMade && !isPackaged && !isOwnSource(id);
}
