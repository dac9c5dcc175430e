import {expect, it} from 'vitest';
import {localeHref} from './localeHref.ts';
import {preferredVersionKey, readPreferredVersion} from './preferredVersion.ts';

it('leads to the same page in the site of another language', () => {
  expect(localeHref('/wuya/frontend/a/', '/wuya/', '/wuya/en/')).toBe('/wuya/en/frontend/a/');
  expect(localeHref('/wuya/', '/wuya/', '/en/')).toBe('/en/');
  expect(localeHref('/elsewhere/', '/wuya/', '/en/')).toBe('/en/');
});

it('forgets a preferred version that no longer exists', () => {
  const items = new Map([[preferredVersionKey(), '1.0']]);
  const store = {
    get: (key: string) => items.get(key) ?? null,
    set: (key: string, value: string) => void items.set(key, value),
    remove: (key: string) => void items.delete(key),
  };
  const [next, first] = [{name: 'current'}, {name: '1.0'}];
  expect(readPreferredVersion(store, [next, first])).toBe('1.0');
  expect(readPreferredVersion(store, [next])).toBeNull();
  expect(items.size).toBe(0);
});
