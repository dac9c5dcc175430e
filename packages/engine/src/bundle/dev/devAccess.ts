import {existsSync, realpathSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import {dirname, join, relative} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import {isOutside} from '../../cache/outside.ts';
import {isThisMachine, toHostname} from '../../serve/knownHost.ts';
import {clientDir, searchDir, themeDir} from '../modules/sources.ts';

/**
 * Lists the folders whose files the development server may send: the site, the engine's own packages, and the
 * `node_modules` in which both look for packages. Modules that these import from elsewhere the bundler adds itself.
 */
export function servedFolders(siteDir: string): string[] {
  const own = [clientDir, themeDir, searchDir].map((dir) => dirname(dir));
  const folders = [siteDir, ...own, ...[siteDir, clientDir, themeDir].flatMap(packageFoldersAbove)];
  return [...new Set(folders.flatMap((dir) => [dir, realPathOf(dir) ?? dir]))];
}

function packageFoldersAbove(from: string): string[] {
  const found: string[] = [];
  for (let dir = from; ; dir = dirname(dir)) {
    const path = join(dir, 'node_modules');
    if (existsSync(path)) found.push(path);
    if (dir === dirname(dir)) return found;
  }
}

/**
 * Tells whether a request names its host by number or as localhost: a page of another site cannot make such a name lead
 * here. Other names are for the bundler to judge.
 */
export const namesThisMachine = (host = ''): boolean => isThisMachine(toHostname(host));

/**
 * Says why a request must not be answered, undefined for one that may: a page of another site may lead here, but neither
 * read nor run anything; the editor opens files for our own pages alone.
 */
export function findForeignUse({
  headers,
  url = '/',
}: Pick<IncomingMessage, 'headers' | 'url'>): string | undefined {
  const from = headers['sec-fetch-site'];
  const isEditor = /(?:^|\/)__open-in-editor(?:[/?#]|$)/.test(decodePath(url));
  if (isEditor) return from === 'same-origin' ? undefined : 'the editor opens for own pages only';
  if (from !== 'cross-site' && from !== 'same-site') return undefined;
  return headers['sec-fetch-mode'] === 'navigate' ? undefined : 'asked by another site';
}

/** Tells whether the file of a request is behind a link that leads out of every served folder. */
export function leadsOut(
  pathname: string,
  {root, folders}: {readonly root: string; readonly folders: readonly string[]},
): boolean {
  const path = decodePath(pathname);
  const file = realPathOf(path.startsWith('@fs/') ? path.slice('@fs'.length) : join(root, path));
  return file !== undefined && folders.every((folder) => isOutside(relative(folder, file)));
}

/** Returns the real path of a file. Undefined when there is no such file, or its path is none. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
