import {existsSync, lstatSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {ContentError} from '../../errors/contentError.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {foldName} from '../../routes/outputPath.ts';
import {renameFile, writeNamed} from '../../cache/files.ts';
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

/** What becomes of the files that no build wants any more. */
interface SettledNames {
  /** Files to be removed. */
  readonly stale: readonly string[];
  /** Old names of wanted files, by their new ones, from which they differ by case or form alone. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Checks that all wanted files can be together; tells which of the gone ones are to be removed. A page whose name
 * changed its case alone may still be that file: removing the old name would remove the new one.
 * @throws {ContentError} EM-005 naming two that cannot
 */
export function settleNames({
  wanted,
  unwanted,
  gone,
  readRules,
}: {
  readonly wanted: ReadonlySet<string>;
  /** All that earlier builds made besides. */
  readonly unwanted: readonly string[];
  /** Unwanted files that a list of the folder has. */
  readonly gone: readonly string[];
  readRules(): NameRules;
}): SettledNames {
  const all = [...wanted, ...unwanted];
  // Asking leaves a file for a moment, so it is done only where names are close.
  const areClose = new Set(all.map(foldName)).size < all.length;
  const fold = createFold(areClose ? readRules() : {foldsCase: false, foldsForm: false});
  const clash = findClash(wanted, fold);
  if (clash)
    throw new ContentError([createDiagnostic('EM-005', {first: clash[0], second: clash[1]})]);
  if (!areClose) return {stale: gone, renamed: new Map()};
  const byFold = new Map([...wanted].map((path) => [fold(path), path]));
  const renamed = unwanted.flatMap((old) => {
    const path = byFold.get(fold(old));
    return path === undefined ? [] : [[path, old] as const];
  });
  return {stale: gone.filter((old) => !byFold.has(fold(old))), renamed: new Map(renamed)};
}

/**
 * Lists what is to be renamed so that files have the case of their new names, folders first: written over the old file they keep
 * its name, and a server that tells both apart has no page at the new address. A folder that holds others under its old name keeps
 * it.
 * @example {'vue/a.html' => 'Vue/a.html'} → [['Vue', 'vue']]
 */
export function planRenames(
  renamed: SettledNames['renamed'],
  wanted: ReadonlySet<string>,
): readonly (readonly [from: string, to: string])[] {
  if (renamed.size === 0) return [];
  const kept = new Set([...wanted].flatMap(foldersOf));
  const steps = new Map<string, string>();
  for (const [path, old] of renamed) {
    const [names, before] = [path.split('/'), old.split('/')];
    for (const [i, name] of before.entries()) {
      const parent = names
        .slice(0, i)
        .map((part) => `${part}/`)
        .join('');
      const isKept = kept.has(before.slice(0, i + 1).join('/'));
      if (name !== names[i] && !isKept) steps.set(parent + names[i]!, parent + name);
    }
  }
  return [...steps].map(([to, from]) => [from, to]);
}

/** Lists the folders on the way to a file: `a/b/c.html` → `a`, `a/b` */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}

/** Renames files and folders whose old and new names are one to the file system. */
export function renameCase(dir: string, steps: ReturnType<typeof planRenames>): void {
  for (const [from, to] of steps) {
    const [old, now] = [from, to].map((path) =>
      lstatSync(join(dir, path), {bigint: true, throwIfNoEntry: false}),
    );
    if (old && old.ino === now?.ino && old.dev === now.dev)
      renameFile(join(dir, from), join(dir, to));
  }
}
