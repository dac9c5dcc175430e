import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {compareText} from '../errors/diagnostic.ts';

/** Paths below `dir`, with `/`, sorted by code unit; empty when there is no such folder. Links to folders are not followed. */
export function scanFolder(dir: string, accepts: (path: string) => boolean = () => true): string[] {
  const found: string[] = [];
  const visit = (relative: string): void => {
    let entries;
    try {
      entries = readdirSync(join(dir, relative), {withFileTypes: true});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    for (const entry of entries) {
      const path = relative ? `${relative}/${entry.name}` : entry.name;
      if (entry.isDirectory()) visit(path);
      else if (accepts(path)) found.push(path);
    }
  };
  visit('');
  return found.sort(compareText);
}

/** True for files that make no page: `_*` files and folders, tests, and hidden ones. */
export function isExcluded(path: string): boolean {
  return path.split('/').some((part) => /^[._]/.test(part) || part === '__tests__') || /\.test\.\w+$/.test(path);
}
