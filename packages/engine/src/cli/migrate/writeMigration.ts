import {existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {stopOnLinkOut} from '../../build/guard.ts';
import {append} from '../../cache/append.ts';
import {isFile, writeFileAtomic, readWhole} from '../../cache/files.ts';
import {hashFile, hashOf} from '../../cache/hash.ts';
import {isPlainObject} from '../../config/schema/plainObject.ts';
import {
  createProblemList,
  type MigratedFile,
  type Migration,
  type MigrationProblem,
} from './from/common/migration.ts';

/** Names what a migration wrote, so that it can be repeated. */
const RECORD = '.wuya-migrate.json';

/** What is there of a migration that was killed before it had its record: the cache, and what was to be the record. */
const BEGUN = /^\.wuya(?:-migrate\.json\.\d+\.tmp)?$/;

/** Tells whether a migration may write into a folder: one that is not there, is empty, or was written by a migration. */
export function mayWrite(dir: string): boolean {
  return (
    !existsSync(dir) ||
    (statSync(dir).isDirectory() &&
      (existsSync(join(dir, RECORD)) || readdirSync(dir).every((name) => BEGUN.test(name))))
  );
}

interface Folders {
  readonly oldDir: string;
  readonly newDir: string;
  readonly tool: string;
}

/**
 * Writes a migration into its folder and removes what the last one wrote and this one does not. Files that were changed there
 * since stay as they are.
 * @returns a problem for each file that stays
 */
export function writeMigration(
  {files}: Migration,
  {oldDir, newDir, tool}: Folders,
): MigrationProblem[] {
  const before = readRecord(newDir);
  stopOnFoldersOut(newDir, [...files.keys(), ...before.keys()]);
  const now = new Map(
    [...files].map(([path, file]) => [
      path,
      'copyOf' in file ? hashFile(join(oldDir, file.copyOf)) : hashOf(file.text),
    ]),
  );
  const problems: MigrationProblem[] = [];
  const kept = new Map<string, string>();
  // First of all: without it a folder that a migration left in the middle would hold something else, or what was changed there since
  // could not be told from what was written.
  writeRecord(newDir, {tool, files: toObject(before), begun: toObject(now)});
  for (const [path, file] of files) {
    const to = join(newDir, path);
    const there = isFile(to) ? hashFile(to) : undefined;
    if (there === now.get(path)) continue;
    if (there === undefined || there === before.get(path)) writeMigrated(file, to, oldDir);
    else {
      kept.set(path, before.get(path) ?? '');
      append(problems, createStays(path));
    }
  }
  for (const [path, hash] of before) {
    const gone = join(newDir, path);
    if (files.has(path) || !isFile(gone)) continue;
    if (hashFile(gone) === hash) removeFile(gone, newDir);
    else append(problems, createStays(path));
  }
  removeDrafts(newDir, files);
  writeRecord(newDir, {tool, files: toObject(new Map([...now, ...kept]))});
  return problems;
}

/** Removes what a migration that was killed while it wrote a file left beside it: `a.md.123.tmp`. */
function removeDrafts(newDir: string, files: Migration['files']): void {
  for (const folder of new Set(['.', ...[...files.keys()].map((path) => posix.dirname(path))]))
    for (const name of readdirSync(join(newDir, folder))) {
      const of = /^(.+)\.\d+\.tmp$/.exec(name)?.[1];
      const path = posix.join(folder, name);
      const isOurs = of !== undefined && (of === RECORD || files.has(posix.join(folder, of)));
      if (isOurs && !files.has(path)) rmSync(join(newDir, path));
    }
}

/**
 * Throws where a link in the new folder would lead files out of it: it may have come from elsewhere, with a record in it.
 * @throws {ContentError} EM-004
 */
export function stopOnFoldersOut(newDir: string, paths: readonly string[]): void {
  const folders = new Set<string>();
  for (const path of paths)
    for (let one = posix.dirname(path); one !== '.' && !folders.has(one); one = posix.dirname(one))
      folders.add(one);
  for (const folder of folders) stopOnLinkOut(newDir, join(newDir, folder));
}

function writeRecord(newDir: string, record: object): void {
  writeFileAtomic(join(newDir, RECORD), `${JSON.stringify(record)}\n`);
}

/**
 * Reads the hashes of what migrations wrote: the last one that came to its end, and what one after it had written where it was
 * stopped. A record that is damaged, by a conflict of Git for example, knows no file: what is there may have been changed.
 */
function readRecord(newDir: string): ReadonlyMap<string, string> {
  const path = join(newDir, RECORD);
  const record: unknown = existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : undefined;
  if (!isPlainObject(record)) return new Map();
  const begun = [...readHashes(record['begun'])].filter(([name, hash]) => {
    const file = join(newDir, name);
    return isFile(file) && hashFile(file) === hash;
  });
  return new Map([...readHashes(record['files']), ...begun]);
}

function readHashes(value: unknown): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(isPlainObject(value) ? value : {}).flatMap(([name, hash]) =>
      typeof hash === 'string' && !name.split(/[\\/]/).includes('..')
        ? [[name, hash] as const]
        : [],
    ),
  );
}

const toObject = (hashes: ReadonlyMap<string, string>): object =>
  Object.fromEntries([...hashes].sort());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function writeMigrated(file: MigratedFile, path: string, oldDir: string): void {
  writeFileAtomic(path, 'copyOf' in file ? readWhole(join(oldDir, file.copyOf)) : file.text);
}

/** Removes a file, and the folders that it leaves empty. */
function removeFile(path: string, newDir: string): void {
  rmSync(path);
  for (let dir = dirname(path); dir !== newDir && readdirSync(dir).length === 0; dir = dirname(dir))
    rmdirSync(dir);
}

function createStays(path: string): readonly MigrationProblem[] {
  const {all, add} = createProblemList(path);
  add(
    undefined,
    '新文件夹里的这个文件改过，没有动它；要重新生成，先把它删掉。',
    'This file of the new folder was changed there and stays as it is; delete it to have it written again.',
  );
  return all;
}
