import {existsSync} from 'node:fs';
import {sep} from 'node:path';
import type {ViteDevServer} from 'vite';
import {toModuleId} from '../modules/moduleId.ts';
import {statOf} from '../../cache/statOf.ts';

/** A file that may have changed, path absolute. */
export interface CodeChange {
  readonly path: string;
  /** Whether it came, went or was replaced, not only written. */
  readonly isMoved: boolean;
}

/** Tells Vite, which watches nothing itself, of changes in the words of its watcher. */
export function notifyOfChanges(
  {watcher, moduleGraph}: Pick<ViteDevServer, 'watcher' | 'moduleGraph'>,
  changes: readonly CodeChange[],
): void {
  const emit = (event: 'add' | 'change' | 'unlink', path: string): void => {
    watcher.emit('all', event, path);
    watcher.emit(event, path);
  };
  for (const {path, isMoved} of changes) {
    const known = moduleGraph.getModulesByFile(toModuleId(path));
    if (!existsSync(path)) {
      // For a folder that is gone its files are not reported.
      const below = [...moduleGraph.fileToModulesMap.keys()].filter((file) =>
        file.startsWith(`${toModuleId(path)}/`),
      );
      for (const gone of [path, ...below.map((file) => file.replaceAll('/', sep))])
        emit('unlink', gone);
    } else if (statOf(path)?.isFile()) {
      emit(isMoved && !known ? 'add' : 'change', path);
    }
  }
}
