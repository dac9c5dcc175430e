import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {parseCategoryFile, readCategoryFiles} from './categoryFile.ts';

describe('parseCategoryFile', () => {
  it.each([
    [
      'JSON',
      '{"label": "甲", "position": 2, "collapsed": false}',
      {label: '甲', position: 2, collapsed: false},
    ],
    [
      'YAML',
      'label: 甲\nlink: null\ncollapsible: true\n',
      {label: '甲', link: null, collapsible: true},
    ],
    [
      'every key',
      '{"label":"a","position":1,"collapsed":true,"collapsible":true,"className":"x","link":{"type":"doc","id":"b"},"customProps":{},"description":"d","key":"k"}',
      {key: 'k'},
    ],
    [
      'values in quotes',
      '{"position": "2", "collapsed": "false"}',
      {position: 2, collapsed: false},
    ],
    ['a link that says nothing', '{"link": {}}', {link: null}],
    ['nothing', '', {}],
    ['a blank name as none', '{"label": "", "position": 2}', {position: 2}],
  ])('reads %s', (_, text, expected) => {
    expect(parseCategoryFile(text, 'notes/_category_.yml')).toMatchObject(expected);
  });

  it.each([
    [
      'an unknown key, with the nearest',
      '{\n  "label": "a",\n  "postion": 1\n}',
      3,
      'unknown key postion, did you mean position?',
    ],
    ['a wrong type', '{"position": "b"}', 1, 'position: expected a number, got "b"'],
    ['a list where text stands', '{"label": []}', 1, 'label: expected text, got []'],
    ['a list', '[1]', 1, 'not an object'],
    [
      'a link of unknown type',
      '{\n"link": {"type": "x"}}',
      2,
      'type is doc or generated-index, not "x"',
    ],
    ['a link without a type', '{"link": {"id": "x"}}', 1, 'it needs a type'],
    ['a link to no doc', '{"link": {"type": "doc"}}', 1, 'needs an id'],
    [
      'an unknown key of a link',
      'label: a\nlink: {type: generated-index, sulg: /x}',
      2,
      'unknown key sulg',
    ],
    [
      'a comma of a Chinese keyboard',
      '{"label": "甲，乙"，\n"position": 1}',
      1,
      'write , in the place of ，',
    ],
    ['a colon of one', '{"label"： "甲",\n"position": 1}', 1, 'write : in the place of ：'],
    ['YAML with such a comma in its text', 'label: 甲，乙\nposition: [1\n', 3, ''],
    ['what is neither JSON nor YAML', 'label: [a\n', 2, ''],
  ])('refuses %s', (_, text, line, reason) => {
    const result = parseCategoryFile(text, 'notes/_category_.json');
    expect(result).toMatchObject({
      code: 'SB-044',
      place: {file: 'notes/_category_.json', line},
      en: expect.stringContaining(reason),
    });
  });
});

describe('readCategoryFiles', () => {
  const folderWith = (files: Record<string, string>): string => {
    const dir = temporaryFolder();
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, 'notes', path)), {recursive: true});
      writeFileSync(join(dir, 'notes', path), text);
    }
    return dir;
  };
  const rulesIn = (dir: string) => ({dir, followLinks: false});

  it('finds those of every folder, by its path', () => {
    const dir = folderWith({
      '_category_.yml': 'label: 根',
      'a/_category_.json': '{"label":"甲"}',
      'a/b/_category_.yaml': 'label: 乙',
    });
    const {categories, diagnostics} = readCategoryFiles(rulesIn(dir), 'notes');
    expect([...categories].map(([path, {label}]) => `${path} ${label}`).sort()).toEqual([
      ' 根',
      'a 甲',
      'a/b 乙',
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('warns of two in one folder and uses the first', () => {
    const {categories, diagnostics} = readCategoryFiles(
      rulesIn(folderWith({'a/_category_.json': '{"label":"甲"}', 'a/_category_.yml': 'label: 乙'})),
      'notes',
    );
    expect(categories.get('a')?.label).toBe('甲');
    expect(diagnostics).toMatchObject([
      {
        code: 'SB-043',
        en: 'notes/a has two _category_ files; only _category_.json is used.',
        hint: {
          en: 'Move what you need from _category_.yml into _category_.json and delete the former.',
        },
        place: {file: 'notes/a/_category_.yml', line: 1},
      },
    ]);
  });

  it('names text that YAML takes for a comment', () => {
    const dir = folderWith({'a/_category_.yml': 'position: 1\nlabel: C# 与 #a\n'});
    expect(readCategoryFiles(rulesIn(dir), 'notes').diagnostics).toMatchObject([
      {code: 'FM-012', place: {file: 'notes/a/_category_.yml', line: 2, column: 13}},
    ]);
  });

  it('leaves hidden folders and those that begin with _ alone', () => {
    expect(
      readCategoryFiles(
        rulesIn(folderWith({'_x/_category_.json': '{', '.y/_category_.json': '{'})),
        'notes',
      ),
    ).toMatchObject({diagnostics: []});
  });

  it('finds none where there is no folder', () => {
    expect(readCategoryFiles(rulesIn('/nowhere/at/all'), 'notes')).toMatchObject({
      categories: new Map(),
      diagnostics: [],
    });
  });
});
