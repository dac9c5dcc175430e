import {join} from 'node:path';
import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {migrateFolder} from './migrateFolder.ts';
import {describeUnread} from './unreadNotes.ts';

it('tells of notes that are no Markdown, with what makes Markdown of them', async () => {
  const {words, problems} = await migrateFiles({
    'conf.py': "extensions = ['myst_parser']\n",
    'index.rst': '甲\n==\n',
    'a/b.rst': '乙\n==\n',
    'c.md': '# 丙\n',
    'page.html': '<p>',
    '.x/d.rst': '',
  });
  expect(words).toEqual([
    expect.stringMatching(
      /^有 2 个 reStructuredText 文件没有带过来，例如 a\/b\.rst。.*pandoc -f rst -t gfm a\.rst /,
    ),
  ]);
  expect(problems).toEqual(['a/b.rst']);
});

it.each([
  [['我的笔记.enex', 'a.png'], '印象笔记'],
  [['a.html', 'b.html', 'c.sy'], '思源'],
  [['ghost.json'], 'Ghost'],
  [['export.zip'], '解压'],
  [['a.docx', 'b.png'], 'pandoc -f docx -t gfm --extract-media=. a.docx -o a.md'],
  [['知识库.lakebook'], '语雀'],
  [['a.txt', 'b.txt'], '.md'],
  [['a.note'], '导出成 Markdown'],
])('says what a folder without Markdown holds: %j', (paths, words) => {
  expect(describeUnread({paths})?.[0]).toContain(words);
});

it('says nothing of files that are no notes', async () => {
  expect(describeUnread({paths: ['a.png', 'main.go']})).toBeUndefined();
  const [from, to] = [temporaryFolder(), join(temporaryFolder(), 'new')];
  writeFiles(from, {'a.png': 'x'});
  expect(await migrateFolder(from, to)).toBe('noNotes');
});
