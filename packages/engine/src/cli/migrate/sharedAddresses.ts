import {findFreeName} from './from/common/freeName.ts';
import {posix} from 'node:path';
import {parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {isFolderIndex, isIndexName} from '../../content/docs/slug.ts';
import {type Files, NOTES_FOLDER, renameFiles} from './renamedFiles.ts';

const DOCS = 'docs/';

/**
 * Renames notes that would share their address with another, which alone would be shown: `docs/a.md` beside `docs/a/index.md` →
 * `docs/a-2.md`. Links and sidebars lead to them, translations have the same names.
 */
export function separateAddresses(files: Files): Files {
  const found = findShared(files);
  const moved = new Map<string, string>();
  for (const path of found.size > 0 ? files.keys() : []) {
    const folder = NOTES_FOLDER.exec(path)?.[0];
    const own = folder === undefined ? undefined : found.get(path.slice(folder.length));
    if (own !== undefined) moved.set(path, folder + own);
  }
  return renameFiles(files, moved, {keepsAddresses: false});
}

/** Finds notes whose path gives them the address of another, and what they are called instead; paths count from the folder of the notes. */
function findShared(files: Files): ReadonlyMap<string, string> {
  const known = [...files.keys()].filter((path) => path.startsWith(DOCS));
  const taken = new Set(known.map((path) => path.slice(DOCS.length)));
  const byAddress = new Map<string, string[]>();
  for (const path of known) {
    const file = files.get(path)!;
    if (!path.endsWith('.md') || !('text' in file)) continue;
    const own = path.slice(DOCS.length);
    const address = addressOf(own);
    const sharing = byAddress.get(address);
    if (sharing) sharing.push(own);
    else byAddress.set(address, [own]);
  }
  const moved = new Map<string, string>();
  for (const sharing of byAddress.values()) {
    if (sharing.length < 2) continue;
    const plain = sharing.filter((own) => !hasAddress(files, own));
    const [, ...others] = plain.toSorted((a, b) => rankOf(a) - rankOf(b));
    for (const own of others) {
      const stem = own.slice(0, -'.md'.length);
      const name = findFreeName(
        (number) => `${stem}-${number}.md`,
        (one) => taken.has(one),
      );
      taken.add(name);
      moved.set(own, name);
    }
  }
  return moved;
}

/** Returns the address that the path of a note gives it. */
function addressOf(own: string): string {
  const {dir, name} = posix.parse(own);
  return isFolderIndex(dir, name) ? dir : posix.join(dir, name);
}

/** Tells whether a note has an address of its own. */
function hasAddress(files: Files, own: string): boolean {
  const path = DOCS + own;
  const file = files.get(path);
  const {data} = parseFrontMatter(file !== undefined && 'text' in file ? file.text : '', path);
  return data['slug'] !== undefined || data['id'] !== undefined;
}

/** Ranks the notes of one address, the first of which keeps it: the page of a folder, its readme, a note called like it, a note beside it. */
function rankOf(own: string): number {
  const {dir, name} = posix.parse(own);
  if (isIndexName(name)) return name.toLowerCase() === 'index' ? 0 : 1;
  return isFolderIndex(dir, name) ? 2 : 3;
}
