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
 * Throws for a link in the state of a site: the engine makes none, and who follows one may write anywhere. @throws
 * {ContentError} EM-004
 */
export function stopOnStateLinks(dir: string): void {
  const link = findLink(stateDirOf(dir));
  if (link === undefined) return;
  const facts = {path: relative(dir, link), target: readlinkSync(link)};
  throw new ContentError([createDiagnostic('EM-004', facts)]);
}

/** The first link at a path or below it. Outputs of earlier builds, which nothing is written into, are left out. */
function findLink(path: string): string | undefined {
  const stats = lstatSync(path, {throwIfNoEntry: false});
  if (stats?.isSymbolicLink()) return path;
  if (!stats?.isDirectory()) return undefined;
  const folders = [path];
  for (const folder of folders)
    for (const entry of readdirSync(folder, {withFileTypes: true})) {
      const inner = join(folder, entry.name);
      if (entry.isSymbolicLink()) return inner;
      if (entry.isDirectory() && entry.name !== 'releases') folders.push(inner);
    }
  return undefined;
}
