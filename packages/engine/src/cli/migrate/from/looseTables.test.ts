import {expect, it} from 'vitest';
import {completeTables} from './looseTables.ts';

it.each([
  ['| 甲 | 乙 |\n| --- | --- |\n| 1 |', '| 甲 | 乙 |\n| --- | --- |\n| 1 |'],
  ['| 甲 | 乙 |\n| :-: | - | - |\n| 1 | 2 |', '| 甲 | 乙 |  |\n| :-: | - | - |\n| 1 | 2 |'],
  ['| 甲 | 乙 | 丙 |\n|---|\n| 1 |', '| 甲 | 乙 | 丙 |\n| --- | --- | --- |\n| 1 |'],
  ['  | 甲 | `a` |\n  | 1 | 2 |', '  | 甲 | `a` |\n  | --- | --- |\n  | 1 | 2 |'],
  ['|--|--|\n| 1 | 2 |', '|  |  |\n| -- | -- |\n| 1 | 2 |'],
  ['> | a \\| b | c\n> | 1 | 2', '> | a \\| b | c |\n> | --- | --- |\n> | 1 | 2'],
  ['| 一行 | 独立 |\n\n|x|\n|y|', '| 一行 | 独立 |\n\n|x|\n|y|'],
  ['```\n| 甲 | 乙 |\n| 1 | 2 |\n```', '```\n| 甲 | 乙 |\n| 1 | 2 |\n```'],
])('makes tables of GFM: %j', (text, completed) => {
  expect(completeTables(text)).toBe(completed);
});
