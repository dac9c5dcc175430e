/** A store of the browser that never throws: where access is blocked, reads give null and writes do nothing. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps `localStorage` or `sessionStorage`. The store is only touched by the calls, so this may run in Node. */
export function createSafeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  return {
    get: (key) => attempt(() => globalThis[kind].getItem(key)),
    set: (key, value) => void attempt(() => globalThis[kind].setItem(key, value)),
    remove: (key) => void attempt(() => globalThis[kind].removeItem(key)),
  };
}

export const localStore: SafeStorage = createSafeStorage('localStorage');
export const sessionStore: SafeStorage = createSafeStorage('sessionStorage');

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    // Blocked by the browser's settings, or full: preferences are then not kept.
    return null;
  }
}
