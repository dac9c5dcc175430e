import {lstatSync} from 'node:fs';
import {join} from 'node:path';
import {writeFileAtomic} from '../cache/files.ts';
import {stateDirOf} from '../cache/stateDir.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {readJson} from '../output/emit/manifest.ts';

/**
 * Makes sure that only books are replaced by books, and remembers the files that are written next. In `book` of the site all
 * of their names are those of books.
 * @param dir folder of the site @param outDir where the books are written, absolute @param paths of the files, absolute
 * @throws {ContentError} EM-002 naming the files that no book is known for
 */
export function keepOthers(dir: string, outDir: string, paths: readonly string[]): void {
  const file = join(stateDirOf(dir), 'books.json');
  const read = readJson<unknown>(file);
  const known = new Set(Array.isArray(read) ? (read as readonly unknown[]) : []);
  const isOwn = (path: string): boolean => outDir === join(dir, 'book') || known.has(path);
  const blocking = paths.filter((path) => !isOwn(path) && lstatSync(path, {throwIfNoEntry: false}));
  if (blocking.length > 0)
    throw new ContentError([createDiagnostic('EM-002', {paths: blocking, more: 0})]);
  const all = [...new Set([...known, ...paths])].sort();
  writeFileAtomic(file, JSON.stringify(all));
}
