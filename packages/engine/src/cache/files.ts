import {constants} from 'node:buffer';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {createSpecialFileError} from '../errors/specialFile.ts';
import {makeFolders} from './makeFolders.ts';

/** How files are written. */
interface WriteOptions {
  /** Permissions. @default those of a new file */
  readonly mode?: number;
  /**
   * Whether the bytes are on the disk before the old file is replaced: where power fails right after, some file systems have an
   * empty file otherwise. For files of the author's own, as what builds make can be made again.
   * @default false
   */
  readonly isFlushed?: boolean;
}

/**
 * Writes a file so that a reader, or a crash, sees the old content or the new, never a part. Makes its folder. A link
 * in its place is replaced, never written through.
 */
export function writeFileAtomic(
  path: string,
  content: string | Uint8Array,
  options?: WriteOptions,
): void {
  writeFilesAtomic([{path, content}], options);
}

/** Writes files that belong together: none is replaced before all of them are on the disk. */
export function writeFilesAtomic(
  files: readonly {readonly path: string; readonly content: string | Uint8Array}[],
  {mode, isFlushed = false}: WriteOptions = {},
): void {
  const written = files.map(({path}) => ({path, temporary: draftOf(path)}));
  try {
    for (const [i, {temporary}] of written.entries()) {
      writeWithFolder(temporary, files[i]!.content, isFlushed);
      if (mode !== undefined) chmodSync(temporary, mode); // the umask reduces the mode of a new file
    }
    for (const {path, temporary} of written) renameFile(temporary, path);
  } catch (error) {
    for (const {temporary} of written) removeIfThere(temporary);
    // Errors name the file itself: the author does not know the draft.
    const named = written.find(
      ({temporary}) => (error as NodeJS.ErrnoException).path === temporary,
    );
    if (named) Object.assign(error as object, {path: named.path});
    throw error;
  }
}

/**
 * Removes drafts beside a file, `a.md.123.tmp`, of processes that were killed while they wrote it; those of running
 * processes stay. For files among the author's own.
 */
export function removeDrafts(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const pid = Number(DRAFT.exec(name)?.[1]);
    if (name === basename(draftOf(path, pid)) && isGone(pid)) removeIfThere(join(folder, name));
  }
}

/** Removes the draft of a process that has ended, `….123.tmp`; any other file stays. */
export function removeAbandoned(path: string): void {
  const pid = Number(DRAFT.exec(path)?.[1]);
  if (isGone(pid)) removeFolder(path);
}

const DRAFT = /\.(\d+)\.tmp$/;

/** Tells whether no process has a number; one of another user is there. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Maximum length of a name in common file systems, in bytes. */
const LONGEST_NAME = 255;

/** Names the file that waits beside another: `a.md` → `a.md.123.tmp`. A name that leaves no room for that is cut. */
function draftOf(path: string, pid = process.pid): string {
  const ending = `.${pid}.tmp`;
  const name = basename(path);
  const room = LONGEST_NAME - ending.length;
  if (Buffer.byteLength(name) <= room) return path + ending;
  const cut = Buffer.from(name)
    .subarray(0, room)
    .toString()
    .replace(/\uFFFD$/, '');
  return join(dirname(path), cut + ending);
}

function writeWithFolder(path: string, content: string | Uint8Array, flush: boolean): void {
  try {
    writeNew(path, content, flush);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makeFolders(dirname(path));
    writeNew(path, content, flush);
  }
}

/** Writes a file that is not there yet; what is in its place, a draft of a killed process or a link, is removed. */
function writeNew(path: string, content: string | Uint8Array, flush: boolean): void {
  try {
    writeNamed(path, content, {flag: 'wx', flush});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(path, {force: true});
    writeNamed(path, content, {flag: 'wx', flush});
  }
}

/** Removes a partial file; an error here is ignored, as the first one is reported. */
function removeIfThere(path: string): void {
  try {
    rmSync(path, {force: true});
  } catch {
    // its folder is a file, or may not be written
  }
}

/** Writes a file only where its content differs: other programs look at its time. */
export function writeIfOther(path: string, text: string): void {
  const isThere = existsSync(path);
  if (!isThere || withPath(path, () => readFileSync(path, 'utf8')) !== text)
    writeFileAtomic(path, text);
}

/**
 * Writes a file. Where the disk fills up meanwhile, Node does not say which file it was: without a name the author cannot know
 * which of several disks is full.
 * @param options as for Node: the flag `wx` refuses a file that is there
 */
export function writeNamed(
  path: string,
  content: string | Uint8Array,
  options: {readonly flag?: string; readonly flush?: boolean} = {},
): void {
  withPath(path, () => writeFileSync(path, content, options));
}

interface PlacedWrite {
  /** Where the first byte goes. */
  readonly position: number;
  /** Writes some of the bytes, at least one, and returns how many. @default as the system does */
  readonly write?: (...args: [number, Uint8Array, number, number, number]) => number;
}

/** Writes bytes into an open file. What the system says names its path. */
export function writeAt(
  {path, file}: {readonly path: string; readonly file: number},
  bytes: Uint8Array,
  {position, write = writeSync}: PlacedWrite,
): void {
  withPath(path, () => {
    for (let written = 0; written < bytes.length;)
      written += write(file, bytes, written, bytes.length - written, position + written);
  });
}

/**
 * Reads a file of text; a pipe, a socket or a device would be read without end. @throws what `checkReadable` throws
 */
export function readRegular(path: string): Buffer {
  checkReadable(path);
  return readWhole(path);
}

/** Reads a file of any content. @throws what the system says, and what Node says of one that is too large, with its path */
export const readWhole = (path: string): Buffer => withPath(path, () => readFileSync(path));

/**
 * Checks a file of text before it is read: memory for all of it would be taken before what reads it says that it is too large.
 * A file that is not there passes: what reads it says so, if it has to be there.
 * @throws `SPECIAL_FILE` for a pipe or a device, EFBIG for a file that no text can hold
 */
export function checkReadable(path: string): void {
  const stats = findStats(path);
  if (!stats) return;
  if (!stats.isFile() && !stats.isDirectory()) throw createSpecialFileError(path);
  if (stats.size <= constants.MAX_STRING_LENGTH) return;
  const error = new Error(`EFBIG: file too large, read '${path}'`);
  throw Object.assign(error, {code: 'EFBIG', path});
}

/** Tells whether a file is at a path: no folder, and nothing that would be read without end, such as a pipe. */
export const isFile = (path: string): boolean => findStats(path)?.isFile() ?? false;

/** Tells what is at a path; undefined where nothing can be found there, whatever the reason. */
function findStats(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined; // nothing is there, its name is not valid, or its folder may not be entered
  }
}

/**
 * Reads or writes a file. Adds the path to errors, which Node leaves out once a file is open: for a folder in its
 * place, for a full disk.
 */
export function withPath<T>(path: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw Object.assign(error as Error, {path});
  }
}

/**
 * Error codes of Windows for a file that another program has open, such as a virus scanner or a server that sends it.
 */
const HELD: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY'];

/** Milliseconds between the attempts, 1.3 s in all. */
const PAUSES = [10, 20, 40, 80, 160, 320, 640];

/**
 * Renames a file or a folder, over what is there. Windows refuses while another program has it open, most often for a moment:
 * there it tries again for 1.3 s.
 * @throws what the file system says
 */
export function renameFile(
  from: string,
  to: string,
  {
    platform = process.platform,
    rename = renameSync,
    wait = pause,
  }: {platform?: string; rename?: typeof renameSync; wait?: (milliseconds: number) => void} = {},
): void {
  for (const milliseconds of platform === 'win32' ? PAUSES : []) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      if (!HELD.includes((error as NodeJS.ErrnoException).code)) throw error;
      wait(milliseconds);
    }
  }
  rename(from, to);
}

/** Stops this thread. Files are written one after the other, so there is nothing else to do meanwhile. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Removes a folder with all that is in it, or a file; tries again on Windows, as for renames. */
export function removeFolder(path: string): void {
  rmSync(path, {
    recursive: true,
    force: true,
    maxRetries: process.platform === 'win32' ? PAUSES.length : 0,
  });
}
