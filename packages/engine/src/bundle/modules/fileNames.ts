/** Length of the hash in the name of a file of the client: `app-1c9f07d2.css`. */
export const HASH_LENGTH = 8;
/**
 * What hashes are written in, by the bundler of browsers and that of what renders pages, which write the same addresses. The first script names
 * 43 files: of sixteen signs it takes 100 B less than of sixty-four.
 */
export const HASH_CHARACTERS = 'hex';
/** What names of files end with: hash and ending. It is at one place for each name, so a text is read once however many files there are. */
const NAME_END = /[\w-]{8}\.\w+/g;

/** Gives the name of a file by its path. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A name of a file that is in a text. */
interface Mention {
  readonly name: string;
  /** Where it ends. */
  readonly end: number;
}

/** Creates what lists the names of files that are in a text. */
export function createNameFinder(
  names: Iterable<string>,
): (text: string) => Generator<Mention, void> {
  const byEnd = new Map<string, string[]>();
  for (const name of names) {
    const [end] = name.match(NAME_END)?.slice(-1) ?? [];
    if (end !== undefined) byEnd.set(end, [...(byEnd.get(end) ?? []), name]);
  }
  return function* find(text) {
    for (const {0: found, index} of text.matchAll(NAME_END)) {
      const end = index + found.length;
      const name = byEnd
        .get(found)
        ?.find(
          (one) =>
            text.startsWith(one, end - one.length) &&
            !/[\w-]/.test(text.charAt(end - one.length - 1)),
        );
      if (name !== undefined) yield {name, end};
    }
  };
}

/** Finds the files that change with some: those that name one which changes. @param texts by name */
export function findChanging(
  changed: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const find = createNameFinder(texts.keys());
  const namedBy = new Map<string, Set<string>>();
  for (const [by, text] of texts)
    for (const {name} of find(text)) namedBy.set(name, (namedBy.get(name) ?? new Set()).add(by));
  const all = new Set(changed);
  for (const name of all) for (const by of namedBy.get(name) ?? []) all.add(by);
  return all;
}

/** Creates what puts new names of files in the place of old ones, wherever these are in a text. */
export function createRename(names: ReadonlyMap<string, string>): (text: string) => string {
  if (names.size === 0) return (text) => text;
  const find = createNameFinder(names.keys());
  return (text) => {
    let renamed = '';
    let from = 0;
    for (const {name, end} of find(text)) {
      renamed += text.slice(from, end - name.length) + names.get(name)!;
      from = end;
    }
    return renamed + text.slice(from);
  };
}
