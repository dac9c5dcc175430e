import {join} from 'node:path';
import {hashFile} from '../../cache/hash.ts';
import {lstatOf} from '../../cache/statOf.ts';
import {listFiles} from './existingFiles.ts';
import type {Entry} from './manifest.ts';
import {PROOFS_FILE, readProofs} from './proofs.ts';

/** Tells whether a file is as the build left it that wrote its entry. */
export function isAsBuilt(file: string, {size, mtimeMs}: Entry): boolean {
  const stat = lstatOf(file);
  return stat?.isFile() === true && stat.size === size && stat.mtimeMs === mtimeMs;
}

/**
 * Tells whether an output is what the last build left that is remembered: not where one of the two was brought back from elsewhere,
 * such as the cache of another branch.
 */
function isOfLastBuild(dir: string, known: ReadonlyMap<string, Entry>): boolean {
  const file = join(dir, PROOFS_FILE);
  const entry = known.get(PROOFS_FILE);
  if (entry !== undefined && isAsBuilt(file, entry)) return true;
  return lstatOf(file)?.isFile() !== true || hashFile(file) === entry?.key;
}

/** What is known of an output before a build changes it. */
interface Known {
  readonly known: ReadonlyMap<string, Entry>;
  readonly owned: ReadonlySet<string>;
  /** Whether nothing is remembered of it. */
  readonly isLost: boolean;
  /** Whether a build made it all the same. */
  readonly isRecognised: boolean;
}

/** The files of an output that builds made. */
interface Own {
  /** True for a file that may be replaced. */
  isOwn(path: string): boolean;
  /** Files that go when no build wants them. */
  readonly owned: ReadonlySet<string>;
}

/** Finds the files of an output that builds made: those that are remembered, and where it is not theirs those in its list of proofs. */
export function findOwn(dir: string, {known, owned, isLost, isRecognised}: Known): Own {
  if (!isLost && isOfLastBuild(dir, known)) return {isOwn: (path) => owned.has(path), owned};
  const isProven = readProofs(dir);
  return {
    // Where nothing is remembered another site may have made the folder: its list of proofs allows no replacing.
    isOwn: (path) => isRecognised || owned.has(path) || (!isLost && isProven(path)),
    owned: new Set([
      ...owned,
      ...listFiles(dir).filter((path) => !owned.has(path) && isProven(path)),
    ]),
  };
}
