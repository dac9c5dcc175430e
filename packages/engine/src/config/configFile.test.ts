import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {findConfigFile, findMeantSite} from './configFile.ts';

it.each(['wuya.config.json', 'wuya.config.cjs', 'wuya.config.yml', 'wuya.ts', 'Wuya.Config.JSON'])(
  'a folder with %s is no site, and that file is named',
  (name) => {
    const dir = temporaryFolder();
    writeFiles(dir, {[name]: ''});
    expect(findConfigFile(dir)).toBeUndefined();
    expect(findMeantSite(dir)).toEqual({misnamed: name});
    expect(createDiagnostic('CFG-000', {dir, misnamed: name}).hint!.en).toBe(
      `${name} is not read: rename it to wuya.config.mjs and write export default {…} in it`,
    );
  },
);

it('says that a folder, or a link that leads nowhere, has the name of a configuration', () => {
  const [withFolder, withLink] = [temporaryFolder(), temporaryFolder()];
  writeFiles(withFolder, {'wuya.config.ts/a.md': ''});
  symlinkSync('nowhere', join(withLink, 'docusaurus.config.js'));
  expect(findMeantSite(withFolder)).toEqual({misnamed: 'wuya.config.ts', isNoFile: true});
  expect(findMeantSite(withLink)).toEqual({misnamed: 'docusaurus.config.js', isNoFile: true});
  expect(
    createDiagnostic('CFG-000', {dir: '/x', misnamed: 'a', isNoFile: true}).hint!.en,
  ).toContain('it is no file');
});

it('names a site around a folder, or directly in it', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'my-notes/wuya.config.ts': '',
    'my-notes/notes/a/b/c.md': '',
    'node_modules/x/wuya.config.ts': '',
    'other/docusaurus.config.js': '',
  });
  const near = `${dir}/my-notes`;
  for (const folder of [dir, `${near}/notes`, `${near}/notes/a/b`])
    expect(findMeantSite(folder)).toEqual({near});
  expect(findMeantSite(`${dir}/nowhere/at/all`)).toEqual({});
});

it('tells a folder of notes how it becomes a site, a repository without notes nothing', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    '笔记/甲.md': '',
    '我的 笔记/前端/乙.markdown': '',
    'code/README.md': '',
    'code/node_modules/a.md': '',
    'code/src/a.js': '',
  });
  expect(findMeantSite(`${dir}/笔记`)).toEqual({hasNotes: true});
  expect(findMeantSite(`${dir}/我的 笔记`)).toEqual({hasNotes: true});
  expect(findMeantSite(`${dir}/code`)).toEqual({});
  expect(createDiagnostic('CFG-000', {dir: './我的 笔记', hasNotes: true}).hint!.zh).toBe(
    '这里有 Markdown：npx @wuya/engine migrate "./我的 笔记" 新文件夹，写出一个新的站点，原来的不动；要空的站点，用 npm create wuya@latest',
  );
});
