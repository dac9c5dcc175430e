import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {writeFileAtomic} from '../cache/files.ts';

/** What is known of one file of the output. */
interface Entry {
  /** Hash of what the file was made from. */
  readonly key: string;
  readonly size: number;
  readonly mtimeMs: number;
}

interface Manifest {
  readonly version: 1;
  readonly files: Readonly<Record<string, Entry>>;
}

export interface CommitResult {
  readonly writtenCount: number;
  readonly removedCount: number;
  readonly fileCount: number;
  /** Bytes of the whole output. */
  readonly sizeBytes: number;
}

/**
 * The output folder of one build. Files are staged beside it and moved into place together by `commit`; a file whose
 * content is as it was is not touched. Until `commit` the last good output stands.
 */
export interface Output {
  /** True when the file made from `key` already stands there: it is kept and need not be made again. */
  reuse(path: string, key: string): boolean;
  /** Stages a file made from `key`. */
  write(path: string, key: string, content: string | Uint8Array): void;
  /** Content of a file that this build reuses or has staged. @throws when there is none */
  read(path: string): Buffer;
  /** Files that this build reuses or has staged, with what they were made from. */
  files(): readonly {readonly path: string; readonly key: string}[];
  /** Stages a copy of a file. */
  copy(path: string, from: string): void;
  /** Moves all into place, removes what this build did not name, and remembers both. */
  commit(): CommitResult;
}

/**
 * Opens the output folder `dir`; `stateDir` keeps the manifest. A journal marks the time in which files move:
 * when a build is killed there, the next one trusts nothing the manifest says of the moved files.
 */
export function openOutput(dir: string, stateDir: string): Output {
  const manifestPath = join(stateDir, 'manifest.json');
  const journalPath = join(stateDir, 'journal.json');
  const stagingDir = join(stateDir, 'staging');
  rmSync(stagingDir, {recursive: true, force: true});
  const {files, owned} = readState(manifestPath, journalPath);
  const known = new Map(Object.entries(files));
  const next = new Map<string, Entry>();
  const staged: {path: string; file: string; key: string}[] = [];

  const isAsKnown = (path: string, entry: Entry): boolean => {
    try {
      const stat = statSync(join(dir, path));
      return stat.size === entry.size && stat.mtimeMs === entry.mtimeMs;
    } catch {
      return false; // gone: make it again
    }
  };

  /** True when the file stands as the last build left it, with just this content. */
  const holds = (path: string, entry: Entry, content: string | Uint8Array): boolean => {
    const bytes = Buffer.from(content as string);
    return entry.size === bytes.length && isAsKnown(path, entry) && readFileSync(join(dir, path)).equals(bytes);
  };

  const stage = (path: string, key: string, content: string | Uint8Array): void => {
    const entry = known.get(path);
    if (entry && holds(path, entry, content)) {
      next.set(path, {...entry, key});
      return;
    }
    if (staged.length === 0) mkdirSync(stagingDir, {recursive: true});
    const file = join(stagingDir, String(staged.length));
    writeFileSync(file, content);
    staged.push({path, file, key});
  };

  return {
    reuse(path, key) {
      const entry = known.get(path);
      if (entry?.key !== key || !isAsKnown(path, entry)) return false;
      next.set(path, entry);
      return true;
    },
    write: stage,
    read(path) {
      const file = staged.findLast((one) => one.path === path)?.file;
      return readFileSync(file ?? join(dir, path));
    },
    files: () => [...[...next].map(([path, {key}]) => ({path, key})), ...staged.map(({path, key}) => ({path, key}))],
    copy(path, from) {
      const {size, mtimeMs} = statSync(from);
      const key = `copy ${from} ${size} ${mtimeMs}`;
      if (this.reuse(path, key)) return;
      stage(path, key, readFileSync(from));
    },
    commit() {
      const wanted = new Set([...next.keys(), ...staged.map(({path}) => path)]);
      const stale = listFiles(dir).filter((path) => owned.has(path) && !wanted.has(path));
      if (staged.length || stale.length) writeFileAtomic(journalPath, JSON.stringify([...staged.map(({path}) => path), ...stale]));
      for (const path of stale) removeFile(dir, path);
      const folders = new Set<string>();
      for (const {path, file, key} of staged) {
        const target = join(dir, path);
        const folder = dirname(target);
        if (!folders.has(folder)) {
          makeFolder(folder);
          folders.add(folder);
        }
        if (existsSync(target) && statSync(target).isDirectory()) rmSync(target, {recursive: true});
        renameSync(file, target);
        const {size, mtimeMs} = statSync(target);
        next.set(path, {key, size, mtimeMs});
      }
      const entries = [...next].sort(([a], [b]) => (a < b ? -1 : 1));
      const manifest = JSON.stringify({version: 1, files: Object.fromEntries(entries)} satisfies Manifest);
      if (!existsSync(manifestPath) || readFileSync(manifestPath, 'utf8') !== manifest) writeFileAtomic(manifestPath, manifest);
      rmSync(journalPath, {force: true});
      rmSync(stagingDir, {recursive: true, force: true});
      return {
        writtenCount: staged.length,
        removedCount: stale.length,
        fileCount: next.size,
        sizeBytes: [...next.values()].reduce((sum, {size}) => sum + size, 0),
      };
    },
  };
}

interface State {
  /** Files as the last commit left them; those a killed commit may have moved are left out. */
  readonly files: Readonly<Record<string, Entry>>;
  /** Files that builds made: only these may be removed. */
  readonly owned: ReadonlySet<string>;
}

function readState(manifestPath: string, journalPath: string): State {
  const manifest = readJson<Manifest>(manifestPath);
  const written = readJson<readonly string[]>(journalPath);
  const journal = Array.isArray(written) ? (written as readonly string[]) : [];
  const entries = Object.entries((manifest?.version === 1 ? manifest.files : undefined) ?? {});
  const owned = new Set([...entries.map(([path]) => path), ...journal]);
  if (existsSync(journalPath) && journal.length === 0) return {files: {}, owned};
  const moved = new Set(journal);
  return {files: Object.fromEntries(entries.filter(([path]) => !moved.has(path))), owned};
}

/** Undefined when there is no such file, or it is damaged: then every file is made and compared anew. */
function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** A file may stand where a folder is needed now. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    let blocking = folder;
    while (!existsSync(blocking)) blocking = dirname(blocking);
    rmSync(blocking);
    mkdirSync(folder, {recursive: true});
  }
}

function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1).replaceAll('\\', '/'));
}

/** Removes a file and the folders it leaves empty. */
function removeFile(dir: string, path: string): void {
  rmSync(join(dir, path), {force: true});
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(dir, folder));
    } catch {
      return; // not empty
    }
  }
}
