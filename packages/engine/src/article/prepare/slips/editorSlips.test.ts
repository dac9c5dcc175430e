import {expect, it} from 'vitest';
import {findFormulaOff} from './editorSlips.ts';
import {classifyLines} from '../lines/lines.ts';

const find = (text: string) => {
  const lines = text.split('\n');
  return findFormulaOff(lines, classifyLines(lines), (line) => ({file: 'a.md', line: line + 1}));
};

it.each([
  ['见 $\\frac{a}{b}$ 与 $\\alpha$。', 1, 3],
  ['文\n\n$$\na^2 + b_1\n$$', 3, 1],
  ['$$\\sum_{i=1}^n i$$', 1, 1],
])('%j is told of once, with the option that reads it', (text, line, column) => {
  const [{code, level, place, hint} = {}, ...more] = find(text);
  expect(more).toEqual([]);
  expect([code, level, place]).toEqual(['MD-180', 'warning', {file: 'a.md', line, column}]);
  expect(hint?.zh).toContain('markdown: {math: true}');
});

it.each([
  '价格 $5 到 $10，US$5\\to$6',
  '`$\\frac{a}{b}$`',
  '```sh\n$$\na^2\n$$\n```',
  '$PATH 与 $HOME\\bin 和 \\$\\frac{a}{b}$',
  '$$\n\n普通的一段',
  '$$\n一\n$$',
])('%j is no formula', (text) => {
  expect(find(text)).toEqual([]);
});
