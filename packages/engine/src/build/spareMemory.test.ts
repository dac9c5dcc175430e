import {expect, it} from 'vitest';
import {spareMemory} from './spareMemory.ts';

it.each([
  [2000, ['work']],
  [2001, ['--heap-growing-percent=50', 'work', '--heap-growing-percent=0']],
])('of %i routes, lets old objects grow less while it works: %j', async (count, expected) => {
  const done: string[] = [];
  const work = () => Promise.resolve(void done.push('work'));
  await spareMemory(count, work, (flags) => void done.push(flags));
  expect(done).toEqual(expected);
});

it('leaves V8 as it was when the work fails', async () => {
  const flags: string[] = [];
  const fail = () => Promise.reject(new Error('no'));
  await expect(spareMemory(9999, fail, (one) => void flags.push(one))).rejects.toThrow('no');
  expect(flags.at(-1)).toBe('--heap-growing-percent=0');
});
