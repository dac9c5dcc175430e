import {expect, it} from 'vitest';
import {findContentTitle, toPlainText} from './contentTitle.ts';

it.each([
  ['`Vec<T>` 与 `Box<dyn Trait>`', 'Vec<T> 与 Box<dyn Trait>'],
  ['`<Excalidraw/>` children', '<Excalidraw/> children'],
  ['`*args` 和 `**kwargs**`', '*args 和 **kwargs**'],
  ['`[a](b)` `\\n` `a\\`', '[a](b) \\n a\\'],
  ['`` a`b `` 与 ` `', 'a`b 与'],
  ['**`a*b`** 和 [`c<d>`](e)', 'a*b 和 c<d>'],
  ['\\`a <b>c</b>\\`', '`a c`'],
  ['`a` `b', 'a `b'],
  ['Class: Box\\<T\\>', 'Class: Box<T>'],
  ['\\*args\\* 与 \\[a\\](b) 与 \\<i\\>', '*args* 与 [a](b) 与 <i>'],
  ['*a\\*b* [x\\]](y)', 'a*b x]'],
])('strips the signs of inline Markdown around code, not in it: %s', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});

it('finds a title with tags in its code', () => {
  expect(findContentTitle('# `Option<T>` {#option}\n\n文。\n')).toBe('Option<T>');
  expect(findContentTitle('`Map<K, V>`\n===\n')).toBe('Map<K, V>');
});

it.each([
  ['# 题 ##', '题'],
  ['#\t题 #  ', '题'],
  ['# C#', 'C#'],
  ['# C# #', 'C#'],
  ['# #', undefined],
  ['#', undefined],
  ['#题\n', undefined],
  ['## 题', undefined],
  ['# 甲\u2028乙', '甲\u2028乙'],
  // From each blank again, this took longer than any run of the tests.
  [`# 甲${' '.repeat(60_000)}\u2028乙`, `甲${' '.repeat(60_000)}\u2028乙`],
])('reads a heading with signs as CommonMark does: %#', (body, title) => {
  expect(findContentTitle(body)).toBe(title);
});

it('looks for the ends of words of links, comments and emphasis in 1,000 signs, for those of addresses and tags everywhere', () => {
  const long = '甲'.repeat(1003);
  for (const text of [`[${long}](a)`, `**${long}**`, `甲 <!--${long}-->`, `甲 {/*${long}*/}`])
    expect(toPlainText(text)).toBe(text);
  expect(toPlainText(`![](data:${long}) <img src="data:${long}"> [题](${long})`)).toBe('题');
  expect(toPlainText('[![甲](a)](b) 题 [乙](')).toBe('题 [乙](');
});

it.each([
  ['# 复杂度 $O(n\\log n)$ 与 $\\Theta(n^2)$ {#cost}', '复杂度 O(n log n) 与 Θ(n²)'],
  ['# $a*b*c$ 与 *斜*', 'a*b*c 与 斜'],
  ['# `$x$` 要 $5 和 $6', '$x$ 要 $5 和 $6'],
  ['# \\$a$ 与 $ b$', '$a$ 与 $ b$'],
])('says the formulas of a title in characters where formulas are on: %s', (body, title) => {
  expect(findContentTitle(body, true)).toBe(title);
  expect(findContentTitle('# 价 $a^2$', false)).toBe('价 $a^2$');
});
