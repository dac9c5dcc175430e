import {type Dirent, existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Lists the files of a folder, and links, which are not followed: Node 22 follows them when it lists folders by itself. */
export function listFiles(dir: string, prefix = ''): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(join(dir, entry.name), `${prefix}${entry.name}/`)
      : [prefix + entry.name],
  );
}

/**
 * Finds which of some paths `listFiles` would list, and reads the folders on their way alone: most builds remove a few files
 * out of thousands of folders.
 * @throws when a file is in the place of the folder
 */
export function findExisting(dir: string, paths: readonly string[]): string[] {
  const folders = new Map<string, ReadonlyMap<string, Dirent>>();
  const entriesOf = (folder: string): ReadonlyMap<string, Dirent> => {
    const known = folders.get(folder);
    if (known) return known;
    const isThere = folder === '' ? existsSync(dir) : entryOf(folder)?.isDirectory() === true;
    const entries = isThere ? readdirSync(join(dir, folder), {withFileTypes: true}) : [];
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    folders.set(folder, byName);
    return byName;
  };
  const entryOf = (path: string): Dirent | undefined => {
    const end = path.lastIndexOf('/');
    return entriesOf(path.slice(0, Math.max(0, end))).get(path.slice(end + 1));
  };
  entriesOf(''); // also where nothing is asked for: a file in the place of the folder stops the build before anything moves
  return paths.filter((path) => entryOf(path)?.isDirectory() === false);
}
