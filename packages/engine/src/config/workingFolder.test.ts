import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {bundlingFolderOf, startFolderOf} from './workingFolder.ts';

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
