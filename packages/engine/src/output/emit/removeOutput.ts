import {lstatSync, readdirSync, readlinkSync, rmdirSync, rmSync} from 'node:fs';
import {dirname, join, resolve, sep} from 'node:path';
import {openState} from './manifest.ts';
import {readProofs} from './proofs.ts';
import {listFiles} from './existingFiles.ts';
import {renameFile} from '../../cache/files.ts';

/** What came of it. */
interface RemovedOutput {
  /** Whether anything was removed. */
  readonly isRemoved: boolean;
  /** What no build made and therefore stays, relative to the output; `''` for the output itself. */
  readonly left: readonly string[];
}

/**
 * Removes an output folder: the files that builds made, and folders that are empty then. What no build made stays. Of files
 * that are not remembered, as where that is of the cache of another branch, the output's own list of proofs says what builds
 * made.
 * @param stateDir where builds remember what they made of it
 */
export function removeOutput(dir: string, stateDir: string): RemovedOutput {
  const stats = lstatSync(dir, {throwIfNoEntry: false});
  if (!stats) return {isRemoved: false, left: []};
  if (stats.isSymbolicLink()) {
    const target = resolve(dirname(dir), readlinkSync(dir));
    // Builds lead it to a folder in their state; what else is in there becomes a folder again.
    if (!target.startsWith(stateDir + sep)) return {isRemoved: false, left: ['']};
    rmSync(dir);
    if (!lstatSync(target, {throwIfNoEntry: false})) return {isRemoved: true, left: []};
    renameFile(target, dir);
  } else if (!stats.isDirectory()) return {isRemoved: false, left: ['']};
  // Some file systems give names back in another form of Unicode than they were given.
  const owned = new Set([...openState(stateDir).read().owned].map((path) => path.normalize()));
  const isProven = readProofs(dir);
  const isOwn = (path: string): boolean => owned.has(path.normalize()) || isProven(path);
  const files = listFiles(dir);
  const own = new Set(files.filter(isOwn));
  for (const path of own) rmSync(join(dir, path));
  removeEmptyFolders(dir);
  const left = files.filter((path) => !own.has(path));
  return {isRemoved: owned.size > 0 || own.size > 0 || left.length === 0, left};
}

function removeEmptyFolders(dir: string): void {
  for (const entry of readdirSync(dir, {withFileTypes: true}))
    if (entry.isDirectory()) removeEmptyFolders(join(dir, entry.name));
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}
