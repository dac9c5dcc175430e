import {chmodSync, copyFileSync, lstatSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {removeFolder, writeNamed} from '../../cache/files.ts';
import {hashFile, hashOf} from '../../cache/hash.ts';
import {ContentError} from '../../errors/contentError.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {findOutputPathProblem} from '../../routes/outputPath.ts';
import {stopWhenBlocked} from './blocked.ts';
import {createContentBytes} from './contentBytes.ts';
import {type NameRules, planRenames, readNameRules, renameCase, settleNames} from './clashes.ts';
import {makeFolders} from '../../cache/makeFolders.ts';
import {copyKey, type Entry, openState, readJson, type StateFiles} from './manifest.ts';
import {attempt, moveFiles, type Staged} from './moves.ts';
import {PROOFS_FILE, printProofs, proofOf} from './proofs.ts';
import {findExisting, listFiles} from './existingFiles.ts';
import {findOwn, isAsBuilt} from './lastBuild.ts';
import {createStaging, INNER_STAGING, stageNear, type Staging} from './staging.ts';
import {swapFolder} from './swap.ts';

export interface CommitResult {
  readonly writtenCount: number;
  readonly removedCount: number;
  readonly fileCount: number;
  /** Bytes of the whole output. */
  readonly sizeBytes: number;
}

/** A file that the last build made. */
export interface Before {
  /** Hash of what it was made from. */
  readonly key: string;
  readonly size: number;
  /** Its bytes; undefined where it is not as that build left it. */
  read(): Buffer | undefined;
}

/**
 * The output folder of one build. Files are staged elsewhere and moved into place together by `commit`; a file whose
 * content is as it was is not touched. Until `commit` the last good output stays.
 */
export interface Output {
  /** Tells whether the file made from `key` is there already: then it is kept and need not be made again. */
  reuse(path: string, key: string): boolean;
  /** Stages a file made from `key`. */
  write(path: string, key: string, content: string | Uint8Array): void;
  /** Content of a file that this build reuses or has staged. @throws when there is none */
  read(path: string): Buffer;
  /** What the last build made at a path, whatever this one makes of it; undefined when that is not known. */
  before(path: string): Before | undefined;
  /** Files that this build reuses or has staged, with what they were made from; without the list of proofs, which `commit` makes. */
  files(): readonly {readonly path: string; readonly key: string}[];
  /** Stages a copy of a file. */
  copy(path: string, from: string): void;
  /**
   * Moves all into place, removes what this build did not name, and remembers both.
   * @throws {ContentError} EM-002 when something that no build made is in the way; what the file system says. Then
   * the last good output stays
   */
  commit(): CommitResult;
}

export interface OutputOptions {
  /** Makes the new output beside the old one and switches in one step; see {@link swapFolder}. @default false */
  readonly swap?: boolean | undefined;
  /** Hash of the engine: files that another version made are made again, and replaced where they differ. */
  readonly engine?: string;
  /** Tells which names are one on the disk of the output. @default asks its file system */
  readonly readRules?: (dir: string) => NameRules;
}

/** Opens the output folder `dir`; `stateDir` keeps what builds remember of it. @throws {ContentError} EM-001 for a path outside */
export function openOutput(dir: string, stateDir: string, options: OutputOptions = {}): Output {
  const state = openState(stateDir, options.engine);
  const stagingDir = join(stateDir, 'staging');
  removeFolder(stagingDir);
  const {files: known, owned, isForgotten} = state.read();
  // Where the state is lost, the list of routes, which only builds write, tells that a build made the folder.
  const isLost = isForgotten || owned.size === 0;
  const isRecognised = isLost && (isForgotten || Array.isArray(readJson(join(dir, 'routes.json'))));
  const next = new Map<string, Entry>();
  const staged = new Map<string, Made>();
  const isFirst = !options.swap && !lstatSync(dir, {throwIfNoEntry: false});
  const staging = createStaging(stagingDir, isFirst ? dir : undefined);
  const readContent = createContentBytes();

  // Asked of every file in every build: what is joined is clean, and need not be cleaned again.
  const isAsKnown = (path: string, entry: Entry) => isAsBuilt(`${dir}/${path}`, entry);
  /** Makes a staged file by `fill`, which writes it to the path that it is given. */
  const stage = (path: string, {key, sum}: Origin, fill: (file: string) => void): void => {
    const problem = findOutputPathProblem(path);
    if (problem !== undefined) throw new ContentError([createDiagnostic('EM-001', {path})]);
    staged.set(path, {path, file: staging.add(path, fill), key, proof: proofOf(path, sum)});
    next.delete(path);
  };
  /** Leaves a file unchanged, even where another content was staged for it. */
  const keep = (path: string, entry: Entry): void => {
    staged.delete(path);
    next.set(path, entry);
  };

  const output: Output = {
    reuse(path, key) {
      const entry = known.get(path);
      if (entry?.key !== key || !isAsKnown(path, entry)) return false;
      keep(path, entry);
      return true;
    },
    write(path, key, content) {
      const {bytes, hash} = readContent(content);
      const entry = known.get(path);
      const isSame = entry && isAsKnown(path, entry) && hasBytes(join(dir, path), entry, bytes);
      if (isSame) keep(path, {...entry, key});
      else stage(path, {key, sum: hash()}, (file) => writeNamed(file, bytes));
    },
    read: (path) => readFileSync(staged.get(path)?.file ?? join(dir, path)),
    before(path) {
      const entry = known.get(path);
      return (
        entry && {
          key: entry.key,
          size: entry.size,
          read: () => (isAsKnown(path, entry) ? readFileSync(join(dir, path)) : undefined),
        }
      );
    },
    files: () => [...next, ...staged].map(([path, {key}]) => ({path, key})),
    copy(path, from) {
      const sum = hashFile(from);
      const key = copyKey(sum);
      if (!this.reuse(path, key)) stage(path, {key, sum}, (file) => copyPlain(from, file));
    },
    commit() {
      const own = findOwn(dir, {known, owned, isLost, isRecognised});
      addProofs(dir, next);
      writeProofs(output, {next, staged, known});
      return commitFiles({
        dir,
        stateDir,
        stagingDir,
        staging,
        swap: options.swap ?? false,
        readRules: options.readRules ?? readNameRules,
        state,
        next,
        staged,
        ...own,
      });
    },
  };
  return output;
}

/** Adds the proofs that a manifest of an older version lacks. */
function addProofs(dir: string, files: Map<string, Entry>): void {
  for (const [path, entry] of files)
    if (entry.proof === undefined)
      files.set(path, {...entry, proof: proofOf(path, hashFile(join(dir, path)))});
}

interface ListedFiles {
  readonly next: ReadonlyMap<string, Entry>;
  readonly staged: ReadonlyMap<string, Made>;
  readonly known: ReadonlyMap<string, Entry>;
}

/** Writes the list of proofs, or keeps that of the last build where all files are its own. */
function writeProofs(output: Output, {next, staged, known}: ListedFiles): void {
  const isSame =
    staged.size === 0 &&
    next.size === known.size - 1 && // the list itself
    [...next].every(([path, {proof}]) => known.get(path)?.proof === proof);
  if (isSame && output.reuse(PROOFS_FILE, known.get(PROOFS_FILE)?.key ?? '')) return;
  const proofs = printProofs([...next, ...staged]);
  output.write(PROOFS_FILE, hashOf(proofs), proofs);
}

/**
 * Copies a file for readers with the permissions of a new file, since its own might keep a web server from reading it
 * or let anybody run it.
 */
function copyPlain(from: string, to: string): void {
  copyFileSync(from, to);
  try {
    chmodSync(to, 0o666 & ~process.umask());
  } catch {
    // A disk of Windows or a share has no such rights, or its own for all files.
  }
}

/** What a file was made from. */
interface Origin {
  readonly key: string;
  /** Hash of its content. */
  readonly sum: string;
}

interface Made extends Staged {
  readonly key: string;
  readonly proof: string;
}

/** Tells whether a file of a known size has just these bytes. */
const hasBytes = (file: string, {size}: Entry, bytes: Uint8Array): boolean =>
  size === bytes.length && readFileSync(file).equals(bytes);

interface CommitInput {
  readonly dir: string;
  readonly stateDir: string;
  readonly stagingDir: string;
  readonly staging: Staging;
  readonly swap: boolean;
  readonly readRules: (dir: string) => NameRules;
  readonly state: StateFiles;
  /** Files that stay as they are. Gets those that are moved. */
  readonly next: Map<string, Entry>;
  readonly staged: ReadonlyMap<string, Made>;
  /** True for a file that may be replaced. */
  readonly isOwn: (path: string) => boolean;
  /** Files that go when no build wants them. */
  readonly owned: ReadonlySet<string>;
}

function commitFiles(input: CommitInput): CommitResult {
  const {dir, stateDir, stagingDir, swap, state, next, staged} = input;
  const moved = [...staged.values()];
  const wanted = new Set([...next.keys(), ...staged.keys()]);
  const unwanted = [...input.owned].filter((path) => !wanted.has(path));
  const names = {wanted, unwanted, gone: findExisting(dir, unwanted)};
  const {stale, renamed} = settleNames({...names, readRules: () => input.readRules(dir)});
  const isOwn = (path: string): boolean => renamed.has(path) || input.isOwn(path);
  const stopIfBlocked = (): void =>
    stopWhenBlocked({dir, staged: moved, isOwn, stale: new Set(stale)});
  stopIfBlocked();
  /** Stops where another site has made the folder its output since it was checked: none of that is ours. */
  const stopIfTaken = (): void => {
    try {
      stopIfBlocked();
    } catch (error) {
      state.withdraw();
      throw error;
    }
  };
  const finish = (): void => {
    renameCase(dir, planRenames(renamed, wanted));
    for (const {path, key, proof} of moved) {
      const {size, mtimeMs} = lstatSync(`${dir}/${path}`);
      next.set(path, {key, proof, size, mtimeMs});
    }
    state.finish(next);
  };
  const before = lstatSync(dir, {throwIfNoEntry: false});
  const isSwitched = before?.isSymbolicLink() === true;
  if (moved.length + stale.length > 0 || (swap && !isSwitched)) {
    const changed = [...moved.map(({path}) => path), ...stale];
    const inner = moved.map((_, i) => `${INNER_STAGING}/${i}`);
    state.begin([...changed, ...inner]);
    if (swap) {
      const removed = new Set([...stale, ...renamed.values()]);
      const kept = listFiles(dir).filter((path) => !removed.has(path) && !staged.has(path));
      swapFolder({dir, stateDir, staged: moved, kept}, finish);
    } else if (!input.staging.becomeOutput(finish)) {
      if (!before) stopIfTaken();
      makeFolders(dir);
      const near = stageNear(dir, moved);
      const keepDir = near === moved ? join(stateDir, 'kept') : join(dir, INNER_STAGING, 'kept');
      moveFiles({dir, staged: near, stale, keepDir}, finish);
      if (near !== moved) attempt(() => removeFolder(join(dir, INNER_STAGING)));
    }
  } else finish();
  attempt(() => removeFolder(stagingDir));
  const sizes = [...next].filter(([path]) => path !== PROOFS_FILE).map(([, {size}]) => size);
  return {
    writtenCount: moved.filter(({path}) => path !== PROOFS_FILE).length,
    removedCount: stale.length,
    fileCount: sizes.length,
    sizeBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
