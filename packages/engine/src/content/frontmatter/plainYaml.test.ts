import {load} from 'js-yaml';
import {expect, it} from 'vitest';
import {createRandom, seed} from '../../../test/helpers/random.ts';
import {readPlainYaml} from './plainYaml.ts';

it('reads what most notes say', () => {
  expect(
    readPlainYaml(
      'title: 闭包：函数记得它出生的地方\ndescription: "a: b # c"\nsidebar_position: 12\ndraft: false',
    ),
  ).toEqual({
    title: '闭包：函数记得它出生的地方',
    description: 'a: b # c',
    sidebar_position: 12,
    draft: false,
  });
});

it('leaves everything else to the library', () => {
  for (const yaml of [
    '',
    'a: b',
    'a:',
    'a: 甲: 乙',
    'a: 甲 # 注',
    'a: "b\\n"',
    'a: 1.5',
    'a: [甲]',
    'a: 1\na: 2',
    ' a: 1',
    'a: 2024-01-01',
    'a: 甲 ',
    'a: 甲\n  乙',
    '- 1',
    'a: 007',
  ])
    expect([yaml, readPlainYaml(yaml)]).toEqual([yaml, undefined]);
});

it('reads as the library does', () => {
  const random = createRandom(seed);
  const signs = [
    '甲',
    '乙',
    'a',
    'B',
    '1',
    '0',
    ' ',
    '  ',
    ':',
    ': ',
    '：',
    '，',
    '。',
    '"',
    "'",
    '\\',
    '#',
    ' #',
    '-',
    '- ',
    '.',
    '/',
    '(',
    ')',
    '（',
    '[',
    ']',
    '{',
    '&',
    '*',
    '!',
    '|',
    '>',
    '%',
    '@',
    '`',
    'true',
    'null',
    '~',
    '\t',
    '　',
  ];
  let readCount = 0;
  for (let i = 0; i < 20_000; i++) {
    const line = () =>
      `${['title', 'a_b', 'x-1', 'n'][Math.floor(random() * 4)]}: ${Array.from({length: Math.floor(random() * 7)}, () => signs[Math.floor(random() * signs.length)]).join('')}`;
    const yaml = random() < 0.5 ? line() : `${line()}\n${line()}`;
    const values = readPlainYaml(yaml);
    if (!values) continue;
    readCount++;
    expect([yaml, load(yaml)]).toEqual([yaml, values]);
  }
  expect(readCount).toBeGreaterThan(200);
});
