import {expect, it} from 'vitest';
import {createFormulaBudget} from '../article/print/out/formulaBudget.ts';
import {renderMath} from '../article/print/toMathMl.ts';
import {mathReasonInChinese} from './catalogue/mathReason.ts';

it.each([
  [
    `\\def\\a{${'x'.repeat(2000)}}${'\\a'.repeat(60)}`,
    '自定义的命令展开后太长，或者这篇笔记的公式加起来太长',
  ],
  [
    `\\begin{matrix}${'&'.repeat(400)}${'\\\\'.repeat(400)}\\end{matrix}`,
    '表格太大，或者这篇笔记的公式里表格加起来太大',
  ],
  ['\\fraq{1}{2}', '没有 \\fraq 这个命令，或者这里不能用它（公式的第 1 个字符）'],
  ['\\frac{1', '没写完就结束了，少了 }'],
  ['a & b', '& 只能写在表格一类的环境里（公式的第 3 个字符）'],
  ['a}', '多了一个 }（公式的第 2 个字符）'],
  ['\\begin{x}\\end{x}', '没有 x 这个环境（公式的第 7 个字符）'],
  ['\\begin{matrix}a\\end{cases}', '\\begin{matrix} 和 \\end{cases} 不配对（公式的第 16 个字符）'],
  ['a^b^c', '同一处有两个上标（公式的第 4 个字符）'],
  ['a_b_c', '同一处有两个下标（公式的第 4 个字符）'],
  ['\\left( a', '没写完就结束了，少了 \\right'],
  ['{'.repeat(50_000), '嵌套太深'],
  ['\\rule{1xx}{2em}', '没有 xx 这个单位（公式的第 6 个字符）'],
  ['x^', '少了一部分'],
])('says in Chinese what is wrong with %s', (tex, zh) => {
  const result = renderMath(tex, {isDisplay: false, budget: createFormulaBudget()});
  expect('problem' in result && mathReasonInChinese(result.problem)).toBe(zh);
});

it('quotes what it does not know', () => {
  expect(mathReasonInChinese('Something new at position 3:')).toBe(
    '读公式的程序说“Something new”（公式的第 3 个字符）',
  );
});
