import {expect, it} from 'vitest';
import {DOC_FIELDS} from '../../../../content/docs/docFrontMatter.ts';
import {
  cleanRedirects,
  createProblemList,
  decodePath,
  keepReadable,
  printNote,
  titleFor,
  toDestination,
  toLocale,
} from './migration.ts';

it('leaves out redirects from an address that a page has, however it is written', () => {
  const pages = new Set(['/functions/time/', '/']);
  const from = (...addresses: string[]) =>
    cleanRedirects(
      addresses.map((one) => ({from: one, to: '/to/'})),
      pages,
    ).map((one) => one.from);
  expect(from('/functions/time', '/functions/time/index.html', '/functions/time/')).toEqual([]);
  expect(from('/functions/time.html', '/Functions/z-index.html')).toEqual([
    '/functions/time.html',
    '/Functions/z-index.html',
  ]);
});

it.each([
  ['zh-tw', 'zh-TW'],
  ['zh_Hans', 'zh-Hans'],
  ['cn', 'zh-CN'],
  ['jp', 'ja'],
  ['EN', 'en'],
  [['default', 'fr'], 'fr'],
  ['root', 'zh-CN'],
  ['', 'zh-CN'],
  [undefined, 'zh-CN'],
  [[3, null], 'zh-CN'],
])('reads the language %j as %s', (written, locale) => {
  expect(toLocale(written)).toBe(locale);
});

it('calls a site without a title by what it holds', () => {
  expect(['zh-CN', 'zh-TW', 'zh-Hant', 'en'].map(titleFor)).toEqual([
    '笔记',
    '筆記',
    '筆記',
    'Notes',
  ]);
});

it('keeps one redirect from each place, and none to itself', () => {
  expect(
    cleanRedirects([
      {from: '/a', to: '/b/'},
      {from: '/A/', to: '/c/'},
      {from: '/a/index.html', to: '/d/'},
      {from: '/b', to: '/b/'},
    ]),
  ).toEqual([{from: '/a', to: '/b/'}]);
});

it('leads on from names of files with signs that would end an address', () => {
  expect(
    cleanRedirects([
      {from: '/a/L-#1.html', to: '/a/L--1/'},
      {from: '/a/L-#2?.html', to: '/a/L--2-/'},
    ]).map(({from}) => from),
  ).toEqual(['/a/L-%231.html', '/a/L-%232%3F.html']);
});

it('writes paths as addresses that Markdown reads to their end, and reads them back', () => {
  for (const path of ['./a b.png', './C#.md', './50%.md', './<x>.md', './(a).md', './a?.md']) {
    const written = toDestination(path);
    expect(written).not.toMatch(/[\s()<>#?]/);
    expect(decodePath(`${written}?b#c`)).toBe(path);
  }
  expect(toDestination('./图.png')).toBe('./图.png');
});

it('makes no front matter of a line of dashes at the front of a note', () => {
  expect(printNote({}, '---\n# 甲\n---\n')).toBe('\n---\n# 甲\n---\n');
  expect(printNote({title: '题'}, '---\n甲')).toBe('---\ntitle: "题"\n---\n\n---\n甲');
  expect(printNote({}, '--- 甲\n')).toBe('--- 甲\n');
});

it.each([
  ['會議, 前端', ['會議', '前端']],
  ['a b', ['a b']],
  ['甲、乙；丙', ['甲', '乙', '丙']],
  [['a, b'], ['a, b']],
])('reads tags written as one text with commas as a list: %j', (written, tags) => {
  const problems = createProblemList('a.md');
  expect(keepReadable({tags: written, title: '一, 二'}, DOC_FIELDS, problems)).toEqual({
    tags,
    title: '一, 二',
  });
  expect(problems.all).toEqual([]);
});
