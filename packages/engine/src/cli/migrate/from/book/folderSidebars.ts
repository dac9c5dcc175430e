import {createProblemList, type ProblemList, toObject, toText} from '../common/migration.ts';
import type {Contents} from './book.ts';
import {listNotes, type NoteFinder, toDocId, toSidebar} from './contents.ts';

/**
 * Makes the sidebars of a book. A folder with contents of its own, `_sidebar.md` in docsify, has its own sidebar where those name notes
 * that no contents above do; pages outside of the folder are links in it, and keep theirs. The sidebar of a note is the first that
 * has it: those of inner folders come first.
 * @returns undefined without contents, or where they name nothing
 */
export function toSidebars(
  contents: Contents | undefined,
  finder: NoteFinder,
  problems: ProblemList,
): Record<string, unknown[]> | undefined {
  if (contents === undefined) return undefined;
  const main = toSidebar(contents, finder, problems);
  const known = new Set(listNotes(contents, finder).map(({path}) => path));
  const folders = [...(contents.folders ?? [])].sort((a, b) => a.dir.length - b.dir.length);
  const used = folders.filter(({dir, entries}) => {
    const own = listNotes({entries, from: dir}, finder).filter(({path}) => path.startsWith(dir));
    const isNew = own.some(({path}) => !known.has(path));
    for (const {path} of isNew ? own : []) known.add(path);
    return isNew;
  });
  const ofFolders = used.reverse().map(({dir, file, entries}) => {
    const own = createProblemList(file, problems.all);
    const items = toSidebar({entries, from: dir}, finder, own);
    const inside = toDocId(dir, finder.root);
    return [
      inside.slice(0, -1).replace(/[^\p{L}\d]+/gu, '-'),
      items.flatMap(refer(inside)),
    ] as const;
  });
  const sidebars = Object.fromEntries([
    ...ofFolders,
    ...(main.length > 0 ? [['docs', main] as const] : []),
  ]);
  return Object.keys(sidebars).length > 0 ? sidebars : undefined;
}

/** Makes links of the notes of a sidebar that are outside of a folder: they stay in the sidebar of their own. */
function refer(inside: string): (item: unknown) => unknown[] {
  const isOutside = (id: unknown): id is string => typeof id === 'string' && !id.startsWith(inside);
  return function convert(item: unknown): unknown[] {
    if (typeof item === 'string') return [isOutside(item) ? {type: 'ref', id: item} : item];
    const {type, id, items, link, label, ...rest} = toObject(item);
    if (type === 'doc' && isOutside(id)) return [{...toObject(item), type: 'ref'}];
    if (!Array.isArray(items)) return [item];
    const below = items.flatMap(convert);
    const first = toText(toObject(link)['id']);
    if (!isOutside(first)) return [{...toObject(item), items: below}];
    return [{...rest, type, label, items: [{type: 'ref', id: first, label}, ...below]}];
  };
}
