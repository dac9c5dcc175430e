import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {makeFolders} from './makeFolders.ts';

/** Writes a file so that a reader, or a crash, sees the old content or the new, never a part. Makes its folder. */
export function writeFileAtomic(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeWithFolder(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    removeIfThere(temporary);
    // The author knows the file by its own name alone.
    if ((error as NodeJS.ErrnoException).path === temporary) Object.assign(error as object, {path});
    throw error;
  }
}

function writeWithFolder(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makeFolders(dirname(path));
    writeFileSync(path, content);
  }
}

/** Removes a part of a file; what failed before is what counts. */
function removeIfThere(path: string): void {
  try {
    rmSync(path, {force: true});
  } catch {
    // its folder is a file, or may not be written
  }
}

/** Writes a file only where it says something else: others go by its time. */
export function writeIfOther(path: string, text: string): void {
  const isThere = existsSync(path);
  if (!isThere || withPath(path, () => readFileSync(path, 'utf8')) !== text)
    writeFileAtomic(path, text);
}

/** Reads a file. Where a folder stands in its place, Node opens it and then says no path. */
export function withPath<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw Object.assign(error as Error, {path});
  }
}
