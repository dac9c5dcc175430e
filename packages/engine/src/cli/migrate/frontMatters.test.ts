import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';
import {readFrontMatters} from './frontMatters.ts';
import type {MigrationProblem} from './from/common/migration.ts';

function readNote(text: string): [string, (number | undefined)[]] {
  const problems: MigrationProblem[] = [];
  const folder = readFrontMatters(
    {paths: ['a.md'], has: () => true, read: () => text, run: () => Promise.resolve({})},
    problems,
  );
  expect(folder.read('a.md')).toBe(folder.read('a.md'));
  return [folder.read('a.md'), problems.map(({line}) => line)];
}

it.each([
  [
    'a key that occurs twice',
    '---\nold: /a\nold: /b\ntitle: 甲\ntags:\n  - 乙\n---\n\n文\n',
    '---\nold: "/b"\ntitle: "甲"\ntags: ["乙"]\n#\n#\n---\n\n文\n',
    [3],
  ],
  [
    'a value that needs quotes',
    '---\ntitle: 甲: 乙\ndate: 2024-01-02\nauthor: @me\n---\n文\n',
    '---\ntitle: "甲: 乙"\ndate: "2024-01-02"\nauthor: "@me"\n---\n文\n',
    [2],
  ],
  [
    'links between notes',
    '---\ntitle: KP2D\nauthors:[[甲]], [[乙 丙]]\npublication date: [[2020]]\ntags: #zotero, [[object detection]]\n---\n文\n',
    '---\ntitle: "KP2D"\nauthors: ["甲","乙 丙"]\npublication date: ["2020"]\ntags: ["zotero","object-detection"]\n---\n文\n',
    [3],
  ],
  [
    'full-width colons',
    '---\ntitle：甲: 乙\ntags： [丙]\ndate:　2024-01-02\n---\n文\n',
    '---\ntitle: "甲: 乙"\ntags: ["丙"]\ndate: "2024-01-02"\n---\n文\n',
    [2],
  ],
  [
    'fields without a line after them',
    '---\ntitle: 甲\ntags: [乙]\n\n# 文\n',
    '---\ntitle: 甲\ntags: [乙]\n---\n# 文\n',
    [1],
  ],
  [
    'lists and fields that tabs indent',
    '---\ntitle: 甲\ntags:\n\t- 乙\n\t- 丙\ncategories: [\n\t"丁"\n]\nb:\n\tc:\n\t \td: 1\n---\n文\n',
    '---\ntitle: 甲\ntags:\n  - 乙\n  - 丙\ncategories: [\n  "丁"\n]\nb:\n  c:\n     d: 1\n---\n文\n',
    [],
  ],
  [
    'words between lines of dashes',
    '---\n前言: 一\n\n二\n---\n文\n',
    '\n---\n前言: 一\n\n二\n---\n文\n',
    [],
  ],
  [
    'what cannot be read',
    '---\ntitle:\n  - 甲\n b: c\n---\n文\n',
    '```yaml\ntitle:\n  - 甲\n b: c\n```\n文\n',
    [4],
  ],
  ['what is right', '---\ntitle: 甲\n---\n---\n', undefined, []],
  ['a rule', '---\n\n# 甲\n', undefined, []],
])('reads %s', (_, text, read, lines) => {
  expect(readNote(text)).toEqual([read ?? text, lines]);
});

it('keeps title and tags of a note with a key twice, whatever the tool', async () => {
  const {read, problems} = await migrateFiles({
    '_config.yml': 'title: 站\n',
    '_posts/2024-01-02-a.md':
      '---\nredirect_from: /x/\nredirect_from: /y/\ntitle: 甲\ntags: [乙]\n---\n\n文\n',
  });
  expect(read('blog/2024-01-02-a.md')).toMatch(/title: "甲"[^]*tags: \["乙"\]/);
  expect(problems).toEqual(['_posts/2024-01-02-a.md:3']);
});

it('says nothing of templates for new notes, those of themes too', async () => {
  const template = '---\ntitle: "{{ .Name }}"\ndate: {{ .Date }}: x\n---\n';
  const {problems} = await migrateFiles({
    'hugo.toml': 'title = "站"\n',
    'content/posts/a.md': '---\ntitle: 甲\ndate: 2024-01-02\n---\n文\n',
    'archetypes/default.md': template,
    'themes/some/archetypes/tags.md': template,
  });
  expect(problems).toEqual([]);
});
