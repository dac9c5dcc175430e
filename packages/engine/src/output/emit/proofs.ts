import {lstatSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {hashFile, hashOf} from '../../cache/hash.ts';

/**
 * File of the output by which a build knows the other files again where all that was remembered of them is lost: one
 * proof a line. A proof is a hash of path and content, so it names nothing: without the file itself it cannot be told
 * from others.
 */
export const PROOFS_FILE = '.wuya-files';

/** 72 bits: enough that no file is taken for another by chance. */
const PROOF_LENGTH = 12;

/** Makes the proof of a file. @param sum hash of the content, as `hashOf` makes it */
export const proofOf = (path: string, sum: string): string =>
  // Some file systems give names back in another form of Unicode than they were given.
  hashOf(path.normalize(), sum).slice(0, PROOF_LENGTH);

/** Prints the proofs of files, without one of the list itself. */
export function printProofs(
  files: Iterable<readonly [path: string, {readonly proof?: string | undefined}]>,
): string {
  const proofs = [...files]
    .filter(([path]) => path !== PROOFS_FILE)
    .map(([, {proof = ''}]) => `${proof}\n`);
  return proofs.sort().join('');
}

/** Reads the proofs of an output. @returns tells of a path whether the file there is, byte for byte, the one that a build wrote there */
export function readProofs(dir: string): (path: string) => boolean {
  const proofs = new Set(readLines(join(dir, PROOFS_FILE)));
  return (path) => {
    if (proofs.size === 0) return false;
    if (path === PROOFS_FILE) return true;
    const file = join(dir, path);
    // Neither is a link followed nor a pipe waited for.
    return lstatSync(file).isFile() && proofs.has(proofOf(path, hashFile(file)));
  };
}

function readLines(file: string): string[] {
  if (lstatSync(file, {throwIfNoEntry: false})?.isFile() !== true) return [];
  return readFileSync(file, 'latin1')
    .split('\n')
    .filter((line) => line.length === PROOF_LENGTH);
}
