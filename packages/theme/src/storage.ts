/** A store of the browser that never throws: where access is blocked, reads give null and writes do nothing. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type StorageKind = 'localStorage' | 'sessionStorage';

/** Wraps the stores of the browser. They are only touched by the calls, so this may run in Node. Together they warn once. */
export function createSafeStorages(): Readonly<Record<StorageKind, SafeStorage>> {
  let hasWarned = false;
  const attempt = <T>(run: () => T): T | null => {
    try {
      return run();
    } catch (error) {
      // Blocked by the browser's settings, or full: preferences are then not kept.
      if (!hasWarned) console.warn('偏好无法保存 Preferences are not kept:', error);
      hasWarned = true;
      return null;
    }
  };
  const create = (kind: StorageKind): SafeStorage => ({
    get: (key) => attempt(() => globalThis[kind].getItem(key)),
    set: (key, value) => void attempt(() => globalThis[kind].setItem(key, value)),
    remove: (key) => void attempt(() => globalThis[kind].removeItem(key)),
  });
  return {localStorage: create('localStorage'), sessionStorage: create('sessionStorage')};
}

export const {localStorage: localStore, sessionStorage: sessionStore} = createSafeStorages();
