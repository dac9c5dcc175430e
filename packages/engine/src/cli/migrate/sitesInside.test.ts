import {join} from 'node:path';
import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';
import {type SiteFiles, writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {migrateFolder, type MigrationResult} from './migrateFolder.ts';

const SITE: SiteFiles = {
  'docs/zh/mkdocs.yml': 'site_name: 手册\nnav:\n  - 首页: index.md\n  - 乙: b.md\n',
  'docs/zh/docs/index.md': '# 首页\n',
  'docs/zh/docs/b.md': '# 乙\n\n!!! note\n    注\n',
};

it.each([
  ['alone', {}],
  [
    'with the files of a repository around it',
    {
      'README.md': '# 仓库\n',
      'README.zh-CN.md': '# 仓库\n',
      'docs/readme.md': '# 文档\n',
      'CODE_OF_CONDUCT.md': '# 规矩\n',
      '.github/pull_request_template.md': '问\n',
      'tests/fixtures/a.md': '# 例\n',
      'src/main.py': 'x = 1\n',
    },
  ],
])('takes the only site of a folder over by itself: %s', async (_, around) => {
  const {tool, within, config, paths, words} = await migrateFiles({...SITE, ...around});
  expect([tool, within, config['title'], words]).toEqual(['MkDocs', 'docs/zh', '手册', []]);
  expect(paths.filter((path) => path.endsWith('.md'))).toEqual(['docs/b.md', 'docs/index.md']);
});

it.each([
  ['notes are beside it', {'notes/a.md': '# 甲\n'}],
  ['the notes beside it are called README', {'a/README.md': '# 甲\n', 'b/README.md': '# 乙\n'}],
  [
    'there are two',
    {
      'guide/book.toml': '[book]\n',
      'guide/src/SUMMARY.md': '- [甲](a.md)\n',
      'guide/src/a.md': '# 甲\n',
    },
  ],
])('names a site inside of a folder where %s', async (_, beside) => {
  const {tool, within, words} = await migrateFiles({...SITE, ...beside});
  expect([tool, within]).toEqual(['Markdown', undefined]);
  expect(words).toContainEqual(expect.stringContaining('docs/zh 是 MkDocs 的站点'));
});

it('takes the whole folder over where that is asked for', async () => {
  const [from, to] = [temporaryFolder(), join(temporaryFolder(), 'new')];
  writeFiles(from, SITE);
  const result = (await migrateFolder(from, to, 'markdown')) as MigrationResult;
  expect([result.tool, result.within]).toEqual(['Markdown', undefined]);
});

it('does not write into the folder around the site', async () => {
  const from = temporaryFolder();
  writeFiles(from, SITE);
  expect(await migrateFolder(from, join(from, 'new'))).toBe('inside');
});
