import {expect, it} from 'vitest';
import {trimFormulas, unescapeFormulas} from './paddedFormulas.ts';

it.each([
  ['设 $ z= \\theta^Tx\\gg 0 $ 与 $c^{(i)} $。', '设 $z= \\theta^Tx\\gg 0$ 与 $c^{(i)}$。'],
  ['$a_1$ 与 $ b_2$', '$a_1$ 与 $b_2$'],
  [
    '样本 <span>$ x $</span>，概率 <span>$ p_i $</span> 与 $ A $，价 $ 5 and $ 6',
    '样本 <span>$x$</span>，概率 <span>$p_i$</span> 与 $A$，价 $ 5 and $ 6',
  ],
])('takes blanks off formulas: %s', (text, trimmed) => {
  expect(trimFormulas(text)).toBe(trimmed);
});

it.each([
  '价格 $ 5 与 $ 6。',
  '变量 $foo_bar 与 $ baz',
  '`echo` $ x $ y 与 $ a $',
  '$$ x^2 $$',
  '`$ x^2 $` \\$ x^2 $',
  '```\n$ x^2 $\n```',
])('leaves %j', (text) => {
  expect(trimFormulas(text)).toBe(text);
});

it.each([
  ['设 \\\\(a\\_1 < b\\\\) 与 \\\\( O(\\log n) \\\\)。', '设 $a_1 < b$ 与 $O(\\log n)$。'],
  ['式\n\\\\[\na \\\\\\\\\nb\n\\\\]\n毕', '式\n\n\n$$\na \\\\\nb\n$$\n\n\n毕'],
  ['`\\\\(a\\\\)` $$\na \\\\[2ex] b \\\\]\n$$', '`\\\\(a\\\\)` $$\na \\\\[2ex] b \\\\]\n$$'],
  ['```\n\\\\(a\\\\)\n```\n\\\\(未完', '```\n\\\\(a\\\\)\n```\n\\\\(未完'],
])('rewrites escaped formulas: %j', (text, rewritten) => {
  expect(unescapeFormulas(text)).toBe(rewritten);
});
