import {constants} from 'node:buffer';
import {readFileSync, statSync} from 'node:fs';

/**
 * Reads a file of the site as UTF-8.
 * @throws what the system says; EFBIG for a file that no text can hold: Node would take memory for all of it before it says so
 */
export function readTextFile(path: string): string {
  if (statSync(path).size > constants.MAX_STRING_LENGTH) throw tooLarge(path);
  return readFileSync(path, 'utf8');
}

function tooLarge(path: string): Error {
  return Object.assign(new Error(`EFBIG: file too large, read '${path}'`), {code: 'EFBIG', path});
}
