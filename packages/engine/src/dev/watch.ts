import {watch, type FSWatcher} from 'chokidar';

/** After an event the file is looked at again: a second write within 50 ms raises no event of its own. */
const SECOND_LOOKS_MS = [80, 250];
/** Events this close together are one change. */
const GATHER_MS = 10;

export interface Watcher {
  close(): Promise<void>;
}

/** Watches folders and files; `onChange` gets the absolute paths that may have changed, gathered. */
export function watchFiles({folders, files, onChange}: {folders: readonly string[]; files: readonly string[]; onChange(paths: readonly string[]): void}): Watcher {
  const timers = new Set<NodeJS.Timeout>();
  const pending = new Set<string>();
  let gathering = false;

  const later = (delayMs: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer);
  };
  const gather = (path: string): void => {
    pending.add(path);
    if (gathering) return;
    gathering = true;
    later(GATHER_MS, () => {
      gathering = false;
      const paths = [...pending];
      pending.clear();
      onChange(paths);
    });
  };

  const watcher: FSWatcher = watch([...folders, ...files], {ignoreInitial: true});
  watcher.on('all', (_event, path) => {
    gather(path);
    for (const delayMs of SECOND_LOOKS_MS) later(delayMs, () => gather(path));
  });
  return {
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await watcher.close();
    },
  };
}
