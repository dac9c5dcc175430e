import {
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  readdirSync,
  realpathSync,
  writeSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {removeFolder, withPath} from '../../cache/files.ts';

/** A temporary folder in which the samples of a note run. */
export interface Box {
  /** Absolute, without links. */
  readonly dir: string;
  /** Writes a file of it, also where code that ran put a link in its way. */
  write(path: string, text: string): void;
  remove(): void;
}

/** Creates an empty box, a folder in a folder of its own. */
export function createBox(): Box {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'wuya-run-'));
  const dir = join(parent, 'note');
  mkdirSync(dir);
  return {
    dir,
    write: (path, text) => writeInside(dir, path, text),
    remove: () => removeAll(parent),
  };
}

/** Writes a file inside of the box. Every folder on the way is one of the box: a link, or a file in the place of a folder, is removed. */
function writeInside(dir: string, path: string, text: string): void {
  const parts = path.split('/');
  let at = dir;
  for (const [i, part] of parts.entries()) {
    at = join(at, part);
    const stats = lstatSync(at, {throwIfNoEntry: false});
    const isLast = i === parts.length - 1;
    if (stats && (isLast || !stats.isDirectory())) removeFolder(at);
    if (!isLast && !stats?.isDirectory()) mkdirSync(at);
  }
  const {O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW} = constants;
  const file = openSync(at, O_WRONLY | O_CREAT | O_EXCL | (O_NOFOLLOW ?? 0), 0o644);
  try {
    withPath(at, () => writeSync(file, text));
  } finally {
    closeSync(file);
  }
}

function removeAll(dir: string): void {
  try {
    removeFolder(dir);
  } catch {
    openFolders(dir);
    removeFolder(dir);
  }
}

/** Lets us into folders that code closed. */
function openFolders(dir: string): void {
  chmodSync(dir, 0o700);
  for (const entry of readdirSync(dir, {withFileTypes: true}))
    if (entry.isDirectory()) openFolders(join(dir, entry.name));
}
