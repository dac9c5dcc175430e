import {mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {guardState} from './guard.ts';

it('leaves nothing in a folder where nothing was kept, which is no site', async () => {
  const dir = temporaryFolder();
  await expect(guardState({dir}, () => Promise.reject(new Error('no site')))).rejects.toThrow(
    'no site',
  );
  expect(readdirSync(dir)).toEqual([]);
});

it('keeps the state of a site out of its repository', async () => {
  const dir = temporaryFolder();
  const cache = join(dir, '.wuya/cache');
  await guardState({dir}, () => Promise.resolve(mkdirSync(cache, {recursive: true})));
  expect(readdirSync(join(dir, '.wuya')).sort()).toEqual(['.gitignore', 'cache']);
});
