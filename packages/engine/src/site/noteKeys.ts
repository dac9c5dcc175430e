import type {Cache} from '../cache/cache.ts';

/** Key of each file's entry in the last run. */
interface KeyRecord {
  readonly base: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** The keys under which compiled notes are in the cache, by their paths: those of the last run, and of this one. */
export class NoteKeys {
  private readonly cache: Cache;
  private readonly base: string;
  private readonly lastKeys: Map<string, string>;
  private readonly keys = new Map<string, string>();
  private readonly usedKeys = new Set<string>();

  /** @param base hash of all that keys have in common: with another one no key of the last run is good */
  constructor(cache: Cache, base: string) {
    this.cache = cache;
    this.base = base;
    const kept = cache.read<KeyRecord>('index', 'pages');
    this.lastKeys = new Map(kept?.base === base ? Object.entries(kept.keys) : []);
  }

  /** Every key that was asked for. */
  get used(): ReadonlySet<string> {
    return this.usedKeys;
  }

  /** Returns the key that a file's entry had last; undefined for a file that was not compiled yet. */
  last(path: string): string | undefined {
    return this.lastKeys.get(path);
  }

  /** Notes under which key a file is looked for. */
  use(path: string, key: string): void {
    this.usedKeys.add(key);
    this.keys.set(path, key);
  }

  /** Notes that a file has its entry under a key. */
  settle(path: string, key: string): void {
    this.lastKeys.set(path, key);
  }

  /** Keeps the keys for the next run. */
  save(): void {
    const {base} = this;
    const keys = Object.fromEntries(this.keys);
    this.cache.write('index', 'pages', {base, keys} satisfies KeyRecord);
  }
}
