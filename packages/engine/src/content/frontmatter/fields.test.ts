import {describe, expect, it} from 'vitest';
import {readDocFrontMatter} from '../docs/docFrontMatter.ts';
import {guessDate, toIsoDate, toIsoTime} from './fields.ts';
import {parseFrontMatter} from './frontMatter.ts';

/** What is said of a field of a note: its code, what to write. */
function problemOf(line: string): readonly (string | undefined)[] {
  const text = parseFrontMatter(`---\n${line}\n---\n`, 'a.md');
  const [first] = readDocFrontMatter(text, 'a.md').diagnostics;
  return [first?.code, first?.hint?.zh];
}

describe('a field that is written another way', () => {
  it.each([
    ['tags: 前端', 'tags: [前端]'],
    ['tags: 前端，后端、全栈', 'tags: [前端, 后端, 全栈]'],
    ['tags: ［一，二］', 'tags: [一, 二]'],
    ['draft: 是', 'draft: true'],
    ['draft: no', 'draft: false'],
    ['sidebar_position: ３', 'sidebar_position: 3'],
  ])('is told how: %s', (line, right) => {
    expect(problemOf(line)).toEqual(['FM-001', `写成 ${right}`]);
  });

  it.each([
    'draft: 也许',
    'sidebar_position: 第一',
    'last_update: {date: 昨天}',
    'tags: {a: b}',
    'tags: ，',
    'tags: "a: b"',
    'sidebar_position: .inf',
    'keywords: [a, {b: c}]',
    'draft: {toString: 1, valueOf: 1}',
    'sidebar_position: {toString: 1, valueOf: 1}',
    'last_update: {date: {toString: 1, valueOf: 1}}',
    'sidebar_position: [[]]',
  ])('is only named where that is not plain: %s', (line) =>
    expect(problemOf(line)).toEqual(['FM-001', undefined]),
  );

  it.each([
    ['标题: x', 'title'],
    ['Sidebar_Position: 1', 'sidebar_position'],
    ['sidebar-label: x', 'sidebar_label'],
  ])('is told its name: %s', (line, name) => {
    expect(problemOf(line)).toEqual(['FM-010', `写成 ${name}: …`]);
  });

  it.each(['constructor: x', 'toString: x', 'own: x'])(
    'that no field is called is the author own: %s',
    (line) => expect(problemOf(line)).toEqual([undefined, undefined]),
  );

  it('may be beside the right one', () => {
    expect(problemOf('title: a\n标题: b')).toEqual([undefined, undefined]);
  });
});

describe('toIsoDate', () => {
  it.each([
    ['2025-03-18', '2025-03-18'],
    ['2025/3/8', '2025-03-08'],
    ['2025.03.18 14:00', '2025-03-18'],
    ['2025-03-18T23:59:59Z', '2025-03-18'],
    ['2025-03-18 10:00', '2025-03-18'],
    [new Date('2025-03-18T00:00:00Z'), '2025-03-18'],
  ])('reads %s', (value, expected) => {
    expect(toIsoDate(value)).toBe(expected);
  });

  it.each([
    '2025-02-30',
    '2025-13-01',
    'yesterday',
    '',
    '18.03.2025',
    20250318,
    null,
    new Date(Number.NaN),
  ])('refuses %s', (value) => {
    expect(toIsoDate(value)).toBeUndefined();
  });
});

it.each(['2025-3-18 16:30', '2025/03/18 16:30:00', '2025.03.18 16:30'])(
  'toIsoTime reads %s',
  (text) => {
    expect(toIsoTime(text)).toBe('2025-03-18T16:30:00.000Z');
  },
);

describe('guessDate', () => {
  it.each([
    ['2023-10-55', '2023-11-24'],
    ['2023-02-30', '2023-03-02'],
    ['06/29/2022', '2022-06-29'],
    ['6/9/2022', '2022-06-09'],
    ['Jun 29, 2022', '2022-06-29'],
    ['29 June 2022', '2022-06-29'],
    ['2022-06-029', '2022-06-29'],
    ['2022-011-9', '2022-11-09'],
    ['29/06/2022', undefined],
    ['soon', undefined],
    [20230101, undefined],
  ])('%s is %s', (value, expected) => {
    expect(guessDate(value)).toBe(expected);
  });
});
