import {existsSync, mkdirSync, statSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * Makes a folder and those above it. Node's own way (`recursive`) never ends where the system says that a folder does not
 * exist although the one above it does, as Linux says below `/proc`, and calls it `ENOENT` where a file system is read-only.
 */
export function makeFolders(dir: string): void {
  if (existsSync(dir)) return;
  const parent = dirname(dir);
  if (parent !== dir) makeFolders(parent);
  try {
    mkdirSync(dir);
  } catch (error) {
    // Another process has made it meanwhile.
    if (!statSync(dir, {throwIfNoEntry: false})?.isDirectory()) throw error;
  }
}
