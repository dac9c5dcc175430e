import {basename, join} from 'node:path';
import {scanFolder} from '../content/source/scan.ts';

const FOLDER = 'theme/navbar';

/** Lists the types of navbar items that the site renders itself: the names of the components below `theme/navbar`. */
export function listOwnItems(siteDir: string): string[] {
  return scanFolder(join(siteDir, FOLDER), (path) => /^custom-[\w-]+\.tsx$/.test(path)).map(
    (path) => basename(path, '.tsx'),
  );
}

/** Gives the path of the component for a type of navbar item, relative to the site. */
export function ownItemPath(type: string): string {
  return `${FOLDER}/${type}.tsx`;
}
