import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readDismissed, storeDismissal} from './dismissal.ts';

const bar = (id: string, isCloseable = true) => ({id, isCloseable, content: ''});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('stays closed on later pages', () => {
  expect(readDismissed(bar('a'))).toBe(false);
  storeDismissal();
  expect([readDismissed(bar('a')), readDismissed(bar('a'))]).toEqual([true, true]);
});

it('shows again under another id, on this page and on later ones', () => {
  readDismissed(bar('a'));
  storeDismissal();
  expect([readDismissed(bar('b')), readDismissed(bar('b'))]).toEqual([false, false]);
});

it('shows where it cannot be closed, whatever was stored', () => {
  readDismissed(bar('a'));
  storeDismissal();
  expect(readDismissed(bar('a', false))).toBe(false);
});

it('knows the default id as Docusaurus once spelt it', () => {
  readDismissed(bar('annoucement-bar'));
  storeDismissal();
  expect(readDismissed(bar('announcement-bar'))).toBe(true);
});
