import {symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {Stamps} from './stamps.ts';

it('hands a changed file on once, and again where it could not be taken', async () => {
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

it.runIf(process.platform === 'linux')(
  'takes files that cannot be looked at for gone ones',
  async () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, 'a.md'), 'a');
    symlinkSync('loop.md', join(dir, 'loop.md'));
    const paths = ['a.md', 'a.md/b.md', 'loop.md', 'x'.repeat(300)].map((name) => join(dir, name));
    const stamps = new Stamps();
    const take = () => stamps.takeNew(paths, async (changed) => changed.length);
    expect([await take(), await take()]).toEqual([4, 0]);
  },
);
