import {statSync} from 'node:fs';
import {join} from 'node:path';
import {watch, type FSWatcher} from 'chokidar';

/** After an event the file is looked at again: a second write within 50 ms raises no event of its own. */
const SECOND_LOOKS_MS = [80, 250];
/** Events this close together are one change. */
const GATHER_MS = 10;

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
  /** Gets the absolute paths that may have changed, gathered. */
  onChange(paths: readonly string[]): void;
}

/** Watches folders and files. */
export function watchFiles({paths, isIgnored, onChange}: WatchOptions): Watcher {
  const timers = new Set<NodeJS.Timeout>();
  const pending = new Set<string>();
  let isGathering = false;

  const later = (delayMs: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer);
  };
  const gather = (path: string): void => {
    pending.add(path);
    if (isGathering) return;
    isGathering = true;
    later(GATHER_MS, () => {
      isGathering = false;
      const changed = [...pending];
      pending.clear();
      onChange(changed);
    });
  };

  const watcher: FSWatcher = watch([...paths], {ignoreInitial: true, ignored: isIgnored});
  watcher.on('all', (_event, path) => {
    gather(path);
    for (const delayMs of SECOND_LOOKS_MS) later(delayMs, () => gather(path));
  });
  return {
    add: (more) => void watcher.add([...more]),
    ready: new Promise((done) => watcher.once('ready', () => done())),
    changedSince: (timeMs) =>
      Object.entries(watcher.getWatched())
        .flatMap(([dir, names]) => names.map((name) => join(dir, name)))
        .filter((path) => {
          const stats = statSync(path, {throwIfNoEntry: false});
          return stats?.isFile() && Math.max(stats.mtimeMs, stats.ctimeMs) >= timeMs;
        }),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await watcher.close();
    },
  };
}
