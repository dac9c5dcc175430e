import {existsSync, mkdirSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * Makes the output folder and those above it. Node's own way (`recursive`) never ends where the system says that a folder does
 * not exist although the one above it does, as Linux says below `/proc`.
 */
export function makeRoot(dir: string): void {
  if (existsSync(dir)) return;
  const parent = dirname(dir);
  if (parent !== dir) makeRoot(parent);
  mkdirSync(dir);
}
