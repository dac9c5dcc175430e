import {win32} from 'node:path';

/** Tells whether a path that is relative to a folder leads out of it; on Windows one on another disk is absolute. */
export function isOutside(local: string): boolean {
  return /^\.\.(?:[/\\]|$)/.test(local) || win32.isAbsolute(local);
}
