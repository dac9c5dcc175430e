import {posix} from 'node:path';
import {compareText} from '../../errors/compareText.ts';
import {createNearestFinder} from '../../errors/nearest.ts';
import {stripOrderPrefixes} from '../docs/numberPrefix.ts';

/** A file that `[[links]]` may name. */
export interface VaultFile {
  /** Relative to the site, with `/`. */
  readonly path: string;
  /** Names besides that of the file: title, aliases, and old paths, whole ones with `/` at their front. */
  readonly names?: readonly string[];
}

/** The file that a name leads to. */
export interface VaultMatch {
  readonly path: string;
  /** Files that the name fits as well; none when there is no doubt. */
  readonly others: readonly string[];
}

/** Finds files by the names in `[[links]]`, after the rules of Obsidian. */
export interface Vault {
  /** @param from path of the note that holds the link */
  find(name: string, from: string): VaultMatch | undefined;
  /** The name most like one that leads nowhere. */
  nearest(name: string): string | undefined;
}

const NOTE = /\.mdx?$/i;

/**
 * Creates the lookup of a vault. A path from its root comes first, then the file of that name (also with the end of its
 * path): beside the note, below its folder, then the one with the shortest path. A title or an alias counts where no file has
 * the name; capitals, order numbers and the spaces between Chinese and Latin do not count.
 * @param root folder from which whole paths count
 */
export function createVault(files: readonly VaultFile[], root = ''): Vault {
  const byForm = new Map<string, VaultFile[]>();
  const byName = new Map<string, IndexedFile[]>();
  const byTitle = new Map<string, VaultFile[]>();
  for (const file of files) {
    const indexed = {file, forms: formsOf(file.path)};
    for (const form of indexed.forms) addTo(byForm, form, file);
    for (const name of new Set(indexed.forms.map((form) => posix.basename(form))))
      addTo(byName, name, indexed);
    for (const name of new Set([...indexed.forms.map(nameOf), ...(file.names ?? [])].map(fold)))
      addTo(byTitle, name, file);
  }
  let findNearest: ReturnType<typeof createNearestFinder> | undefined;
  return {
    find(name, from) {
      const wanted = toPath(name, {from, root});
      const exact = wanted.path.toLowerCase().normalize('NFC');
      const belowRoot = wanted.isWhole ? [] : (byForm.get(join(root, exact)) ?? []);
      const whole = new Set([...(byForm.get(exact) ?? []), ...belowRoot]);
      if (whole.size > 0) return choose([...whole], from);
      const title = name.replace(NOTE, '');
      if (wanted.isWhole) {
        const fromRoot = `/${posix.relative(root, wanted.path)}`.replace(NOTE, '');
        return choose(byTitle.get(fold(fromRoot)) ?? [], from);
      }
      const named = byName.get(posix.basename(exact)) ?? [];
      // Of thousands of notes with one name each may be asked for from thousands of folders.
      const ending = exact.includes('/')
        ? named.filter(({forms}) => forms.some((form) => form.endsWith(`/${exact}`)))
        : named;
      return choose(
        ending.length > 0 ? ending.map(toFile) : (byTitle.get(fold(title)) ?? []),
        from,
      );
    },
    nearest(name) {
      findNearest ??= createNearestFinder(
        new Set(files.flatMap(({path, names: own}) => [nameOf(path), ...(own ?? [])])),
      );
      return findNearest(posix.basename(name));
    },
  };
}

interface IndexedFile {
  readonly file: VaultFile;
  /** Its path in lower case as links write it: whole, without the extension of a note, without order numbers. */
  readonly forms: readonly string[];
}

const toFile = ({file}: IndexedFile): VaultFile => file;

function formsOf(path: string): string[] {
  const lower = path.toLowerCase().normalize('NFC');
  if (!NOTE.test(lower)) return [lower];
  const bare = lower.replace(NOTE, '');
  const plain = stripOrderPrefixes(bare);
  return [...new Set([lower, bare, plain])];
}

/** Returns the name of a file without folder, without the extension of a note. */
const nameOf = (path: string): string => posix.basename(path).replace(NOTE, '');

/** Returns what two writings of a name have in common: `Promise 与事件循环` and `promise与事件循环` are one. */
const fold = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const join = (root: string, path: string): string =>
  posix.join(root.toLowerCase().normalize('NFC'), path);

/** Returns a name as a path; `./x`, `../x` and `/x` are whole ones. Above the folder of all files there is nothing: `../` stays there. */
function toPath(
  name: string,
  {from, root}: {readonly from: string; readonly root: string},
): {readonly path: string; readonly isWhole: boolean} {
  if (/^\.{1,2}\//.test(name)) {
    const path = posix.join(posix.dirname(from), name).replace(/^(?:\.\.\/)+/, '');
    return {path, isWhole: true};
  }
  if (name.startsWith('/')) return {path: posix.join(root, name.slice(1)), isWhole: true};
  return {path: name, isWhole: false};
}

/** Chooses the nearest of some files: beside the note, below its folder, elsewhere; among these, the shortest path. */
function choose(files: readonly VaultFile[], from: string): VaultMatch | undefined {
  if (files.length === 1) return {path: files[0]!.path, others: []};
  const folder = posix.dirname(from);
  const beginning = folder === '.' ? '' : `${folder}/`;
  let nearest = 2;
  let paths: string[] = [];
  for (const {path} of files) {
    const isInside = path.startsWith(beginning);
    const isBeside = isInside && !path.includes('/', beginning.length);
    const distance = isBeside ? 0 : isInside && folder !== '.' ? 1 : 2;
    if (distance > nearest) continue;
    if (distance < nearest) paths = [];
    nearest = distance;
    paths.push(path);
  }
  const [first, ...others] = paths.sort((a, b) => a.length - b.length || compareText(a, b));
  return first === undefined ? undefined : {path: first, others};
}

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
