import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Tells whether a module below a folder holds what a pattern finds; false for a folder that is not there. */
export function isInCode(folder: string, pattern: RegExp): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, {withFileTypes: true}).some((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isInCode(path, pattern);
    return /\.[jt]sx?$/.test(entry.name) && pattern.test(readFileSync(path, 'utf8'));
  });
}
