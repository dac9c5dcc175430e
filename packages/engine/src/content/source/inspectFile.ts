import {existsSync, realpathSync, statSync} from 'node:fs';
import {relative, sep} from 'node:path';
import {isOfSite} from '../../config/linkedOut.ts';
import type {ReadRules} from './scan.ts';

/** What is at a path. */
type Inspected =
  | {readonly kind: 'file' | 'folder'; readonly realPath: string}
  /** A link that leads out of the site, or to a hidden file in it. */
  | {readonly kind: 'outside'}
  /** A named pipe, a socket, a device: reading it may never end. */
  | {readonly kind: 'special'}
  /** Nothing, or a link to nothing. */
  | {readonly kind: 'missing'};

/** Says what is at a path without reading it: a file of the site, or why it is none. */
export function inspectFile(path: string, rules: ReadRules): Inspected {
  try {
    const realPath = realpathSync(path);
    const stats = statSync(realPath);
    if (!stats.isFile() && !stats.isDirectory()) return {kind: 'special'};
    if (!rules.followLinks && !localPathsOf(realPath, rules).some(isOfSite))
      return {kind: 'outside'};
    return {kind: stats.isFile() ? 'file' : 'folder', realPath};
  } catch {
    return {kind: 'missing'}; // gone, a loop, not allowed, or a name that is no UTF-8
  }
}

/** Lists paths of a file from the site, and from each folder of content beside it. */
function localPathsOf(realPath: string, {dir, beside = []}: ReadRules): string[] {
  const roots = [dir, ...beside.filter((folder) => existsSync(folder))];
  return roots.map((root) => relative(realpathSync(root), realPath));
}

/** Tells whether a file can be read, is one of the site, and none that hides. */
export function isSiteFile(path: string, rules: ReadRules): boolean {
  return inspectFile(path, rules).kind === 'file';
}

/** The name of a file that a browser shows as a picture. */
export const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/**
 * Tells whether a picture that a note shows can be read and is one of the site. Editors keep pictures in folders whose
 * names begin with a dot, such as `.assets`; the file itself must not hide, nor be behind a link.
 */
export function isSitePicture(path: string, rules: ReadRules): boolean {
  if (isSiteFile(path, rules)) return true;
  if (!PICTURE.test(path)) return false;
  try {
    const realPath = realpathSync(path);
    return (
      statSync(realPath).isFile() &&
      PICTURE.test(realPath) &&
      localPathsOf(realPath, rules).some((local) => {
        const parts = local.split(sep);
        return (
          parts[0] !== '..' &&
          !parts.at(-1)!.startsWith('.') &&
          !parts.some((part) => part === '.git' || part === '.wuya')
        );
      })
    );
  } catch {
    return false;
  }
}
