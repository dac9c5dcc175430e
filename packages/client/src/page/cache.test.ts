import {expect, it} from 'vitest';
import {createPromiseCache} from './cache.ts';

it('asks once for the same thing', async () => {
  const asked: string[] = [];
  const cache = createPromiseCache(async (key) => asked.push(key), 10);
  await Promise.all([cache.get('a'), cache.get('a'), cache.get('b')]);
  await cache.get('a');
  expect(asked).toEqual(['a', 'b']);
});

it('forgets a failure, and says to the next load that there was one', async () => {
  const again: boolean[] = [];
  const cache = createPromiseCache(async (_key, isAgain) => {
    again.push(isAgain);
    if (again.length < 3) throw new Error('offline');
    return 'x';
  }, 10);
  await expect(cache.get('a')).rejects.toThrow('offline');
  await expect(cache.get('a')).rejects.toThrow('offline');
  await expect(cache.get('a')).resolves.toBe('x');
  expect(again).toEqual([false, true, true]);
});

it('says so once, and to that thing alone', async () => {
  const again: (readonly [string, boolean])[] = [];
  const cache = createPromiseCache(async (key, isAgain) => {
    again.push([key, isAgain]);
    if (again.length === 1) throw new Error('offline');
    return key;
  }, 1);
  await expect(cache.get('a')).rejects.toThrow('offline');
  for (const key of ['a', 'b', 'a']) await cache.get(key);
  expect(again).toEqual([
    ['a', false],
    ['a', true],
    ['b', false],
    ['a', false],
  ]);
});

it('keeps what was put in while a load was failing', async () => {
  let fail: ((error: Error) => void) | undefined;
  const cache = createPromiseCache<string>(() => new Promise((_, failed) => (fail = failed)), 10);
  const loading = cache.get('a');
  cache.set('a', 'ours');
  fail!(new Error('offline'));
  await expect(loading).rejects.toThrow('offline');
  await expect(cache.get('a')).resolves.toBe('ours');
});

it('lets the oldest go first', async () => {
  const cache = createPromiseCache(async (key) => key, 2);
  for (const key of ['a', 'b', 'c']) await cache.get(key);
  expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([false, true, true]);
});
