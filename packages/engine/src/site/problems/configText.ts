import {existsSync, readFileSync} from 'node:fs';

/** Reads the configuration to find places in it; `''` where it is gone while a server goes on with what it said last. */
export function readConfigText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
