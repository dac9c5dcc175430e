import {expect, it} from 'vitest';
import {localeHref} from './localeHref.ts';
import {PREFERRED_VERSION_KEY, readPreferredVersion} from './preferredVersion.ts';

it('leads to the same page in the site of another language', () => {
  expect(localeHref('/wuya/frontend/a/', '/wuya/', '/wuya/en/')).toBe('/wuya/en/frontend/a/');
  expect(localeHref('/wuya/', '/wuya/', '/en/')).toBe('/en/');
  expect(localeHref('/elsewhere/', '/wuya/', '/en/')).toBe('/en/');
});

it('forgets a preferred version that no longer exists', () => {
  const items = new Map([[PREFERRED_VERSION_KEY, '1.0']]);
  const store = {get: (key: string) => items.get(key) ?? null, set: (key: string, value: string) => void items.set(key, value), remove: (key: string) => void items.delete(key)};
  expect(readPreferredVersion(store, ['current', '1.0'])).toBe('1.0');
  expect(readPreferredVersion(store, ['current'])).toBeNull();
  expect(items.size).toBe(0);
});
