import {lstatSync, readdirSync, readlinkSync} from 'node:fs';
import {join, relative} from 'node:path';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {type Cache, openCache} from './cache.ts';
import {type CacheOwner, cacheDirOf, stateDirOf} from './stateDir.ts';

/**
 * Opens the cache of a site, in one of its languages or as a portable folder.
 * @throws {ContentError} EM-004 where it would be written through a link that came with the site
 */
export function openSiteCache(dir: string, owner?: CacheOwner): Cache {
  stopOnStateLinks(dir);
  return openCache(cacheDirOf(dir, owner));
}

/**
 * Throws for a link in the state of a site, and for what is neither file nor folder: the engine makes neither, who follows
 * a link may write anywhere, and who reads a pipe waits for ever. @throws {ContentError} EM-004, SRC-006
 */
export function stopOnStateLinks(dir: string): void {
  const path = findStrange(stateDirOf(dir));
  if (path === undefined) return;
  const file = relative(dir, path);
  throw new ContentError([
    lstatSync(path).isSymbolicLink()
      ? createDiagnostic('EM-004', {path: file, target: readlinkSync(path)})
      : createDiagnostic('SRC-006', {}, {place: {file}}),
  ]);
}

/** The first thing at a path or below it that is neither file nor folder. Outputs of earlier builds, which nothing is written into, are left out. */
function findStrange(path: string): string | undefined {
  const stats = lstatSync(path, {throwIfNoEntry: false});
  if (!stats || stats.isFile()) return undefined;
  if (!stats.isDirectory()) return path;
  const folders = [path];
  for (const folder of folders)
    for (const entry of readdirSync(folder, {withFileTypes: true})) {
      const inner = join(folder, entry.name);
      if (!entry.isFile() && !entry.isDirectory()) return inner;
      if (entry.isDirectory() && entry.name !== 'releases') folders.push(inner);
    }
  return undefined;
}
