import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';
import {readFieldLines} from './fieldLines.ts';

it('makes front matter of the fields of Pelican', () => {
  expect(
    readFieldLines(
      'Title: 甲: 乙\nDate: 2018-01-01 10:49\nTags: Go, 调试\nSummary: 一句\n    又一句\nStatus: draft\nSlug:\n\n# 一\n',
    ),
  ).toBe(
    '---\ntitle: "甲: 乙"\ndescription: "一句 又一句"\ntags: ["Go","调试"]\nlast_update: {"date":"2018-01-01"}\ndraft: true\n---\n\n\n# 一\n',
  );
});

it.each([
  'Title: 甲\n\n文',
  'title: 甲\n说明：这不是字段\n\n文',
  '# 甲\nTitle: 乙\nDate: x\n\n文',
  'Date: 2018\nTitle: x\n\n',
])('leaves text alone: %j', (text) => {
  expect(readFieldLines(text)).toBe(text);
});

it('reads front matter of TOML below an empty line, as Zola does', async () => {
  const {read} = await migrateFiles({
    'a.md': '\n+++\ntitle = "甲"\ndate = 2024-01-01\n[taxonomies]\ntags = ["乙"]\n+++\n文\n',
  });
  expect(read('docs/a.md')).toMatch(/^---\ntitle: "甲"\n[^]*---\n\n文\n$/);
});
