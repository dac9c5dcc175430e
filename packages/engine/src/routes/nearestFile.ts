import {posix} from 'node:path';
import {createNearestFinder, createNearestFinders} from '../errors/nearest.ts';

/** Finds the file that an author meant by a path that leads nowhere. */
export interface NearestFile {
  readonly file: string;
  /** How sure that is: the path but for its case, or for its Unicode form, the only file of that name, or one that merely looks like it. */
  readonly kind: 'case' | 'form' | 'moved' | 'similar';
}

/**
 * Creates what finds the file that a path was to be, all relative to the site; undefined when none is near. Files are
 * sorted once, whatever is asked. Order numbers do not count as part of a name.
 */
export function createNearestFileFinder(
  files: readonly string[],
): (wanted: string) => NearestFile | undefined {
  const [byCase, byForm, byName, byFolder] = [
    (file: string) => file.toLowerCase(),
    foldForm,
    foldName,
    posix.dirname,
  ].map((keyOf) => groupBy(files, keyOf));
  const inFolders = new Map<string, (name: string) => string | undefined>();
  const nearestIn = createNearestFinders((paths: readonly string[]) => paths);
  const findInFolder = (wanted: string): string | undefined => {
    const folder = posix.dirname(wanted);
    const findName = inFolders.get(folder) ?? createNameFinder(byFolder!.get(folder) ?? []);
    inFolders.set(folder, findName);
    return findName(posix.basename(wanted));
  };
  const find = (wanted: string): NearestFile | undefined => {
    const sameButCase = byCase!.get(wanted.toLowerCase()) ?? [];
    if (sameButCase.length === 1) return {file: sameButCase[0]!, kind: 'case'};
    // Some systems name files in another Unicode form than the one that is typed: both look the same.
    const sameButForm = byForm!.get(foldForm(wanted)) ?? [];
    if (sameButForm.length === 1) return {file: sameButForm[0]!, kind: 'form'};
    const sameName = byName!.get(foldName(wanted));
    if (sameName?.length === 1) return {file: sameName[0]!, kind: 'moved'};
    const similar = (sameName && nearestIn(sameName)(wanted)) ?? findInFolder(wanted);
    return similar === undefined ? undefined : {file: similar, kind: 'similar'};
  };
  return (wanted) => {
    const found = find(wanted);
    // A pipe, or a link that leads out, is there and is not read.
    return found?.file === wanted ? undefined : found;
  };
}

/** Creates what finds the file of a folder that has the most similar name. */
function createNameFinder(files: readonly string[]): (name: string) => string | undefined {
  const byName = new Map(files.map((file) => [posix.basename(file), file]));
  const find = createNearestFinder(byName.keys());
  return (name) => byName.get(find(name) ?? '');
}

function groupBy(
  files: readonly string[],
  keyOf: (file: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const key = keyOf(file);
    const group = groups.get(key);
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return groups;
}

const foldForm = (path: string): string => path.normalize('NFC').toLowerCase();

/** Folds the name of a file, without its order number: `02-A.mdx` → `a`, `Logo.PNG` → `logo.png`. */
export function foldName(file: string): string {
  return posix
    .basename(file)
    .toLowerCase()
    .replace(/\.mdx?$/, '')
    .replace(/^\d+[-_.]\s*/, '');
}

/**
 * Writes a path as its author would have in `from`: below `@site/`, from the notes' root, or relative.
 * @param written the path that is there
 */
export function toWrittenPath(
  file: string,
  written: string,
  {from, docsFolder}: {readonly from: string; readonly docsFolder: string | undefined},
): string {
  if (written.startsWith('@site/')) return `@site/${file}`;
  if (written.startsWith('/') && docsFolder !== undefined && file.startsWith(`${docsFolder}/`))
    return file.slice(docsFolder.length);
  const relative = posix.relative(posix.dirname(from), file);
  return relative.startsWith('.') || !/^\.{0,2}\//.test(written) ? relative : `./${relative}`;
}

/** Makes a path fit for a Markdown destination: what would end it is percent-encoded. */
export function escapeDestination(path: string): string {
  return path.replace(/[\s()<>"']/g, (sign) =>
    [...Buffer.from(sign)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}
