import {expect, it} from 'vitest';
import {preferWords} from './knownWords.ts';
import {createWordCutter} from '../answer/snippet.ts';

const known = new Set([
  '下标',
  '超时',
  '超时时间',
  '自定义',
  '光标',
  '数据库',
  '可重复读',
  '读已提交',
]);
const cut = preferWords((word) => known.has(word), createWordCutter());
const cutOf = (text: string) => cut(text).map(({start, end}) => text.slice(start, end));

it.each([
  ['列表拿下标当', '列表 拿 下标 当'],
  ['自定义异常', '自定义 异常'],
  ['超时时间', '超时时间'],
  ['光标跑没了', '光标 跑 没了'],
  ['数据库连接', '数据库 连接'],
  ['读已提交和可重复读', '读已提交 和 可重复读'],
])('cuts “%s” into “%s”, words of the site before those of the browser', (text, words) => {
  expect(cutOf(text).join(' ')).toBe(words);
});

it('covers all of a text in order, whatever it is', () => {
  for (const text of ['', '下', '标下标', '没有已知的词', '下标下标超时'])
    expect(cutOf(text).join('')).toBe(text);
});

it('cuts as the browser does where no word is known', () => {
  const plain = createWordCutter();
  for (const text of ['列表拿下标当 key', '数据库连接', ''])
    expect(preferWords(() => false, plain)(text).filter(({end, start}) => end > start + 1)).toEqual(
      plain(text).filter(({end, start}) => end > start + 1),
    );
});
