import {posix} from 'node:path';
import {type Files, isNotePath, NOTES_FOLDER, renameFiles} from './renamedFiles.ts';

/**
 * Renames notes whose path makes no page here, with what is beside them: `docs/_a/b.md` → `docs/a/b.md`. Their
 * addresses stay.
 */
export const showHidden = (files: Files): Files =>
  renameFiles(files, findMoved(files), {keepsAddresses: true});

/** Finds the files that need another path, but for those whose place is taken: notes, and what is in their folders. */
function findMoved(files: Files): ReadonlyMap<string, string> {
  const hidden = [...files.keys()].filter((path) => isNotePath(path) && toShown(path) !== path);
  const folders = new Set(hidden.map((path) => posix.dirname(path)));
  const isWith = (path: string): boolean =>
    NOTES_FOLDER.test(path) && (folders.has(posix.dirname(path)) || isWith(posix.dirname(path)));
  const moved = new Map<string, string>();
  for (const path of hidden.length > 0 ? files.keys() : []) {
    const own = isWith(path) ? toShown(path) : path;
    if (own !== path && !files.has(own)) moved.set(path, own);
  }
  return moved;
}

/** Names of folders lose their strokes, those of other files than notes stay: `_category_.json`. */
function toShown(path: string): string {
  const {dir, base} = posix.parse(path);
  const folders = dir
    .split('/')
    .map((name) => (name === '__tests__' ? 'tests' : name.replace(/^_+(?=[^_])/, '')));
  const name = isNotePath(path)
    ? base.replace(/^_+(?=[^_.])/, '').replace(/\.test\.md$/, '-test.md')
    : base;
  return posix.join(...folders, name);
}
