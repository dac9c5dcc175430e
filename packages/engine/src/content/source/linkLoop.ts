import {realpathSync} from 'node:fs';
import {dirname, relative} from 'node:path';
import {isOutside} from '../../cache/outside.ts';

/**
 * Tells whether a link to a folder leads around in a circle: to a folder that, under the paths by which the link was come to, holds it.
 * @param path of the link, absolute
 * @param target where it leads to, without links
 * @example `/site/a/x` → `/site/a` and `/site/a/x/y` → `/site/a`, where `x` leads elsewhere
 */
export function leadsAround(path: string, target: string): boolean {
  for (let dir = dirname(path); ; dir = dirname(dir)) {
    if (!isOutside(relative(target, realpathSync(dir)))) return true;
    if (dir === dirname(dir)) return false;
  }
}
