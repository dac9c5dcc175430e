import {basename, posix, win32} from 'node:path';

/** Tells whether a path that is relative to a folder leads out of it; on Windows one on another disk is absolute. */
export function isOutside(local: string): boolean {
  return /^\.\.(?:[/\\]|$)/.test(local) || win32.isAbsolute(local);
}

/**
 * Names what is in the folder of a site from outside, as notes are named that are the whole folder: `a.mdx` in `/x/docs` →
 * `../docs/a.mdx`
 * @default the folder itself
 */
export const nameFromOutside = (dir: string, path = ''): string =>
  posix.join('..', basename(dir), path);
