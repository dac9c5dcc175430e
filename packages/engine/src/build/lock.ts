import {existsSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync} from 'node:fs';
import {hostname} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as later} from 'node:timers/promises';
import {renameFile, writeNamed} from '../cache/files.ts';
import {makeFolders} from '../cache/makeFolders.ts';
import {LOCK_FILE} from '../cache/stateDir.ts';

/** How often a waiting process looks again, and how often the owner says that it lives. */
const LOOK_MS = 150;
const BEAT_MS = 5000;
/** Time of silence after which an owner on another machine, or in another container, has died; its clock may differ. */
const SILENT_MS = 120_000;
/** Time after which a lock without an owner is one that was cut short: the owner of a younger one may be about to write it. */
const WRITING_MS = 1000;

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** When the process began, in the words of its system; tells it from a later one of the same number. */
  readonly started: string;
}

/**
 * Runs `work` while no other process works on the state of a site. The lock of a process that is gone is taken over.
 * @param onWait told once, with the number of the process that is waited for
 */
export async function withLock<T>(
  stateDir: string,
  work: () => Promise<T>,
  onWait: (pid: number) => void = () => undefined,
): Promise<T> {
  const path = join(stateDir, LOCK_FILE);
  if (!existsSync(dirname(stateDir))) return work(); // no site: the work says so
  let isTold = false;
  const isSilent = createWatch();
  const own: Owner = {pid: process.pid, host: hostname(), started: startOf(process.pid)};
  for (;;) {
    makeFolders(stateDir); // the process that had the lock may have removed it
    const owner = tryToOwn(path, own, isSilent);
    if (!owner) break;
    if (!isTold && owner.pid > 0) {
      onWait(owner.pid);
      isTold = true;
    }
    await later(LOOK_MS);
  }
  const beat = setInterval(() => touch(path), BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    // A machine that slept for too long may have lost it to another one, which still works.
    if (readText(path) === JSON.stringify(own)) letGo(path);
    removeEmpty(stateDir);
  }
}

/**
 * Removes the lock. One that cannot be removed is given no owner: this process may live on, as a server does, and would wait for itself.
 * @throws what the system says where neither can be done
 */
function letGo(path: string): void {
  try {
    rmSync(path, {force: true});
  } catch {
    writeNamed(path, '');
  }
}

/** Reports the lock of an owner that cannot be asked whether it was silent for too long. */
interface Watch {
  (mtimeMs: number): boolean;
}

/** Creates a watch over one lock. A lock of the future, where a clock went back, is silent when it stays as it is meanwhile. */
export function createWatch(
  {silentMs, monotonicMs, clockMs}: WatchClocks = {
    silentMs: SILENT_MS,
    monotonicMs: () => performance.now(),
    clockMs: Date.now,
  },
): Watch {
  let seen: {readonly mtimeMs: number; readonly sinceMs: number} | undefined;
  return (mtimeMs) => {
    if (seen?.mtimeMs !== mtimeMs) seen = {mtimeMs, sinceMs: monotonicMs()};
    return clockMs() - mtimeMs > silentMs || monotonicMs() - seen.sinceMs > silentMs;
  };
}

interface WatchClocks {
  readonly silentMs: number;
  monotonicMs(): number;
  clockMs(): number;
}

/**
 * Takes the lock, or returns the number of the process that has it: 0 when it was released meanwhile.
 * @throws what the system says of a lock that cannot be read, such as a folder in its place
 */
function tryToOwn(path: string, own: Owner, isSilent: Watch): Owner | undefined {
  try {
    writeNamed(path, JSON.stringify(own), {flag: 'wx'});
    return undefined;
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {...own, pid: 0};
    if (code !== 'EEXIST') throw error;
  }
  const text = readLock(path);
  const owner = parseOwner(text);
  const isLeft = owner ? isGone(owner, path, isSilent) : text !== undefined && !isYoung(path);
  if (!isLeft) return owner ?? {...own, pid: 0}; // released meanwhile, or being written: the next look gets it
  // Two processes may find the same dead owner; the one that moves another's new lock away puts it back.
  const aside = `${path}.${process.pid}`;
  try {
    renameFile(path, aside);
    if (readText(aside) === text) rmSync(aside, {force: true});
    else renameFile(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return tryToOwn(path, own, isSilent);
}

/** Tells whether a file was written a moment ago. One of the future, where a clock went back, was not. */
function isYoung(path: string): boolean {
  const stats = statSync(path, {throwIfNoEntry: false});
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) < WRITING_MS;
}

/** Returns true for a process that has ended, and for one elsewhere that was silent for too long. */
function isGone({pid, host, started}: Owner, path: string, isSilent: Watch): boolean {
  if (host !== hostname()) {
    const stats = statSync(path, {throwIfNoEntry: false}); // none: it was let go meanwhile
    return stats !== undefined && isSilent(stats.mtimeMs);
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  return startOf(pid) !== started;
}

/** Returns the start time of a process in ticks since the system began; empty where the system does not tell. */
function startOf(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function parseOwner(text: string | undefined): Owner | undefined {
  try {
    const owner = JSON.parse(text ?? '') as Owner;
    return Number.isInteger(owner.pid) && owner.pid > 0 ? owner : undefined;
  } catch {
    return undefined; // cut short: it has no owner
  }
}

/** Reads the lock; undefined when it was let go. A folder in its place would be waited for without end. */
function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw Object.assign(error as Error, {path});
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Removes a state folder that is empty. A folder that is no site keeps no state. */
function removeEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch {
    // it holds something
  }
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // removed by hand: work goes on
  }
}
