import {type MigrationProblem, type OldFolder, toObject, toText} from '../common/migration.ts';
import {readYamlFile} from '../common/readSettings.ts';
import type {Entry} from './contents.ts';

/**
 * Finds the file that is the navbar of a folder of notes: `_nav.json`, or `_meta.json` with `text` in each of its items, as Rspress 1
 * called it, where folders below the root alone have a `_meta.json` for the sidebar.
 */
function findNavFile(folder: OldFolder, root: string): string | undefined {
  if (folder.has(`${root}_nav.json`)) return `${root}_nav.json`;
  const old = `${root}_meta.json`;
  if (!folder.has(old)) return undefined;
  const items = readYamlFile(folder.read(old), old, []);
  const isNav = Array.isArray(items) && items.length > 0 && items.every(hasText);
  return isNav ? old : undefined;
}

const hasText = (item: unknown): boolean => toText(toObject(item)['text']) !== undefined;

/** Hides the navbars that are called as a sidebar is. */
export function hideOldNavs(folder: OldFolder, roots: readonly string[]): OldFolder {
  const hidden = new Set(
    roots.flatMap((root) => findNavFile(folder, root) ?? []).filter((path) => /_meta/.test(path)),
  );
  return hidden.size === 0
    ? folder
    : {...folder, has: (path) => !hidden.has(path) && folder.has(path)};
}

/** Reads a navbar from its file, or from the settings where there is none. */
export function readNavbar(
  folder: OldFolder,
  root: string,
  {written, problems}: {readonly written: unknown; readonly problems: MigrationProblem[]},
): Entry[] {
  const file = findNavFile(folder, root);
  return toEntries(file === undefined ? written : readYamlFile(folder.read(file), file, problems));
}

function toEntries(value: unknown): Entry[] {
  return (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const {text, link, items} = toObject(item);
    const [label, href] = [toText(text), toText(link)];
    if (Array.isArray(items)) return toEntries(items);
    if (label === undefined || href === undefined) return [];
    return [{label, href: href.replace(/^\.\//, '/'), items: []}];
  });
}

/**
 * Names the outermost folders as the navbar does, which leads into them; where no list orders them, they come in its order, after
 * the notes beside them.
 */
export function followNav(
  entries: readonly Entry[],
  navbar: readonly Entry[],
  isOrdered: boolean,
): Entry[] {
  const named = entries.map((entry) => {
    const at = navbar.findIndex(
      ({href}) => entry.items.length > 0 && `${href}/`.startsWith(`/${entry.label}/`),
    );
    return at < 0
      ? {entry, rank: entry.items.length === 0 ? -1 : navbar.length}
      : {entry: {...entry, label: navbar[at]!.label}, rank: at};
  });
  const sorted = isOrdered ? named : named.sort((a, b) => a.rank - b.rank);
  return sorted.map(({entry}) => entry);
}
