import {expect, it} from 'vitest';
import {toSearchWords} from './searchWords.ts';

it.each([
  ['/wuya/frontend/evnet-loop/', 'evnet loop'],
  ['/wuya/a/b_c.html', 'b c'],
  ['/wuya/a/index.html', 'a'],
  ['/wuya/%E9%97%AD%E5%8C%85/', '闭包'],
  ['/wuya/100%/', '100%'],
  ['/other/x/', 'x'],
  ['/wuya/', ''],
  [`/wuya/${'a'.repeat(63)}😀b/`, `${'a'.repeat(63)}😀`],
])('takes from %s the words “%s”', (path, words) => {
  expect(toSearchWords(path, '/wuya/')).toBe(words);
});
