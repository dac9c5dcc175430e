import {relative, resolve} from 'node:path';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic, type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {toFileError} from '../errors/fileError.ts';
import {findLinkOut} from '../output/emit/linkOut.ts';
import {stopOnForeignState} from '../cache/siteCache.ts';
import {stateDirOf} from '../cache/stateDir.ts';
import {keepOutOfGit, removeLoneIgnore} from '../cache/repository.ts';
import {withLock} from './lock.ts';

interface Guarded {
  /** Folder of the site. */
  readonly dir: string;
  /** Told once when another build is waited for, with the number of its process. */
  readonly onWait?: ((pid: number) => void) | undefined;
}

/**
 * Runs what writes the state of a site: alone, not through a link that came with the site, and with what the file system
 * says as diagnostics. @throws {ContentError} EM-003, EM-004, EM-007
 */
export async function guardState<T>({dir, onWait}: Guarded, work: () => Promise<T>): Promise<T> {
  try {
    stopOnForeignState(resolve(dir));
    const stateDir = stateDirOf(resolve(dir));
    const guarded = async () => {
      keepOutOfGit(stateDir);
      try {
        return await work();
      } finally {
        removeLoneIgnore(stateDir);
      }
    };
    return await withLock(stateDir, guarded, onWait);
  } catch (error) {
    throw toFileError(error, dir) ?? error;
  }
}

/**
 * Throws for a path that a link leads out of the site, so that nothing is written through a link that came with the site.
 * @throws {ContentError} EM-004
 */
export function stopOnLinkOut(dir: string, path: string): void {
  const target = findLinkOut(dir, path);
  if (target !== undefined)
    throw new ContentError([createDiagnostic('EM-004', {path: relative(dir, path), target})]);
}

/** Stops where there is an error among problems. @throws {ContentError} with all of them, sorted */
export function stopOnErrors(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.some(({level}) => level === 'error'))
    throw new ContentError(sortDiagnostics(diagnostics));
}
