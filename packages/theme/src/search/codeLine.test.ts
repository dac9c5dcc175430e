import {expect, it} from 'vitest';
import {isCodeLine} from './codeLine.ts';

it.each([
  "console.log('一');",
  "log('二：执行器是同步的，立刻');",
  'const p = new Promise((resolve) => {',
  '}',
  '// 其实一个都还没存完。',
  'publish(id)   # 死在这之后，下次会再发',
  'SELECT id FROM t WHERE a > 1',
  '<p class="a">',
])('%s is code', (line) => {
  expect(isCodeLine(line)).toBe(true);
});

it.each([
  '传给 new Promise 的函数立刻同步执行。',
  'then(f) 返回一个新的 Promise，它的结果由回调决定。',
  'Promise 与微任务',
  'A plain sentence in English.',
  '',
])('%s is prose', (line) => {
  expect(isCodeLine(line)).toBe(false);
});
