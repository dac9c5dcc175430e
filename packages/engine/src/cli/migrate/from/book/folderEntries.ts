import {posix} from 'node:path';
import type {OldFolder} from '../common/migration.ts';
import {type Entry, NOTE} from './contents.ts';

/**
 * Lists the notes of a folder that a table of contents names as a whole, as plugins of MkDocs do (include_dir_to_nav,
 * awesome-pages): `- 课: course` and `- 课: course/*` hold all that is in it, its index first.
 */
export function expandFolders(
  entries: readonly Entry[],
  folder: OldFolder,
  root: string,
): readonly Entry[] {
  return entries.map((entry) => {
    if (entry.items.length > 0)
      return {...entry, items: [...expandFolders(entry.items, folder, root)]};
    const dir = toFolder(entry.href);
    if (dir === undefined || folder.has(`${root}${dir}.md`)) return entry;
    const items = listFolder(`${root}${dir}/`, folder, root);
    return items.length === 0 ? entry : lift({label: entry.label || posix.basename(dir), items});
  });
}

/** `a/b/` and `a/b/**` → `a/b`; undefined for a file and an address. */
function toFolder(href: string | undefined): string | undefined {
  if (href === undefined || NOTE.test(href) || /^[a-z][a-z\d+.-]*:|[#?]/i.test(href))
    return undefined;
  const dir = posix.normalize(href.replace(/\/\*{1,2}(?:\.md)?$/, '')).replace(/^\/|\/$/g, '');
  return dir === '' || dir === '.' || dir.startsWith('..') ? undefined : dir;
}

/** Lists files before folders, an index before both. */
function listFolder(dir: string, folder: OldFolder, root: string): Entry[] {
  const inside = folder.paths.filter((path) => path.startsWith(dir) && NOTE.test(path));
  const own = inside.filter((path) => !path.slice(dir.length).includes('/'));
  const names = inside
    .filter((path) => !own.includes(path))
    .map((path) => path.slice(dir.length).split('/')[0]!);
  const isIndex = (path: string): boolean => /^(?:index|readme)\./i.test(posix.basename(path));
  return [
    ...own
      .sort((a, b) => Number(isIndex(b)) - Number(isIndex(a)))
      .map((path) => ({label: '', href: path.slice(root.length), items: []})),
    ...[...new Set(names)]
      .filter((name) => !/^[._]/.test(name))
      .map((name) => lift({label: name, items: listFolder(`${dir}${name}/`, folder, root)})),
  ];
}

/** Makes the index of a folder what the folder leads to. */
function lift({label, items}: Pick<Entry, 'label' | 'items'>): Entry {
  const [first, ...others] = items;
  return /(?:^|\/)(?:index|readme)\.md$/i.test(first?.href ?? '')
    ? {label, href: first!.href, items: others}
    : {label, items};
}
