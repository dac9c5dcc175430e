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

it('lets the oldest go first', async () => {
  const cache = createPromiseCache(async (key) => key, 2);
  for (const key of ['a', 'b', 'c']) await cache.get(key);
  expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([false, true, true]);
});
