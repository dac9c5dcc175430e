import {cpSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {ContentError} from '../../src/errors/contentError.ts';
import type {Diagnostic} from '../../src/errors/diagnostic.ts';
import {formatPlace} from '../../src/errors/format.ts';
import {scanFolder} from '../../src/content/source/scan.ts';
import {PROOFS_FILE} from '../../src/output/emit/proofs.ts';

export type SiteFiles = Readonly<Record<string, string | Uint8Array>>;

/** Writes files below a folder. */
export function writeFiles(dir: string, files: SiteFiles): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    writeFileSync(join(dir, path), content);
  }
}

/** Copies the sources of a site, without what builds made. */
export function copySources(from: string, to: string): void {
  cpSync(from, to, {recursive: true, filter: (path) => !/\/(?:\.wuya|dist)$/.test(path)});
}

/** Content of every file below a folder, by path. */
export function readTree(dir: string): Record<string, string> {
  return Object.fromEntries(
    scanFolder(dir).map((path) => [path, readFileSync(join(dir, path)).toString('latin1')]),
  );
}

/** Inode and time of every file below a folder: whether it was touched at all. */
export function readStamps(dir: string): Record<string, string> {
  return Object.fromEntries(
    scanFolder(dir).map((path) => {
      const {ino, mtimeNs} = statSync(join(dir, path), {bigint: true});
      return [path, `${ino} ${mtimeNs}`];
    }),
  );
}

/** Paths whose values differ, or that only one of the two has; the list of proofs follows the others and is left out. */
export function changedPaths(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => before[path] !== after[path] && path !== PROOFS_FILE)
    .sort();
}

/** `error LN-050 notes/a.md:3:1` */
export function printProblem({level, code, place}: Diagnostic): string {
  return [level, code, ...(place ? [formatPlace(place)] : [])].join(' ');
}

/** Problems of a build that must fail. @throws when it succeeds, or fails in another way */
export async function problemsOf(building: Promise<unknown>): Promise<readonly Diagnostic[]> {
  try {
    await building;
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  }
  throw new Error('the build did not fail');
}
