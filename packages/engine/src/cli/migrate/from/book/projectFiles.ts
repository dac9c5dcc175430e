import type {OldFolder} from '../common/migration.ts';
import {NOTE} from './contents.ts';

/** Finds the outermost file whose path is like this and that is wanted. */
export const findProjectFile = (
  {paths}: OldFolder,
  pattern: RegExp,
  isWanted: (path: string) => boolean,
): string | undefined =>
  paths
    .filter((path) => pattern.test(path))
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .find(isWanted);

/** Gives the folder of a file: `web/next.config.js` → `web/`, `next.config.js` → ``. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Tells whether there are notes in a folder or below it. */
export const hasNotes = ({paths}: OldFolder, root: string): boolean =>
  paths.some((path) => path.startsWith(root) && NOTE.test(path));
