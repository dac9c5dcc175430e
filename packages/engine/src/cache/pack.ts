import {closeSync, existsSync, mkdirSync, openSync, readdirSync, readSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {crc32} from 'node:zlib';
import {removeAbandoned, removeFolder, renameFile, writeAt} from './files.ts';
import {openPackFile, type PackIndex, printIndex} from './packFile.ts';

/**
 * Entries that are kept beyond twice what the last build used: for an edit that is undone, a branch that is switched
 * back.
 */
const SPARE_ENTRIES = 200;
/** Spare entries that are left where there were more, so that only one of many edits copies what is kept. */
const SPARE_LEFT = SPARE_ENTRIES / 2;
/** Packs of one kind before the smaller ones are written together: an edit adds one of a few entries. */
const PACK_LIMIT = 12;
/** Packs that are there after that. */
const PACKS_KEPT = 6;
/** Entries are gathered into writes of about this many bytes. */
const WRITE_BYTES = 1 << 20;

const EXTENSION = '.pack';

/**
 * Many values in few files, each under a hash of what it was made from. A file holds the bytes of its entries one after
 * the other, then their index with a checksum of each as JSON, then a footer; it is written once and never changed. One file for each of a
 * thousand pages would cost more to open than to fill.
 */
export interface Pack {
  /** True when the bytes under `key` are there and as they were written. */
  has(key: string): boolean;
  /** The bytes under `key`, or undefined when there are none or they are damaged. */
  read(key: string): Buffer | undefined;
  /** Like `read`, without a copy: the bytes are valid until the pack is used again. For what is decoded at once. */
  peek(key: string): Buffer | undefined;
  /** Keeps bytes under `key`, for this process at once, for later ones with `save`. */
  write(key: string, bytes: Uint8Array): void;
  /** Makes what was written last. With `used`, drops the oldest of the others when there are many more than those. */
  save(used?: ReadonlySet<string>): void;
  /** Finds what other processes have saved meanwhile. */
  reload(): void;
  /** Closes the files; what was not saved is lost. The next use opens them again. */
  close(): void;
}

interface Place {
  readonly file: number;
  readonly offset: number;
  readonly length: number;
  readonly checksum: number;
}

/** A complete file. */
interface PackFile {
  readonly path: string;
  readonly file: number;
  /** In bytes. */
  readonly size: number;
}

/** A file under way: it gets its name when it is complete. */
interface Draft {
  readonly temporaryPath: string;
  readonly file: number;
  readonly index: PackIndex;
  /** Entries not yet in the file, which is `size` bytes long. */
  pending: Buffer[];
  pendingBytes: number;
  size: number;
}

/** Opens the packs in a folder, which the first write makes. */
export function openPack(dir: string): Pack {
  return new PackFolder(dir);
}

class PackFolder implements Pack {
  private readonly dir: string;
  private places: Map<string, Place> | undefined;
  private packs: PackFile[] = [];
  private draft: Draft | undefined;
  private scratch = Buffer.alloc(0);

  constructor(dir: string) {
    this.dir = dir;
  }

  has(key: string): boolean {
    return this.peek(key) !== undefined;
  }

  read(key: string): Buffer | undefined {
    return this.readInto(key, Buffer.allocUnsafe);
  }

  peek(key: string): Buffer | undefined {
    return this.readInto(key, (length) => {
      if (this.scratch.length < length) this.scratch = Buffer.allocUnsafe(2 * length);
      return this.scratch;
    });
  }

  private readInto(key: string, bufferFor: (length: number) => Buffer): Buffer | undefined {
    const place = this.load().get(key);
    const bytes = place && this.readPlace(place, bufferFor(place.length));
    if (place && !bytes) this.load().delete(key);
    return bytes;
  }

  write(key: string, bytes: Uint8Array): void {
    if (!this.draft) {
      this.load(); // what is there is older than what is written
      this.draft = createDraft(this.dir);
    }
    const {draft} = this;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const offset = draft.size + draft.pendingBytes;
    const checksum = crc32(buffer);
    draft.index[key] = [offset, buffer.length, checksum];
    draft.pending.push(buffer);
    draft.pendingBytes += buffer.length;
    if (draft.pendingBytes >= WRITE_BYTES) flush(draft);
    put(this.load(), key, {file: draft.file, offset, length: buffer.length, checksum});
  }

  save(used?: ReadonlySet<string>): void {
    this.finishDraft();
    if (used && this.load().size > 2 * used.size + SPARE_ENTRIES) this.dropUnused(used);
    else if (this.packs.length > PACK_LIMIT) this.joinSmaller();
  }

  close(): void {
    for (const {file} of this.packs) closeSync(file);
    if (this.draft) {
      closeSync(this.draft.file);
      rmSync(this.draft.temporaryPath, {force: true});
    }
    this.draft = undefined;
    this.places = undefined;
    this.packs = [];
    this.scratch = Buffer.alloc(0);
  }

  /** All entries, of older packs first. */
  private load(): Map<string, Place> {
    if (this.places) return this.places;
    const places = new Map<string, Place>();
    this.places = places;
    this.loadFiles(places);
    return places;
  }

  reload(): void {
    if (this.places) this.loadFiles(this.places);
  }

  private loadFiles(places: Map<string, Place>): void {
    for (const name of listFolder(this.dir)) {
      if (name.endsWith('.tmp')) removeAbandoned(join(this.dir, name));
      const path = join(this.dir, name);
      if (!name.endsWith(EXTENSION) || this.packs.some((pack) => pack.path === path)) continue;
      const opened = openPackFile(path);
      if (!opened) {
        removeFolder(path); // or a folder: what is in a cache may always be deleted
        continue;
      }
      const {file, size} = opened;
      this.packs.push({path, file, size});
      for (const [key, [offset, length, checksum]] of Object.entries(opened.index))
        put(places, key, {file, offset, length, checksum});
    }
  }

  private finishDraft(): void {
    const {draft} = this;
    if (!draft) return;
    draft.pending.push(printIndex(draft.index));
    flush(draft);
    const path = draft.temporaryPath.replace(/\.tmp$/, EXTENSION);
    this.draft = undefined;
    this.packs.push({path, file: draft.file, size: draft.size});
    // Deleting the cache meanwhile loses what was kept for later, and nothing else.
    if (existsSync(draft.temporaryPath)) renameFile(draft.temporaryPath, path);
  }

  /** Writes the entries that are worth keeping into one file in the place of all. */
  private dropUnused(used: ReadonlySet<string>): void {
    const keys = [...this.load().keys()];
    const unused = keys.filter((key) => !used.has(key));
    const kept = unused.slice(-(used.size + SPARE_LEFT));
    this.rewrite([...this.packs], [...kept, ...keys.filter((key) => used.has(key))]);
  }

  /** Writes the smaller files into one: the largest, which has nearly all entries of a large site, is not copied for some edits. */
  private joinSmaller(): void {
    const bySize = this.packs.toSorted((a, b) => a.size - b.size);
    const smaller = bySize.slice(0, bySize.length - (PACKS_KEPT - 1));
    const files = new Set(smaller.map(({file}) => file));
    const kept = [...this.load()].filter(([, {file}]) => files.has(file));
    this.rewrite(
      smaller,
      kept.map(([key]) => key),
    );
  }

  /** Writes what is kept of some packs into a new one in their place. */
  private rewrite(packs: readonly PackFile[], kept: readonly string[]): void {
    const all = this.load();
    for (const key of kept) {
      const place = all.get(key)!;
      const bytes = this.readPlace(place, Buffer.allocUnsafe(place.length));
      if (bytes) this.write(key, bytes);
    }
    this.finishDraft();
    const files = new Set(packs.map(({file}) => file));
    for (const [key, {file}] of all) if (files.has(file)) all.delete(key);
    this.packs = this.packs.filter(({file}) => !files.has(file));
    for (const {path, file} of packs) {
      closeSync(file);
      rmSync(path, {force: true});
    }
  }

  /** @param buffer to read into, at least as long as the entry */
  private readPlace({file, offset, length, checksum}: Place, buffer: Buffer): Buffer | undefined {
    const {draft} = this;
    if (draft?.file === file && offset + length > draft.size) flush(draft);
    const bytes = buffer.subarray(0, length);
    const isWhole =
      readSync(file, bytes, 0, length, offset) === length && crc32(bytes) === checksum;
    return isWhole ? bytes : undefined;
  }
}

/** Sets a key so that it counts as the newest. */
function put(places: Map<string, Place>, key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
}

/** Creates the file of a new pack. Names sort by age, and two processes never take the same. */
function createDraft(dir: string): Draft {
  mkdirSync(dir, {recursive: true});
  const now = performance.timeOrigin + performance.now();
  const fraction = String(Math.floor((now % 1) * 10_000)).padStart(4, '0'); // of a millisecond
  const name = `${Math.floor(now).toString(36)}-${fraction}.${process.pid}.tmp`;
  const temporaryPath = join(dir, name);
  return {
    temporaryPath,
    file: openSync(temporaryPath, 'wx+'),
    index: {},
    pending: [],
    pendingBytes: 0,
    size: 0,
  };
}

function flush(draft: Draft): void {
  const bytes = Buffer.concat(draft.pending);
  writeAt({path: draft.temporaryPath, file: draft.file}, bytes, {position: draft.size});
  draft.size += bytes.length;
  draft.pending = [];
  draft.pendingBytes = 0;
}

function listFolder(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).sort() : [];
}
