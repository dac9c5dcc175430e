import {closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Name of a file that is in a folder while files are written into it: where it stays, the command was ended in between. */
export const BEGUN = '.wuya-begun';

/**
 * Writes files into a folder that has none of them: path → content.
 * @param andThen belongs to it: where it fails nothing is written
 * @throws what the file system says; then no file and no folder of them is left
 */
export function writeFiles(
  dir: string,
  files: Iterable<readonly [string, string | Uint8Array]>,
  andThen: () => void = () => undefined,
): void {
  const made: string[] = [];
  try {
    writeNew(join(dir, BEGUN), '', made);
    for (const [path, content] of files) writeNew(join(dir, path), content, made);
    andThen();
    rmSync(join(dir, BEGUN));
  } catch (error) {
    for (const path of made) rmSync(path, {recursive: true, force: true});
    throw error;
  }
}

/** Writes a file that is not there yet, and adds to `made` what it made. */
function writeNew(file: string, content: string | Uint8Array, made: string[]): void {
  makeFolders(dirname(file), made);
  const opened = openSync(file, 'wx');
  made.push(file); // only now: one that is there already is not ours
  try {
    writeFileSync(opened, content);
  } catch (error) {
    throw Object.assign(error as Error, {path: file}); // Node leaves it out once the file is open
  } finally {
    closeSync(opened);
  }
}

/**
 * Makes a folder and those above it, and adds to `made` what it made. Node's own way (`recursive`) never ends where the system
 * says that a folder does not exist although the one above it does, as Linux says below `/proc`.
 */
function makeFolders(dir: string, made: string[]): void {
  if (existsSync(dir)) return;
  const parent = dirname(dir);
  if (parent !== dir) makeFolders(parent, made);
  mkdirSync(dir);
  made.push(dir);
}
