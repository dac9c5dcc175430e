import {isShallowRepository, runGit} from '../cache/git.ts';
import {mayBeInRepository} from '../cache/repository.ts';

/** A file under another path than it once had. */
export interface Rename {
  /** Paths relative to the site, with `/`. */
  readonly from: string;
  readonly to: string;
  /** What was there under the old path. */
  readonly oldText: string;
}

/** How many commits with renames are read, newest first. */
const MAX_COMMITS = 1000;

/**
 * Reads from git which files of some folders had another path: in the last commits, and since then, also where the new file is
 * not added yet. Each rename leads to the path of now. None come back where there is no git or no history.
 * @param readFile text of a file of the site; undefined when there is none
 */
export async function readGitRenames(
  dir: string,
  folders: readonly string[],
  readFile: (path: string) => string | undefined,
): Promise<Rename[]> {
  if (!mayBeInRepository(dir)) return [];
  const git = async (...args: string[]): Promise<string> =>
    (
      await runGit(['-c', 'core.quotePath=false', ...args, '--', ...folders], {cwd: dir})
    ).toString();
  const options = [
    '--no-show-signature',
    '-M',
    '--diff-filter=R',
    '--raw',
    '--abbrev=40',
    '--relative',
    '-z',
  ];
  try {
    await isShallowRepository({cwd: dir}); // a git that answers nothing is not asked for more
    const [committed, staged, deleted, added] = await Promise.all([
      git('log', ...options, '--format=', `--max-count=${MAX_COMMITS}`),
      git('diff', '--cached', ...options),
      git('ls-files', '--deleted', '-z'),
      git('ls-files', '--others', '--exclude-standard', '-z'),
    ]);
    const gone = deleted.split('\0').filter(Boolean);
    const known = [...parseRenames(staged), ...parseRenames(committed)];
    const blobs = await readBlobs(dir, [
      ...known.map(({blob}) => blob),
      ...gone.map((path) => `:./${path}`),
    ]);
    const lost = gone.map((path, i) => ({path, text: blobs[known.length + i] ?? ''}));
    const fresh = added.split('\0').flatMap((path) => {
      const text = path === '' ? undefined : readFile(path);
      return text === undefined ? [] : [{path, text}];
    });
    return followRenames([
      ...pairAlike(lost, fresh),
      ...known.map(({from, to}, i) => ({from, to, oldText: blobs[i] ?? ''})),
    ]);
  } catch {
    return []; // no git, no repository, no commit: there is nothing to be known
  }
}

/** Reads `:100644 100644 <old blob> <new blob> R100\0old\0new\0…`. */
function parseRenames(raw: string): {from: string; to: string; blob: string}[] {
  const parts = raw.split('\0');
  const renames: {from: string; to: string; blob: string}[] = [];
  for (let i = 0; i < parts.length; i++) {
    const blob = /^\n?:\d+ \d+ ([\da-f]+) [\da-f]+ R\d*$/.exec(parts[i]!)?.[1];
    if (blob === undefined) continue;
    renames.push({blob, from: parts[i + 1] ?? '', to: parts[i + 2] ?? ''});
    i += 2;
  }
  return renames;
}

/** Reads texts of objects of git; undefined for one that is not there, and for all after one that git fails at. */
async function readBlobs(dir: string, names: readonly string[]): Promise<(string | undefined)[]> {
  if (names.length === 0) return [];
  const input = `${names.join('\n')}\n`;
  const bytes = await runGit(['cat-file', '--batch'], {cwd: dir, input}).catch(
    (error: {readonly stdout?: Buffer | string}) => Buffer.from(error.stdout ?? ''),
  );
  return splitBatch(bytes, names.length);
}

function splitBatch(bytes: Buffer, count: number): (string | undefined)[] {
  let at = 0;
  return Array.from({length: count}, () => {
    const end = bytes.indexOf(10, at);
    const size = /^\S+ blob (\d+)$/.exec(bytes.subarray(at, Math.max(end, at)).toString())?.[1];
    at = end < 0 ? bytes.length : end + 1;
    if (size === undefined) return undefined;
    const text = bytes.subarray(at, at + Number(size)).toString();
    at += Number(size) + 1;
    return text;
  });
}

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Pairs files that are gone with new ones of which at least half of the lines are the same, the most alike first. */
export function pairAlike(gone: readonly TextFile[], fresh: readonly TextFile[]): Rename[] {
  const renames: Rename[] = [];
  const left = new Set(gone.map(toLines));
  const free = new Set(fresh.map(toLines));
  const pair = (old: Lines, file: Lines): void => {
    if (!left.delete(old)) return;
    free.delete(file);
    renames.push({from: old.path, to: file.path, oldText: old.text});
  };
  // Most moved files are as they were: all others are compared two by two.
  const byText = new Map<string, Lines[]>();
  for (const file of free) byText.set(file.text, [...(byText.get(file.text) ?? []), file]);
  for (const old of left) {
    const file = byText.get(old.text)?.shift();
    if (file) pair(old, file);
  }
  const pairs = [...left].flatMap((old) =>
    [...free].flatMap((file) => {
      const alike = likeness(old.lines, file.lines);
      return alike >= 0.5 ? [{old, file, alike}] : [];
    }),
  );
  for (const {old, file} of pairs.sort((a, b) => b.alike - a.alike))
    if (free.has(file)) pair(old, file);
  return renames;
}

interface Lines extends TextFile {
  /** Its lines, blank ones left out. */
  readonly lines: ReadonlySet<string>;
}

function toLines({path, text}: TextFile): Lines {
  return {path, text, lines: new Set(text.split(/\r?\n/).filter((line) => line.trim()))};
}

/** Returns the part of their lines that two texts share: 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const line of a) if (b.has(line)) shared++;
  return (2 * shared) / Math.max(a.size + b.size, 1);
}

/** Leads each old path to the path of now; the newest rename comes first. */
function followRenames(renames: readonly Rename[]): Rename[] {
  const now = new Map<string, string>();
  return renames.flatMap((rename) => {
    const to = now.get(rename.to) ?? rename.to;
    if (now.has(rename.from) || rename.from === to) return [];
    now.set(rename.from, to);
    return {...rename, to};
  });
}
