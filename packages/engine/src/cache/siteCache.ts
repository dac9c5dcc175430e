import {existsSync, lstatSync, readdirSync, readlinkSync} from 'node:fs';
import {join, relative} from 'node:path';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {type Cache, openCache} from './cache.ts';
import {type CacheOwner, cacheDirOf, stateDirOf} from './stateDir.ts';
import {isStateTracked} from './repository.ts';

/**
 * Opens the cache of a site, in one of its languages or as a portable folder.
 * @throws {ContentError} EM-004 where it would be written through a link that came with the site, EM-007 where it came with the
 *   site itself
 */
export function openSiteCache(dir: string, owner?: CacheOwner): Cache {
  stopOnForeignState(dir);
  return openCache(cacheDirOf(dir, owner));
}

/**
 * Throws for a state that did not grow here: what it holds is run and published without a look at the sources.
 * @throws {ContentError} EM-004, EM-007, SRC-006
 */
export function stopOnForeignState(dir: string): void {
  stopOnStateLinks(dir);
  if (existsSync(stateDirOf(dir)) && isStateTracked(dir))
    throw new ContentError([createDiagnostic('EM-007', {})]);
}

/**
 * Throws for a link in the state of a site, and for what is neither file nor folder: the engine makes neither;
 * following a link may write anywhere, and reading a pipe waits for ever. @throws {ContentError} EM-004, SRC-006
 */
function stopOnStateLinks(dir: string): void {
  const path = findStrange(stateDirOf(dir));
  if (path === undefined) return;
  const file = relative(dir, path);
  throw new ContentError([
    lstatSync(path).isSymbolicLink()
      ? createDiagnostic('EM-004', {path: file, target: readlinkSync(path)})
      : createDiagnostic('SRC-006', {}, {place: {file}}),
  ]);
}

/** Finds the first thing at a path or below it that is neither file nor folder. Outputs of earlier builds, which nothing is written into, are left out. */
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
