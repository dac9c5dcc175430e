/** Promises by key: one request at a time for the same thing, and a failed one is forgotten. */
export interface PromiseCache<T> {
  get(key: string): Promise<T>;
  has(key: string): boolean;
  /** Puts a finished value in. */
  set(key: string, value: T): void;
  clear(): void;
}

/** @param limit how many finished entries are kept; the oldest goes first */
export function createPromiseCache<T>(load: (key: string) => Promise<T>, limit: number): PromiseCache<T> {
  const entries = new Map<string, Promise<T>>();
  const keep = (key: string, promise: Promise<T>): Promise<T> => {
    if (entries.size >= limit) entries.delete(entries.keys().next().value!);
    entries.set(key, promise);
    return promise;
  };
  return {
    get(key) {
      const known = entries.get(key);
      if (known) return known;
      const promise = load(key);
      promise.catch(() => entries.get(key) === promise && entries.delete(key));
      return keep(key, promise);
    },
    has: (key) => entries.has(key),
    set(key, value) {
      keep(key, Promise.resolve(value));
    },
    clear: () => entries.clear(),
  };
}
