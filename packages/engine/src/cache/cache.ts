import {join} from 'node:path';
import {openPack, type Pack} from './pack.ts';
import {readSealed, readSealedBytes, writeSealed, writeSealedBytes} from './sealed.ts';
import {removeFolder} from './files.ts';

/** A folder of results, each under a key of its inputs. Belongs to one site; safe to delete at any time. */
export interface Cache {
  /** The folder, absolute. */
  readonly dir: string;
  /** The value under `key`, or undefined when there is none or its file is damaged. */
  read<T>(kind: string, key: string): T | undefined;
  /** Keeps a JSON value under `key`, in a file of its own. */
  write(kind: string, key: string, value: unknown): void;
  /** The bytes under `key`, or undefined when there are none or their file is damaged. */
  readBytes(kind: string, key: string): Buffer | undefined;
  /** Keeps bytes under `key`, in a file of their own. */
  writeBytes(kind: string, key: string, bytes: Uint8Array): void;
  /** The store for values of a kind of which there are many. */
  pack(kind: string): Pack;
  clear(): void;
  /** Closes the files of all packs; the cache can still be used. */
  close(): void;
}

/** Opens the cache in `dir`. The folder is made by the first write. */
export function openCache(dir: string): Cache {
  const fileOf = (kind: string, key: string) => join(dir, kind, `${key}.json`);
  const bytesFileOf = (kind: string, key: string) => join(dir, kind, `${key}.bin`);
  const packs = new Map<string, Pack>();
  return {
    dir,
    read<T>(kind: string, key: string) {
      return readSealed<T>(fileOf(kind, key));
    },
    write(kind, key, value) {
      writeSealed(fileOf(kind, key), value);
    },
    readBytes: (kind, key) => readSealedBytes(bytesFileOf(kind, key)),
    writeBytes(kind, key, bytes) {
      writeSealedBytes(bytesFileOf(kind, key), bytes);
    },
    pack(kind) {
      const pack = packs.get(kind) ?? openPack(join(dir, kind));
      packs.set(kind, pack);
      return pack;
    },
    clear() {
      this.close();
      removeFolder(dir);
    },
    close() {
      for (const pack of packs.values()) pack.close();
      packs.clear();
    },
  };
}
