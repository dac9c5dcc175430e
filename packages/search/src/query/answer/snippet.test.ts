import {expect, it} from 'vitest';
import {createWordCutter, pickSnippet} from './snippet.ts';

it('cuts words and picks a snippet where the engine has no Intl.Segmenter', () => {
  const cut = createWordCutter({});
  const text = '用 useEffect 读取浏览器的状态。';
  expect(cut(text).map(({start, end}) => text.slice(start, end))).toEqual([
    '用',
    'useEffect',
    '读取',
    '浏览',
    '器的',
    '状态',
  ]);
  const long = `${'闭包记住变量。'.repeat(30)}取消请求。${'闭包记住变量。'.repeat(30)}`;
  const at = long.indexOf('取消');
  const {start, end} = pickSnippet(long, [{start: at, end: at + 2}], {wordCount: 10, cut});
  expect(long.slice(start, end)).toContain('取消');
  expect(end - start).toBeLessThan(40);
});

it.each([5, 10])('begins with a whole word, %i words long', (wordCount) => {
  const raw = 'function cancelOrder(id: OrderId) { return `取消 ${id}`; } // 其余的代码'.repeat(2);
  const at = raw.lastIndexOf('取消');
  const ranges = [{start: at, end: at + 2}];
  const {start} = pickSnippet(raw, ranges, {wordCount, cut: createWordCutter()});
  expect(raw.slice(start - 1, start + 1)).not.toMatch(/\w\w/);
  expect(raw.slice(start, at)).toMatch(/return `$/);
});
