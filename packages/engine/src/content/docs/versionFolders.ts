import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileIn} from '../source/collection.ts';

/**
 * Lists the versions of a collection that have a folder, newest first, by the numbers in their names.
 * @example `versioned_docs/version-1.0/` → `1.0`
 */
export function listVersionFolders(dir: string, id: string): readonly string[] {
  const folder = join(dir, fileIn(id, 'versioned_docs'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => (entry.isDirectory() ? (/^version-(.+)$/.exec(entry.name)?.[1] ?? []) : []))
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
}
