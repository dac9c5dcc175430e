import {join, resolve} from 'node:path';
import type {OptionValues} from '../commandLine/arguments.ts';

/** Finds the folder that a site was built into, absolute: that of `--out`, else `dist` in the site. */
export function outputOf(root: string, {out}: OptionValues): string {
  return typeof out === 'string' ? resolve(out) : join(root, 'dist');
}
