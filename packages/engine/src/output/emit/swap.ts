import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {basename, dirname, join, relative, resolve} from 'node:path';
import {isOutside} from '../../cache/outside.ts';
import {makeFolders} from '../../cache/makeFolders.ts';
import {attempt, keepCopy, type Staged} from './moves.ts';
import {renameFile, removeFolder} from '../../cache/files.ts';

interface Swap {
  /** The output: a link to a folder, or a folder that becomes such a link. */
  readonly dir: string;
  /** Where builds remember what they made. */
  readonly stateDir: string;
  readonly staged: readonly Staged[];
  /** Files of the old output that are in the new one too. */
  readonly kept: readonly string[];
}

/**
 * Makes the whole new output in a folder of its own and then leads the output, a link, there: one step, before which
 * all readers get the old site and after which all get the new one. The previous folder stays for readers who are
 * loading from it; older ones are removed. Where the output is a folder still, it is moved away first: the only time
 * that takes two steps.
 * @param andThen called after the switch
 * @throws what the file system says; then the old output stays
 */
export function swapFolder({dir, stateDir, staged, kept}: Swap, andThen: () => void): void {
  const home = releasesOf(dir, stateDir);
  makeFolders(home);
  const old = existsSync(dir) ? realpathSync(dir) : undefined;
  const fresh = join(home, nextName(home));
  try {
    mkdirSync(fresh);
    for (const path of kept) {
      makeParent(fresh, path);
      keepCopy(join(dir, path), join(fresh, path));
    }
    for (const {path, file} of staged) {
      makeParent(fresh, path);
      moveOrCopy(file, join(fresh, path));
    }
    lead(dir, fresh, {home, stateDir});
  } catch (error) {
    removeFolder(fresh);
    throw error;
  }
  andThen();
  attempt(() => removeOlder(home, [fresh, old]));
}

/** Removes all folders but the one that the output leads to and the previous one. */
function removeOlder(home: string, living: readonly (string | undefined)[]): void {
  const kept = new Set(living.map((path) => path && realpathSync(path)));
  for (const name of readdirSync(home)) {
    const path = join(realpathSync(home), name);
    if (/^\d+$/.test(name) && !kept.has(path)) removeFolder(path);
  }
}

/** Lists the folders of the folders that an output leads to, one after the other: with the state where the output is beside it, else beside the output. */
function releasesOf(dir: string, stateDir: string): string {
  const isNear = !isOutside(relative(resolve(stateDir, '../../..'), dir));
  return isNear ? join(stateDir, 'releases') : join(dirname(dir), `.${basename(dir)}.releases`);
}

function nextName(home: string): string {
  const numbers = readdirSync(home).map(Number).filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1);
}

function makeParent(dir: string, path: string): void {
  mkdirSync(dirname(join(dir, path)), {recursive: true});
}

function moveOrCopy(from: string, to: string): void {
  try {
    renameFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

/** Leads the output to a folder in one step. */
function lead(
  dir: string,
  fresh: string,
  {home, stateDir}: {readonly home: string; readonly stateDir: string},
): void {
  const parent = dirname(dir);
  makeFolders(parent);
  const target = relative(realpathSync(parent), realpathSync(fresh));
  const makeLink = (link: string): string => {
    rmSync(link, {force: true});
    symlinkSync(target, link, 'dir');
    return link;
  };
  const link = makeLink(join(stateDir, 'link'));
  const stats = lstatSync(dir, {throwIfNoEntry: false});
  const moved = join(home, nextName(home));
  if (stats?.isDirectory()) renameFile(dir, moved);
  try {
    renameFile(link, dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') {
      if (stats?.isDirectory()) renameFile(moved, dir);
      throw error;
    }
    renameFile(makeLink(join(parent, `.${basename(dir)}.link`)), dir);
  }
}
