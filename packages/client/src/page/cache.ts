/** Promises by key: one request at a time for the same thing, and a failed one is forgotten. */
export interface PromiseCache<T> {
  get(key: string): Promise<T>;
  has(key: string): boolean;
  /** Puts in what is there already. */
  set(key: string, value: T): void;
  clear(): void;
}

/**
 * Creates a cache of what is loaded by key; a failed load is not kept.
 * @param load gets told whether the last load of this key failed
 * @param limit how many entries are kept, those under way among them; the one that came first goes first
 */
export function createPromiseCache<T>(
  load: (key: string, isAgain: boolean) => Promise<T>,
  limit: number,
): PromiseCache<T> {
  const entries = new Map<string, Promise<T>>();
  const failed = new Set<string>();
  return {
    get(key) {
      const known = entries.get(key);
      if (known) return known;
      const promise = load(key, failed.delete(key));
      promise.catch(() => {
        failed.add(key);
        if (entries.get(key) === promise) entries.delete(key);
      });
      if (entries.size >= limit) entries.delete(entries.keys().next().value!);
      entries.set(key, promise);
      return promise;
    },
    has: (key) => entries.has(key),
    set: (key, value) => void entries.set(key, Promise.resolve(value)),
    clear: () => entries.clear(),
  };
}
