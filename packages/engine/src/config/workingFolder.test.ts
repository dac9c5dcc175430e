import {realpathSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {bundlingFolderOf, startFolderOf, WorkingFolder} from './workingFolder.ts';

it('is that of the process until the last work in it is done, also work that fails', async () => {
  const before = process.cwd();
  const dir = realpathSync(temporaryFolder());
  const folder = new WorkingFolder(dir);
  const seen: string[] = [];
  let finish = (): void => undefined;
  const long = folder.run(async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    seen.push(process.cwd());
  });
  const failing = folder.run(async () => {
    seen.push(process.cwd());
    throw new Error('x');
  });
  await expect(failing).rejects.toThrow('x');
  expect(process.cwd()).toBe(dir);
  finish();
  await long;
  expect(seen).toEqual([dir, dir]);
  expect(process.cwd()).toBe(before);
});

it.each([
  ['a/docs/.vitepress/config.ts', 'a'],
  ['a/docs/.vitepress/config/index.ts', 'a'],
  ['b/docs/.vuepress/config.js', 'b/docs'],
  ['a/site/docusaurus.config.js', 'a/site'],
])('knows where the generator of %s is started', (file, folder) => {
  const dir = temporaryFolder();
  writeFiles(dir, {'a/package.json': '{}', [file]: ''});
  expect(startFolderOf(join(dir, file))).toBe(join(dir, folder));
});

it('is that of the site where one made for Docusaurus is bundled', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'a/docusaurus.config.ts': '', 'b/wuya.config.ts': ''});
  expect(bundlingFolderOf(join(dir, 'b/../a'))).toBe(join(dir, 'a'));
  expect(['b', 'none'].map((name) => bundlingFolderOf(join(dir, name)))).toEqual([
    undefined,
    undefined,
  ]);
});
