import type {SafeStorage} from '@wuya/theme';
import {expect, it} from 'vitest';
import {mayReload} from './reloadGuard.ts';

function memory(): SafeStorage {
  const items = new Map<string, string>();
  return {
    get: (key) => items.get(key) ?? null,
    set: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
  };
}

it('reloads an address once in ten seconds', () => {
  const store = memory();
  expect([0, 5000, 9999, 10_000].map((now) => mayReload('/a/', now, store))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('keeps addresses apart', () => {
  const store = memory();
  mayReload('/a/', 0, store);
  expect(mayReload('/b/', 1, store)).toBe(true);
});

it('never reloads where nothing can be stored', () => {
  expect(
    mayReload('/a/', 0, {get: () => null, set: () => undefined, remove: () => undefined}),
  ).toBe(false);
});

it('is not held up by a clock that was set back or a damaged note', () => {
  const store = memory();
  store.set('wuya.reloaded./a/', '99999');
  store.set('wuya.reloaded./b/', 'x');
  expect([mayReload('/a/', 5, store), mayReload('/b/', 5, store)]).toEqual([true, true]);
});
