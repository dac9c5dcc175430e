import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {ContentError} from '../../errors/contentError.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {foldName} from '../../routes/outputPath.ts';
import {writeNamed} from '../../cache/files.ts';
import {makeFolders} from '../../cache/makeFolders.ts';

/** Which names a file system takes for one. */
export interface NameRules {
  /** `A` and `a`, as Windows and macOS do. */
  readonly foldsCase: boolean;
  /** `é` as one character and as two (Unicode NFC and NFD), as macOS does. */
  readonly foldsForm: boolean;
}

/** Asks the file system of a folder, by a file that is removed again. */
export function readNameRules(dir: string): NameRules {
  const probe = '.wuya-n\u00e9';
  makeFolders(dir);
  writeNamed(join(dir, probe), '');
  try {
    return {
      foldsCase: existsSync(join(dir, probe.replace('n', 'N'))),
      foldsForm: existsSync(join(dir, probe.normalize('NFD'))),
    };
  } finally {
    rmSync(join(dir, probe), {force: true});
  }
}

/** Creates a function that gives the same text for names that are one to a file system. */
export function createFold({foldsCase, foldsForm}: NameRules): (path: string) => string {
  if (foldsCase && foldsForm) return foldName;
  if (foldsCase) return (path) => path.toLowerCase();
  return foldsForm ? (path) => path.normalize('NFC') : (path) => path;
}

/** Finds two paths of which one would be the other, or a folder on the way to it; undefined when all can be together. */
export function findClash(
  paths: Iterable<string>,
  fold: (path: string) => string,
): readonly [string, string] | undefined {
  const files = new Map<string, string>();
  for (const path of paths) {
    const key = fold(path);
    const other = files.get(key);
    if (other !== undefined) return [other, path];
    files.set(key, path);
  }
  for (const [key, path] of files)
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      const file = files.get(key.slice(0, end));
      if (file !== undefined) return [file, path];
    }
  return undefined;
}

/**
 * Checks that all wanted files can be together; gives those of the gone ones that are to be removed. A page whose name
 * changed its case alone may still be that file: removing the old name would remove the new one.
 * @throws {ContentError} EM-005 naming two that cannot
 */
export function settleNames({
  wanted,
  gone,
  readRules,
}: {
  readonly wanted: ReadonlySet<string>;
  readonly gone: readonly string[];
  readRules(): NameRules;
}): readonly string[] {
  const all = [...wanted, ...gone];
  // Asking leaves a file for a moment, so it is done only where names are close.
  const areClose = new Set(all.map(foldName)).size < all.length;
  const fold = createFold(areClose ? readRules() : {foldsCase: false, foldsForm: false});
  const clash = findClash(wanted, fold);
  if (clash)
    throw new ContentError([createDiagnostic('EM-005', {first: clash[0], second: clash[1]})]);
  if (!areClose) return gone;
  const renewed = new Set([...wanted].map(fold));
  return gone.filter((path) => !renewed.has(fold(path)));
}
