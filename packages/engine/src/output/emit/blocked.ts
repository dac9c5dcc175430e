import {lstatSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {ContentError} from '../../errors/contentError.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {listFiles} from './existingFiles.ts';
import {lstatOf} from '../../cache/statOf.ts';

/** How many files a diagnostic names. */
const NAMED = 10;

interface BlockedInput {
  /** The output folder. */
  readonly dir: string;
  /** Files to be written: their place in the output and where their content is. */
  readonly staged: readonly {readonly path: string; readonly file: string}[];
  /** True for a file of the output that a build made. */
  readonly isOwn: (path: string) => boolean;
  /** Files that the commit removes. */
  readonly stale: ReadonlySet<string>;
}

/**
 * Looks for what no build made in the way of the files to be written: another content under their name, a folder, or a
 * file or link where a folder must be. None of it may be lost.
 * @throws {ContentError} EM-002 naming it
 */
export function stopWhenBlocked({dir, staged, isOwn, stale}: BlockedInput): void {
  if (!lstatOf(dir)) return;
  const blocking = new Set<string>();
  const folders = new Set<string>();
  const isFree = (folder: string): void => {
    if (folder === '.' || folders.has(folder)) return;
    folders.add(folder);
    isFree(dirname(folder));
    const stats = lstatOf(join(dir, folder));
    if (stats && !stats.isDirectory() && !stale.has(folder)) blocking.add(folder);
  };
  for (const {path, file} of staged) {
    isFree(dirname(path));
    const stats = lstatOf(join(dir, path));
    if (!stats || stale.has(path)) continue;
    if (stats.isDirectory()) {
      for (const inner of listFiles(join(dir, path)))
        if (!stale.has(`${path}/${inner}`)) blocking.add(`${path}/${inner}`);
    } else if (!isOwn(path) && !(stats.isFile() && isSame(join(dir, path), file)))
      blocking.add(path);
  }
  if (blocking.size === 0) return;
  const paths = [...blocking].sort();
  throw new ContentError([
    createDiagnostic('EM-002', {
      paths: paths.slice(0, NAMED),
      more: Math.max(0, paths.length - NAMED),
    }),
  ]);
}

function isSame(a: string, b: string): boolean {
  return lstatSync(a).size === lstatSync(b).size && readFileSync(a).equals(readFileSync(b));
}
