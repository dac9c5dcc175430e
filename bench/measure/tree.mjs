import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';

/** Every file below a folder by path: hash of its bytes, size, time of its last change and inode. */
export function readTree(dir) {
  const files = new Map();
  for (const entry of readdirSync(dir, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const {size, mtimeMs, ino} = statSync(file);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    files.set(relative(dir, file), {hash, size, mtimeMs, ino});
  }
  return files;
}

/**
 * What a build did to a folder, as lists of paths: `rewritten` files were written again, whatever their bytes;
 * `changed` ones have other bytes.
 */
export function compareTrees(before, after) {
  const both = [...after.keys()].filter((path) => before.has(path));
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    removed: [...before.keys()].filter((path) => !after.has(path)),
    rewritten: both.filter(
      (path) =>
        before.get(path).mtimeMs !== after.get(path).mtimeMs ||
        before.get(path).ino !== after.get(path).ino,
    ),
    changed: both.filter((path) => before.get(path).hash !== after.get(path).hash),
  };
}

/** True when both folders hold the same paths with the same bytes. */
export function isSameTree(a, b) {
  const {added, removed, changed} = compareTrees(a, b);
  return added.length + removed.length + changed.length === 0;
}

export function sumBytes(tree) {
  return [...tree.values()].reduce((sum, {size}) => sum + size, 0);
}
