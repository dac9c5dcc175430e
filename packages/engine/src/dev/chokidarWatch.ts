import {join} from 'node:path';
import {watch} from 'chokidar';
import type {FileEvents, WatchedPaths} from './watch.ts';

/** Watches folders and files on systems where the watch of a folder does not report each file in it. */
export function watchByChokidar({paths, isIgnored, onEvent, onError}: WatchedPaths): FileEvents {
  const watcher = watch([...paths], {ignoreInitial: true, ignored: isIgnored});
  watcher.on('all', (event, path) => onEvent({path, isMoved: event !== 'change'}));
  // Without a listener a folder that may not be read would end the process.
  watcher.on('error', (error) => onError(error, paths[0]!));
  return {
    add: (more) => void watcher.add([...more]),
    ready: new Promise((done) => watcher.once('ready', () => done())),
    files: () =>
      Object.entries(watcher.getWatched()).flatMap(([dir, names]) =>
        names.map((name) => join(dir, name)),
      ),
    close: () => watcher.close(),
  };
}
