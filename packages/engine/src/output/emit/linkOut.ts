import {lstatSync, readlinkSync, realpathSync} from 'node:fs';
import {relative} from 'node:path';
import {isOutside} from '../../cache/outside.ts';

/** Finds where a path of the site really leads when that is out of the site; undefined when it stays inside or is not there. */
export function findLinkOut(dir: string, path: string): string | undefined {
  let target: string;
  try {
    target = realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const isLink = lstatSync(path, {throwIfNoEntry: false})?.isSymbolicLink();
    return isLink ? readlinkSync(path) : undefined;
  }
  const inside = relative(realpathSync(dir), target);
  return isOutside(inside) ? target : undefined;
}
