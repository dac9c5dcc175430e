import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {renameFile, removeFolder} from '../../cache/files.ts';

/** A file that is complete and waits for its place. */
export interface Staged {
  /** In the output, with `/`. */
  readonly path: string;
  /** Where it waits, absolute. */
  readonly file: string;
}

export interface Moves {
  /** The output folder. */
  readonly dir: string;
  readonly staged: readonly Staged[];
  /** Files that are removed. */
  readonly stale: readonly string[];
  /** Folder for what is replaced, on the file system of the output; removed in the end. */
  readonly keepDir: string;
}

/**
 * Moves files into their places and removes what is stale. At every instant each document finds what it needs: first
 * come files with new names, then those that are replaced, documents after the rest; what is stale goes last.
 * @param andThen called before the old files are deleted
 * @throws what the file system says; then everything is as before
 */
export function moveFiles({dir, staged, stale, keepDir}: Moves, andThen: () => void): void {
  const undo: (() => void)[] = [];
  let keptCount = 0;
  const keepPath = (): string => {
    if (keptCount === 0) mkdirSync(keepDir, {recursive: true});
    return join(keepDir, String(keptCount++));
  };
  const remove = (path: string): void => {
    const target = join(dir, path);
    const kept = keepPath();
    renameFile(target, kept);
    undo.push(() => {
      mkdirSync(dirname(target), {recursive: true});
      renameFile(kept, target);
    });
    removeEmptyParents(dir, path);
    folders.clear(); // some may be gone
  };
  /** Existing folders, and whether this call made them: then they contain only what it moves. */
  const folders = new Map<string, boolean>();
  const place = ({path, file}: Staged): void => {
    const target = join(dir, path);
    const folder = dirname(target);
    if (!folders.has(folder)) folders.set(folder, makeFolder(folder, undo));
    const stats = folders.get(folder) ? undefined : lstatSync(target, {throwIfNoEntry: false});
    if (stats?.isDirectory()) removeEmptyFolders(target);
    if (stats && !stats.isDirectory()) {
      const kept = keepPath();
      keepCopy(target, kept);
      undo.push(() => renameFile(kept, target));
    } else undo.push(() => rmSync(target, {force: true}));
    renameFile(file, target);
  };
  const isReplaced = (path: string): boolean =>
    lstatSync(join(dir, path), {throwIfNoEntry: false}) !== undefined;
  const {free, blocked, blocking} = splitByConflict(staged, stale);
  try {
    for (const one of inOrder(free, isReplaced)) place(one);
    for (const path of blocking) remove(path);
    for (const one of inOrder(blocked, () => false)) place(one);
    const gone = new Set(blocking);
    // Documents go before what they need.
    for (const isPage of [true, false])
      for (const path of stale) if (isDocument(path) === isPage && !gone.has(path)) remove(path);
    andThen();
  } catch (error) {
    for (const step of undo.reverse()) attempt(step);
    throw error;
  } finally {
    attempt(() => removeFolder(keepDir));
  }
}

/**
 * Runs a step of undoing and ignores its failure: what it cannot do, the next build does, because the journal names every
 * file.
 */
export function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // see above
  }
}

/** Splits stale files: where a file became a folder or a folder a file, they go before what takes their place. */
function splitByConflict(staged: readonly Staged[], stale: readonly string[]) {
  const staleSet = new Set(stale);
  const parents = new Map(staged.map(({path}) => [path, parentsOf(path)]));
  const wantedFiles = new Set(staged.map(({path}) => path));
  const wantedFolders = new Set([...parents.values()].flat());
  const blocking = stale.filter(
    (path) => wantedFolders.has(path) || parentsOf(path).some((folder) => wantedFiles.has(folder)),
  );
  const staleFolders = new Set(blocking.flatMap(parentsOf));
  const isBlocked = ({path}: Staged): boolean =>
    staleFolders.has(path) || parents.get(path)!.some((folder) => staleSet.has(folder));
  return {
    free: staged.filter((one) => !isBlocked(one)),
    blocked: staged.filter(isBlocked),
    blocking,
  };
}

function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}

/** Sorts files: new ones before replaced ones, documents after the rest; else by path. */
function inOrder(staged: readonly Staged[], isReplaced: (path: string) => boolean): Staged[] {
  const rankOf = (path: string): number => (isReplaced(path) ? 2 : 0) + (isDocument(path) ? 1 : 0);
  return staged
    .map((one) => ({one, rank: rankOf(one.path)}))
    .sort((a, b) => a.rank - b.rank || (a.one.path < b.one.path ? -1 : 1))
    .map(({one}) => one);
}

/** Tells whether a file is a page, also a compressed one. */
function isDocument(path: string): boolean {
  return /\.html(?:\.(?:br|gz))?$/.test(path);
}

/** Makes a folder and those above it; undoing removes those that were made. @returns whether it was not there */
function makeFolder(folder: string, undo: (() => void)[]): boolean {
  const first = mkdirSync(folder, {recursive: true});
  if (first === undefined) return false;
  undo.push(() => {
    for (let dir = folder; dir.length >= first.length; dir = dirname(dir)) rmdirSync(dir);
  });
  return true;
}

/** Gives a file a second name; on file systems without such names, copies it. */
export function keepCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}

/** Removes a folder that holds nothing but folders. @throws when there is a file */
function removeEmptyFolders(dir: string): void {
  for (const name of readdirSync(dir)) removeEmptyFolders(join(dir, name));
  rmdirSync(dir);
}

/** Removes the folders that a file has left empty. */
function removeEmptyParents(dir: string, path: string): void {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(dir, folder));
    } catch {
      return; // not empty
    }
  }
}
