import {closeSync, existsSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, renameSync, rmSync, writeSync} from 'node:fs';
import {join} from 'node:path';

/** Entries that are kept beyond twice what the last build used: an edit taken back, a branch switched to and fro. */
const SPARE_ENTRIES = 200;
/** Packs of one kind before they are written together. */
const PACK_LIMIT = 12;
/** Entries are gathered into writes of about this many bytes. */
const WRITE_BYTES = 1 << 20;

const EXTENSION = '.pack';
const MAGIC = Buffer.from('wuyapak1');
/** Length of the index as a 32-bit number, then the magic. */
const FOOTER_BYTES = 4 + MAGIC.length;

/**
 * Many values in few files, each under a hash of what it was made from. A file holds the bytes of its entries one after
 * the other, then their index as JSON, then a footer; it is written once and never changed. One file for each of a
 * thousand pages would cost more to open than to fill.
 */
export interface Pack {
  has(key: string): boolean;
  /** The bytes under `key`, or undefined when there are none or their file is damaged. */
  read(key: string): Buffer | undefined;
  /** Keeps bytes under `key`, for this process at once, for later ones with `save`. */
  write(key: string, bytes: Uint8Array): void;
  /** Makes what was written last. With `used`, drops the oldest of the others when there are many more than those. */
  save(used?: ReadonlySet<string>): void;
}

interface Place {
  readonly file: number;
  readonly offset: number;
  readonly length: number;
}

/** A file under way: it gets its name when it is complete. */
interface Draft {
  readonly temporaryPath: string;
  readonly file: number;
  readonly index: Record<string, readonly [offset: number, length: number]>;
  /** Entries not yet in the file, which is `size` bytes long. */
  pending: Buffer[];
  pendingBytes: number;
  size: number;
}

let draftCount = 0;

/** Opens the packs in a folder, which the first write makes. */
export function openPack(dir: string): Pack {
  let places: Map<string, Place> | undefined;
  let paths: string[] = [];
  let draft: Draft | undefined;

  /** All entries, of older packs first. */
  const load = (): Map<string, Place> => {
    if (places) return places;
    places = new Map();
    for (const name of listFolder(dir)) {
      if (name.endsWith('.tmp')) removeAbandoned(dir, name);
      if (!name.endsWith(EXTENSION)) continue;
      const path = join(dir, name);
      const opened = openPackFile(path);
      if (!opened) {
        rmSync(path, {force: true});
        continue;
      }
      paths.push(path);
      for (const [key, [offset, length]] of Object.entries(opened.index)) put(places, key, {file: opened.file, offset, length});
    }
    return places;
  };

  const append = (key: string, bytes: Uint8Array): void => {
    draft ??= createDraft(dir);
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const offset = draft.size + draft.pendingBytes;
    draft.index[key] = [offset, buffer.length];
    draft.pending.push(buffer);
    draft.pendingBytes += buffer.length;
    if (draft.pendingBytes >= WRITE_BYTES) flush(draft);
    put(load(), key, {file: draft.file, offset, length: buffer.length});
  };

  const finishDraft = (): void => {
    if (!draft) return;
    const index = Buffer.from(JSON.stringify(draft.index));
    const footer = Buffer.alloc(FOOTER_BYTES);
    footer.writeUInt32LE(index.length);
    MAGIC.copy(footer, 4);
    draft.pending.push(index, footer);
    flush(draft);
    const path = draft.temporaryPath.replace(/\.tmp$/, EXTENSION);
    renameSync(draft.temporaryPath, path);
    paths.push(path);
    draft = undefined;
  };

  /** Writes the entries that are worth keeping into one file in the place of all. */
  const compact = (used: ReadonlySet<string>): void => {
    const all = load();
    const unused = [...all.keys()].filter((key) => !used.has(key));
    const kept = [...unused.slice(-(used.size + SPARE_ENTRIES)), ...[...all.keys()].filter((key) => used.has(key))];
    const oldPaths = paths;
    const oldFiles = new Set([...all.values()].map(({file}) => file));
    const contents = kept.map((key) => [key, readPlace(all.get(key)!)] as const);
    places = new Map();
    paths = [];
    for (const [key, bytes] of contents) if (bytes) append(key, bytes);
    finishDraft();
    for (const file of oldFiles) closeSync(file);
    for (const path of oldPaths) rmSync(path, {force: true});
  };

  const readPlace = ({file, offset, length}: Place): Buffer | undefined => {
    if (draft?.file === file && offset + length > draft.size) flush(draft);
    const bytes = Buffer.allocUnsafe(length);
    return readSync(file, bytes, 0, length, offset) === length ? bytes : undefined;
  };

  return {
    has: (key) => load().has(key),
    read(key) {
      const place = load().get(key);
      return place && readPlace(place);
    },
    write: append,
    save(used) {
      finishDraft();
      if (!used) return;
      const {size} = load();
      if (paths.length > PACK_LIMIT || size > 2 * used.size + SPARE_ENTRIES) compact(used);
    },
  };
}

/** Sets a key so that it counts as the newest. */
function put(places: Map<string, Place>, key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
}

/** Names sort by age, and two processes never take the same. */
function createDraft(dir: string): Draft {
  mkdirSync(dir, {recursive: true});
  const temporaryPath = join(dir, `${Date.now().toString(36)}-${String(draftCount++).padStart(4, '0')}.${process.pid}.tmp`);
  return {temporaryPath, file: openSync(temporaryPath, 'wx+'), index: {}, pending: [], pendingBytes: 0, size: 0};
}

function flush(draft: Draft): void {
  const bytes = Buffer.concat(draft.pending);
  for (let written = 0; written < bytes.length; ) written += writeSync(draft.file, bytes, written, bytes.length - written, draft.size + written);
  draft.size += bytes.length;
  draft.pending = [];
  draft.pendingBytes = 0;
}

/** Undefined when the file is cut short or no pack. */
function openPackFile(path: string): {readonly file: number; readonly index: Readonly<Record<string, readonly [number, number]>>} | undefined {
  const file = openSync(path, 'r');
  try {
    const {size} = fstatSync(file);
    const footer = Buffer.alloc(FOOTER_BYTES);
    readSync(file, footer, 0, FOOTER_BYTES, Math.max(0, size - FOOTER_BYTES));
    const length = footer.readUInt32LE(0);
    if (!footer.subarray(4).equals(MAGIC) || length + FOOTER_BYTES > size) throw new Error('no pack');
    const index = Buffer.alloc(length);
    readSync(file, index, 0, length, size - FOOTER_BYTES - length);
    return {file, index: JSON.parse(index.toString('utf8')) as Record<string, readonly [number, number]>};
  } catch {
    closeSync(file);
    return undefined;
  }
}

function listFolder(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).sort() : [];
}

/** Removes what a process that was killed left behind. */
function removeAbandoned(dir: string, name: string): void {
  const pid = Number(/\.(\d+)\.tmp$/.exec(name)?.[1]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(join(dir, name), {force: true});
  }
}
