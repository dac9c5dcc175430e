import {watchFolders} from './folderWatch.ts';
import {statOf} from '../cache/statOf.ts';

/** After an event the file is looked at again: chokidar reports no second write within 50 ms. */
const SECOND_LOOKS_MS = [80, 250];
/** Time within which events are one change. */
const GATHER_MS = 10;

/** A file that may have changed, path absolute. */
interface FileChange {
  readonly path: string;
  /** Whether it came, went or was replaced, not only written. */
  readonly isMoved: boolean;
}

export interface Watcher {
  /** Watches these paths too. */
  add(paths: readonly string[]): void;
  /** Settles when the first scan is done and changes are seen. */
  readonly ready: Promise<void>;
  /** Watched files that were changed since a time. What changes before `ready` raises no event. */
  changedSince(timeMs: number): string[];
  close(): Promise<void>;
}

export interface WatchOptions {
  /** Folders and files. A folder is watched with all below it, so that what goes away and comes back is seen. */
  readonly paths: readonly string[];
  isIgnored(path: string): boolean;
  /** Gets what may have changed, gathered. */
  onChange(changes: readonly FileChange[]): void;
  /** Is told once of the first folder that the system does not watch, as it watches no more of them. */
  onLost?(folder: string, code: string): void;
}

/** Paths to watch, and the function called for each event. */
export interface WatchedPaths extends Pick<WatchOptions, 'paths' | 'isIgnored'> {
  onEvent(change: FileChange): void;
  /** Gets why a folder is not watched, such as one that is gone meanwhile. */
  onError(error: unknown, folder: string): void;
}

/** What the system says when it watches no more: of all folders of a user, of all programs that watch. */
const LIMITS = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/** A source of events of files. */
export interface FileEvents extends Pick<Watcher, 'add' | 'ready' | 'close'> {
  /** Lists all files under watch. */
  files(): string[];
}

/**
 * Watches folders and files. Drives of a network, of Windows below WSL and of a container's host report no change: with
 * `CHOKIDAR_USEPOLLING=1` chokidar looks at each file from time to time.
 */
export function watchFiles(
  options: WatchOptions,
  {
    platform = process.platform,
    env = process.env,
  }: {readonly platform?: string; readonly env?: Readonly<Record<string, string | undefined>>} = {},
): Promise<Watcher> {
  return platform === 'linux' && !env['CHOKIDAR_USEPOLLING']
    ? Promise.resolve(gatherEvents(options, watchFolders, []))
    : import('./chokidarWatch.ts').then(({watchByChokidar}) =>
        gatherEvents(options, watchByChokidar, SECOND_LOOKS_MS),
      );
}

/**
 * Gathers the events of a source of them.
 * @param looksMs how long after an event its file is looked at again
 */
export function gatherEvents(
  {paths, isIgnored, onChange, onLost}: WatchOptions,
  watch: (watched: WatchedPaths) => FileEvents,
  looksMs: readonly number[],
): Watcher {
  const timers = new Set<NodeJS.Timeout>();
  const pending = new Map<string, boolean>();
  let isGathering = false;
  let isClosed = false;
  let isLost = false;

  const later = (delayMs: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer);
  };
  const gather = ({path, isMoved}: FileChange): void => {
    pending.set(path, isMoved || pending.get(path) === true);
    if (isGathering) return;
    isGathering = true;
    later(GATHER_MS, () => {
      isGathering = false;
      const changed = [...pending].map(([own, moved]) => ({path: own, isMoved: moved}));
      pending.clear();
      onChange(changed);
    });
  };

  const events = watch({
    paths,
    isIgnored,
    onEvent(change) {
      gather(change);
      for (const delayMs of looksMs) later(delayMs, () => gather({...change, isMoved: false}));
    },
    onError(error, folder) {
      const {code = ''} = error as NodeJS.ErrnoException;
      if (isLost || !LIMITS.has(code)) return;
      isLost = true;
      onLost?.(folder, code);
    },
  });
  return {
    add(more) {
      // The bundler still names files of a page that it was making: a watch of one would keep the process.
      if (!isClosed) events.add(more);
    },
    ready: events.ready,
    changedSince: (timeMs) =>
      events.files().filter((path) => {
        const stats = statOf(path);
        return stats?.isFile() && Math.max(stats.mtimeMs, stats.ctimeMs) >= timeMs;
      }),
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await events.close();
    },
  };
}
