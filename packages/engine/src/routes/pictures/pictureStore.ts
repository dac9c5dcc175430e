import {openPack} from '../../cache/pack.ts';

/** Pictures that were made and fetched, and what is known of them, each under what it was made from. */
export interface PictureStore {
  /** How many files were made or fetched, not taken from the store. */
  readonly madeCount: number;
  /** The value under `key`; undefined when there is none, or it is damaged. */
  record<T>(key: string): T | undefined;
  /** The bytes under `key`; undefined when there are none, or they are damaged. */
  bytes(key: string): Buffer | undefined;
  /** Says that the site uses what is under `key`, although it is not read. */
  use(key: string): void;
  keepRecord(key: string, value: unknown): void;
  keepBytes(key: string, bytes: Uint8Array): void;
  /** Keeps what was made for the next run. */
  save(): void;
  /** Like `save`, and evicts what the site did not ask for. Call at the end of a full build. */
  finish(): void;
  close(): void;
}

/** Opens the store in a folder, which all languages of a site share. */
export function openPictureStore(dir: string): PictureStore {
  const pack = openPack(dir);
  const used = new Set<string>();
  let madeCount = 0;
  let isChanged = false;
  const keep = (key: string, bytes: Uint8Array): void => {
    used.add(key);
    isChanged = true;
    pack.write(key, bytes);
  };
  const read = (key: string): Buffer | undefined => {
    used.add(key);
    return pack.read(key);
  };
  const save = (kept?: ReadonlySet<string>): void => {
    // A site that never asked for a picture has no store.
    if (isChanged || used.size > 0) pack.save(kept);
    isChanged = false;
  };
  return {
    get madeCount() {
      return madeCount;
    },
    record<T>(key: string) {
      const text = read(key)?.toString('utf8');
      return text === undefined ? undefined : (JSON.parse(text) as T);
    },
    bytes: read,
    use: (key) => void used.add(key),
    keepRecord: (key, value) => keep(key, Buffer.from(JSON.stringify(value))),
    keepBytes(key, bytes) {
      madeCount++;
      keep(key, bytes);
    },
    save: () => save(),
    finish: () => save(used),
    close: () => pack.close(),
  };
}
