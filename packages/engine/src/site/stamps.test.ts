import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {Stamps} from './stamps.ts';

it('hands a changed file on once, and again where nobody could take it', async () => {
  const path = join(temporaryFolder(), 'a.md');
  writeFileSync(path, 'a');
  const stamps = new Stamps();
  const take = () => stamps.takeNew([path], async (changed) => changed.length);
  const fail = () =>
    stamps.takeNew([path], async () => {
      throw new Error('a folder is gone');
    });
  await expect(fail()).rejects.toThrow('a folder is gone');
  expect([await take(), await take()]).toEqual([1, 0]);
  writeFileSync(path, 'bc');
  await expect(fail()).rejects.toThrow('a folder is gone');
  expect([await take(), await take()]).toEqual([1, 0]);
});
