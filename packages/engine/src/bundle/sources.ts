import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashOf} from '../cache/hash.ts';
import {scanFolder} from '../source/scan.ts';

/** Source folders of the client, the theme and the search engine: the bundler compiles them with the site's own components. */
export const clientDir = fileURLToPath(new URL('src', new URL('../../../client/', import.meta.url)));
export const searchDir = fileURLToPath(new URL('src', new URL('../../../search/', import.meta.url)));
export const themeDir = fileURLToPath(new URL('src', new URL('../../../theme/', import.meta.url)));

/** Hash of every file the bundle is made of, as far as it is known before bundling. */
export function hashFiles(paths: readonly string[]): string {
  return hashOf(...paths.flatMap((path) => [path, existsSync(path) ? readFileSync(path) : '']));
}

/** The client's, theme's and search engine's own files, absolute, sorted. */
export function ownSources(): string[] {
  const isSource = (path: string) => /\.(?:tsx?|css|woff2|svg)$/.test(path) && !/\.test\.tsx?$/.test(path);
  return [clientDir, themeDir, searchDir].flatMap((dir) => scanFolder(dir, isSource).map((path) => join(dir, path)));
}

/** True for sources that load with the first search, not before. */
export function isSearchSource(path: string): boolean {
  if (path === join(clientDir, 'search/intent.ts')) return false;
  return path === join(themeDir, 'pages/SearchPage.tsx') || [clientDir, themeDir].some((dir) => dirname(path) === join(dir, 'search'));
}
