import {copyFileSync, mkdirSync, renameSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {removeFolder, renameFile} from '../../cache/files.ts';
import {makeFolders} from '../../cache/makeFolders.ts';
import {attempt, type Staged} from './moves.ts';

/** Folder in the output for files under way where the output is on a file system of its own. */
export const INNER_STAGING = '.wuya-staging';

/** Where the files of an output wait until all are made. */
export interface Staging {
  /** Makes the file of a path by `fill`, which writes it to the place that it is given. @returns that place */
  add(path: string, fill: (file: string) => void): string;
  /**
   * Turns the staged files into the output in one step, and calls `andThen`. @returns false where that is not
   * possible: then everything is as before. @throws what `andThen` throws; then everything is as before too
   */
  becomeOutput(andThen: () => void): boolean;
}

/**
 * Creates an empty staging folder, which the first file makes. Files of an output that is not there yet wait at their own paths
 * below one folder, which moves as a whole: 6,000 moves are a twentieth of a first build.
 * @param outDir the output, where it is not there yet
 */
export function createStaging(stagingDir: string, outDir: string | undefined): Staging {
  const root = join(stagingDir, 'tree');
  const folders = new Set<string>();
  let count = 0;
  let isTree = outDir !== undefined;
  /** Undefined where this path and another one exclude each other. */
  const addToTree = (path: string, fill: (file: string) => void): string | undefined => {
    const file = join(root, path);
    const folder = dirname(file);
    try {
      if (!folders.has(folder)) mkdirSync(folder, {recursive: true});
      folders.add(folder);
      fill(file);
      return file;
    } catch (error) {
      const {code = ''} = error as NodeJS.ErrnoException;
      // A file is where a folder has to be, or the other way round; the path is too long here.
      if (['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)) return undefined;
      throw error;
    }
  };
  const addByNumber = (fill: (file: string) => void): string => {
    isTree = false;
    const file = join(stagingDir, String(count));
    fill(file);
    return file;
  };
  return {
    add(path, fill) {
      if (count++ === 0) mkdirSync(stagingDir, {recursive: true});
      try {
        return (isTree ? addToTree(path, fill) : undefined) ?? addByNumber(fill);
      } catch (error) {
        removeFolder(stagingDir); // frees space on a full disk
        throw error;
      }
    },
    becomeOutput(andThen) {
      if (!isTree || outDir === undefined) return false;
      try {
        makeFolders(dirname(outDir));
        renameSync(root, outDir);
      } catch {
        return false; // another file system, or a folder has come meanwhile
      }
      try {
        andThen();
      } catch (error) {
        attempt(() => renameSync(outDir, root));
        throw error;
      }
      return true;
    },
  };
}

/**
 * Gives the staged files on the file system of the output: as they are where the first can be moved there, else copied into the
 * output's folder for files under way. @throws when there is no room for copies; the output is as it was
 */
export function stageNear(dir: string, staged: readonly Staged[]): readonly Staged[] {
  const [first] = staged;
  if (!first) return staged;
  const innerDir = join(dir, INNER_STAGING);
  removeFolder(innerDir);
  mkdirSync(innerDir);
  try {
    const probe = join(innerDir, 'probe');
    try {
      renameFile(first.file, probe);
      renameFile(probe, first.file);
      removeFolder(innerDir);
      return staged;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    }
    return staged.map(({path, file}, i) => {
      const near = join(innerDir, String(i));
      copyFileSync(file, near);
      return {path, file: near};
    });
  } catch (error) {
    removeFolder(innerDir);
    throw error;
  }
}
