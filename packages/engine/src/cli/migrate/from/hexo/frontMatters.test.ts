import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';
import {readHexoFrontMatters} from './frontMatters.ts';

const read = (text: string): string =>
  readHexoFrontMatters({
    paths: ['a.md'],
    has: () => true,
    read: () => text,
    run: () => Promise.resolve({}),
  }).read('a.md');

it.each([
  [
    'fields that no line is before, which stay as many lines',
    'title: 甲\ndate: 2024-01-02\ntags:\n\t- 乙\n---\n文\n',
    '---\n{"title":"甲","date":"2024-01-02","tags":["乙"]}\n#\n#\n---\n文\n',
  ],
  ['one field alone', 'title: 甲\n---\n文\n', '---\n{"title":"甲"}\n---\n文\n'],
  ['lines of more dashes', '-----\ntitle: 甲\n-----\n文\n---\n', '---\ntitle: 甲\n---\n文\n---\n'],
  [
    'fields in JSON',
    '"title": "甲",\n"top": 1\n;;;\n文\n',
    '---\n{"title":"甲","top":1}\n---\n文\n',
  ],
  [
    'an object in JSON between two lines',
    ';;;\n{"title": "甲"}\n;;;\n文\n',
    '---\n{"title":"甲"}\n---\n文\n',
  ],
])('reads %s', (_, text, usual) => {
  expect(read(text)).toBe(usual);
});

it.each([
  ['the usual form', '---\ntitle: 甲\n---\n文\n'],
  ['a heading that dashes underline', '标题\n---\n文\n'],
  ['words with a colon', '注意: 下面\n---\n文\n'],
  ['an address', 'https://a.example/\n---\n文\n'],
  ['words that are no YAML', 'note: "甲\n---\n文\n'],
  ['a rule that nothing ends', '-----\ntitle: 甲\n\n文\n'],
])('leaves %s', (_, text) => {
  expect(read(text)).toBe(text);
});

it('brings posts of Hexo over that have no line before their fields, and those of others as text', async () => {
  const text = 'title: 甲\ndate: 2024-05-06\n---\n\n文\n';
  const {read: readNew, problems} = await migrate({
    '_config.yml': 'title: 站\npermalink: :year/:title/\n',
    'source/_posts/a.md': text,
  });
  expect(readNew('blog/a.md')).toMatch(/title: "甲"\nslug: "\/2024\/a\/"\n[^]*---\n\n文\n$/);
  expect(problems).toEqual([]);
  const other = await migrate({'a.md': text});
  expect(other.read('docs/a.md')).toContain('title: 甲\n');
});
