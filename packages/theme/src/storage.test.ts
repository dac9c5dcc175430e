import {afterEach, expect, it, vi} from 'vitest';
import {createSafeStorages} from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reads, writes and removes', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => items.set(key, value), removeItem: (key: string) => items.delete(key)});
  const {localStorage: store} = createSafeStorages();
  store.set('a', '1');
  expect(store.get('a')).toBe('1');
  store.remove('a');
  expect(store.get('a')).toBeNull();
});

it('warns once where both stores are blocked, however often they are asked', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const blocked = new Proxy({}, {get: () => () => {
    throw new Error('blocked');
  }});
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('sessionStorage', blocked);
  const stores = createSafeStorages();
  for (const store of [stores.localStorage, stores.sessionStorage]) {
    expect(store.get('a')).toBeNull();
    store.set('a', '1');
    store.remove('a');
  }
  expect(warn).toHaveBeenCalledOnce();
});
