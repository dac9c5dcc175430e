import {afterEach, expect, it, vi} from 'vitest';
import {localStore, sessionStore} from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reads, writes and removes', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  localStore.set('a', '1');
  expect(localStore.get('a')).toBe('1');
  localStore.remove('a');
  expect(localStore.get('a')).toBeNull();
});

it('warns once where both stores are blocked, however often they are asked', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const blocked = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('blocked');
      },
    },
  );
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('sessionStorage', blocked);
  vi.stubGlobal('document', {documentElement: {dataset: {}}});
  for (const store of [localStore, sessionStore]) {
    expect(store.get('a')).toBeNull();
    store.set('a', '1');
    store.remove('a');
  }
  expect(warn).toHaveBeenCalledOnce();
});
