import {existsSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {compareText} from '../../errors/compareText.ts';
import {writeFileAtomic, writeIfOther} from '../../cache/files.ts';
import {findOutputPathProblem} from '../../routes/outputPath.ts';
import {PROOFS_FILE} from './proofs.ts';

/** What is known of one file of the output. */
export interface Entry {
  /** Hash of what the file was made from. */
  readonly key: string;
  /** By which it is known again where this manifest is lost; undefined where an older version wrote the manifest. */
  readonly proof?: string | undefined;
  readonly size: number;
  readonly mtimeMs: number;
}

interface Manifest {
  readonly version: 1;
  /** Hash of the engine that wrote it; undefined where an older version did. */
  readonly engine?: string;
  readonly files: Readonly<Record<string, Entry>>;
}

/** What builds remember of an output folder. */
interface OutputState {
  /** Files as the last commit left them; those that a killed commit may have moved are left out. */
  readonly files: ReadonlyMap<string, Entry>;
  /** Files that builds made: only these may be replaced or removed. */
  readonly owned: ReadonlySet<string>;
  /** True when builds wrote here before, but what they remember is lost or damaged. */
  readonly isForgotten: boolean;
}

/**
 * Where builds remember what they made: a manifest, and a journal that marks the time in which files move. When a build
 * is killed in it, the next one trusts nothing that the manifest says of the files in the journal.
 */
export interface StateFiles {
  read(): OutputState;
  /** Marks the paths that the commit may create, replace or remove. */
  begin(paths: readonly string[]): void;
  /** Takes the mark back where nothing was moved. */
  withdraw(): void;
  /** Remembers the files of the output, and that the commit has ended. */
  finish(files: ReadonlyMap<string, Entry>): void;
}

/** Key of a file that is a copy of another: content decides, whatever engine made the copy. */
export const copyKey = (sum: string): string => `copy ${sum}`;

/**
 * Opens the state of an output that is kept in `stateDir`.
 * @param engine hash of the one that builds: what another made counts as made from something else. Keys say what a file
 * was made from, not how
 */
export function openState(stateDir: string, engine = ''): StateFiles {
  const manifestPath = join(stateDir, 'manifest.json');
  const journalPath = join(stateDir, 'journal.json');
  /** What is in the manifest, where no commit is under way: it need not be written again. */
  let standing: ReadonlyMap<string, Entry> | undefined;
  return {
    read() {
      const manifest = readJson<Manifest>(manifestPath);
      const written = readJson<unknown>(journalPath);
      const journal = Array.isArray(written) ? written.filter(isOutputPath) : [];
      const listed = (manifest?.version === 1 ? manifest.files : undefined) ?? {};
      const isOwn = manifest?.engine === engine;
      const files = Object.fromEntries(
        Object.entries(listed)
          .filter(([path, entry]) => isOutputPath(path) && isEntry(entry))
          .map(([path, entry]) => [path, isOwn ? entry : withoutKey(entry)]),
      );
      const owned = new Set([...Object.keys(files), ...journal]);
      const moved = new Set(journal);
      const isJournalLost = existsSync(journalPath) && journal.length === 0;
      const known = new Map(
        isJournalLost ? [] : Object.entries(files).filter(([path]) => !moved.has(path)),
      );
      standing = existsSync(journalPath) ? undefined : known;
      return {
        files: known,
        owned,
        isForgotten: isJournalLost || (owned.size === 0 && existsSync(manifestPath)),
      };
    },
    begin(paths) {
      standing = undefined;
      writeFileAtomic(journalPath, JSON.stringify(paths));
    },
    withdraw: () => rmSync(journalPath, {force: true}),
    finish(files) {
      const isStanding =
        files.size === standing?.size &&
        [...files].every(([path, entry]) => isSame(entry, standing?.get(path)));
      if (isStanding) return;
      const sorted = [...files].sort(([a], [b]) => compareText(a, b));
      const manifest = JSON.stringify({
        version: 1,
        engine,
        files: Object.fromEntries(sorted),
      } satisfies Manifest);
      writeIfOther(manifestPath, manifest);
      rmSync(journalPath, {force: true});
    },
  };
}

/** Tells whether a path is one inside of an output. The state of a site may come with it from elsewhere, and what it names may be removed. */
function isOutputPath(path: unknown): path is string {
  return typeof path === 'string' && findOutputPathProblem(path) === undefined;
}

function isEntry(entry: unknown): boolean {
  const {key, proof, size, mtimeMs} = (entry ?? {}) as Partial<Record<keyof Entry, unknown>>;
  const isText = typeof key === 'string' && (proof === undefined || typeof proof === 'string');
  return isText && typeof size === 'number' && typeof mtimeMs === 'number';
}

/** Returns the entry of a file that another engine made without its key; that of a copy is as good as one's own. */
function withoutKey(entry: Entry): Entry {
  return entry.key.startsWith(copyKey('')) ? entry : {...entry, key: ''};
}

function isSame({key, proof, size, mtimeMs}: Entry, other: Entry | undefined): boolean {
  return (
    key === other?.key && proof === other.proof && size === other.size && mtimeMs === other.mtimeMs
  );
}

/**
 * Says which files of an output builds made for readers, also after it was rebuilt. Where nothing is remembered of it, those that
 * are not hidden.
 */
export function createOwnership(stateDir: string): (path: string) => boolean {
  const path = join(stateDir, 'manifest.json');
  let known: {readonly mtimeMs: number; readonly owned: ReadonlySet<string>} | undefined;
  return (file) => {
    if (file === PROOFS_FILE) return false;
    const mtimeMs = statSync(path, {throwIfNoEntry: false})?.mtimeMs ?? 0;
    if (known?.mtimeMs !== mtimeMs) known = {mtimeMs, owned: openState(stateDir).read().owned};
    return known.owned.size > 0 ? known.owned.has(file) : !/(?:^|\/)\.(?!well-known\/)/.test(file);
  };
}

/** Reads a file of JSON; undefined when there is no such file, or it is damaged: then every file is made and compared again. */
export function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
