import {expect, it} from 'vitest';
import {trimFormulas} from './paddedFormulas.ts';

it.each([
  ['设 $ z= \\theta^Tx\\gg 0 $ 与 $c^{(i)} $。', '设 $z= \\theta^Tx\\gg 0$ 与 $c^{(i)}$。'],
  ['$a_1$ 与 $ b_2$', '$a_1$ 与 $b_2$'],
])('takes blanks off formulas: %s', (text, trimmed) => {
  expect(trimFormulas(text)).toBe(trimmed);
});

it.each([
  '价格 $ 5 与 $ 6。',
  '变量 $foo_bar 与 $ baz',
  '$$ x^2 $$',
  '`$ x^2 $` \\$ x^2 $',
  '```\n$ x^2 $\n```',
])('leaves %j', (text) => {
  expect(trimFormulas(text)).toBe(text);
});
