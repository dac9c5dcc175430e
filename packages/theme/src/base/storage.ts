/** A store of the browser that never throws: where access is blocked, reads give null and writes do nothing. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps a store of the browser. It is only touched by the calls, so this may run in Node. A document warns once. */
function createSafeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  const attempt = <T>(run: (store: Storage) => T): T | null => {
    try {
      return run(globalThis[kind]);
    } catch (error) {
      warnOnce(error); // blocked by the browser's settings, or full
      return null;
    }
  };
  return {
    get: (key) => attempt((store) => store.getItem(key)),
    set: (key, value) => void attempt((store) => store.setItem(key, value)),
    remove: (key) => void attempt((store) => store.removeItem(key)),
  };
}

/** Warns at most once. The document remembers that it has warned: both stores are blocked together. */
function warnOnce(error: unknown): void {
  const {dataset} = document.documentElement;
  if (dataset['keepsNothing'] === undefined)
    console.warn('偏好无法保存 Preferences are not kept:', error);
  dataset['keepsNothing'] = '';
}

export const localStore = createSafeStorage('localStorage');
export const sessionStore = createSafeStorage('sessionStorage');
