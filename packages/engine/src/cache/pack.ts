import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
} from 'node:fs';
import {join} from 'node:path';
import {crc32} from 'node:zlib';
import {removeAbandoned, removeFolder, renameFile, writeAt} from './files.ts';

/**
 * Entries that are kept beyond twice what the last build used: for an edit that is undone, a branch that is switched
 * back.
 */
const SPARE_ENTRIES = 200;
/** Packs of one kind before they are written together. */
const PACK_LIMIT = 12;
/** Entries are gathered into writes of about this many bytes. */
const WRITE_BYTES = 1 << 20;

const EXTENSION = '.pack';
const MAGIC = Buffer.from('wuyapak2');
/** Length and checksum of the index as 32-bit numbers, then the magic. */
const FOOTER_BYTES = 8 + MAGIC.length;

/** Where each entry of a pack is, by its key. */
type Index = Record<string, readonly [offset: number, length: number, checksum: number]>;

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

/** A file under way: it gets its name when it is complete. */
interface Draft {
  readonly temporaryPath: string;
  readonly file: number;
  readonly index: Index;
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
  private paths: string[] = [];
  /** Every file that is open. */
  private files = new Set<number>();
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
      this.files.add(this.draft.file);
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
    if (!used) return;
    const {size} = this.load();
    if (this.paths.length > PACK_LIMIT || size > 2 * used.size + SPARE_ENTRIES) this.compact(used);
  }

  close(): void {
    for (const file of this.files) closeSync(file);
    if (this.draft) rmSync(this.draft.temporaryPath, {force: true});
    this.draft = undefined;
    this.places = undefined;
    this.paths = [];
    this.files = new Set();
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
      if (!name.endsWith(EXTENSION) || this.paths.includes(path)) continue;
      const opened = openPackFile(path);
      if (!opened) {
        removeFolder(path); // or a folder: what is in a cache may always be deleted
        continue;
      }
      this.paths.push(path);
      this.files.add(opened.file);
      for (const [key, [offset, length, checksum]] of Object.entries(opened.index))
        put(places, key, {file: opened.file, offset, length, checksum});
    }
  }

  private finishDraft(): void {
    const {draft} = this;
    if (!draft) return;
    const index = Buffer.from(JSON.stringify(draft.index));
    const footer = Buffer.alloc(FOOTER_BYTES);
    footer.writeUInt32LE(index.length);
    footer.writeUInt32LE(crc32(index), 4);
    MAGIC.copy(footer, 8);
    draft.pending.push(index, footer);
    flush(draft);
    const path = draft.temporaryPath.replace(/\.tmp$/, EXTENSION);
    this.draft = undefined;
    // Deleting the cache meanwhile loses what was kept for later, and nothing else.
    if (!existsSync(draft.temporaryPath)) return;
    renameFile(draft.temporaryPath, path);
    this.paths.push(path);
  }

  /** Writes the entries that are worth keeping into one file in the place of all. */
  private compact(used: ReadonlySet<string>): void {
    const all = this.load();
    const unused = [...all.keys()].filter((key) => !used.has(key));
    const kept = [
      ...unused.slice(-(used.size + SPARE_ENTRIES)),
      ...[...all.keys()].filter((key) => used.has(key)),
    ];
    const {paths: oldPaths, files: oldFiles} = this;
    this.places = new Map();
    this.paths = [];
    this.files = new Set();
    for (const key of kept) {
      const place = all.get(key)!;
      const bytes = this.readPlace(place, Buffer.allocUnsafe(place.length));
      if (bytes) this.write(key, bytes);
    }
    this.finishDraft();
    for (const file of oldFiles) closeSync(file);
    for (const path of oldPaths) rmSync(path, {force: true});
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

/** Opens a pack; undefined when it is cut short, not a pack, or gone because another process has compacted it. */
function openPackFile(
  path: string,
): {readonly file: number; readonly index: Readonly<Index>} | undefined {
  if (!existsSync(path)) return undefined;
  const file = openSync(path, 'r');
  try {
    const {size} = fstatSync(file);
    const footer = Buffer.alloc(FOOTER_BYTES);
    readSync(file, footer, 0, FOOTER_BYTES, Math.max(0, size - FOOTER_BYTES));
    const length = footer.readUInt32LE(0);
    if (!footer.subarray(8).equals(MAGIC) || length + FOOTER_BYTES > size)
      throw new Error('no pack');
    const index = Buffer.alloc(length);
    readSync(file, index, 0, length, size - FOOTER_BYTES - length);
    if (crc32(index) !== footer.readUInt32LE(4)) throw new Error('damaged index');
    return {
      file,
      index: JSON.parse(index.toString('utf8')) as Index,
    };
  } catch {
    closeSync(file);
    return undefined;
  }
}

function listFolder(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).sort() : [];
}
