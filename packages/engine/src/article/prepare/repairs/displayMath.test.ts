import {describe, expect, it} from 'vitest';
import {FLANK} from '../../text/marks.ts';
import {separateDisplayMath} from './displayMath.ts';

const separate = (text: string) => separateDisplayMath(text.split('\n')).join('\n');

describe('separateDisplayMath', () => {
  it.each([
    ['$$\\begin{align}\na\n\\end{align}$$', '$$\n\\begin{align} a \\end{align}\n$$'],
    ['字\n$$a\nb\n$$', '字\n$$\na b\n$$'],
    ['$$\na\nb$$\n字', '$$\na b\n$$\n字'],
    ['$$a\nb$$', `$$${FLANK}a b$$\n`],
    ['$$\na$$', `$$${FLANK}a$$\n`],
    ['- $$a\n  b\n  c$$', '- $$\n  a b c\n  $$'],
    ['> $$a\n> b\n> c$$', '> $$\n> a b c\n> $$'],
    ['$$\\begin{align}\n\na\n\\end{align}$$', '$$\n\\begin{align}\na \\end{align}\n$$'],
    ['$$\n\\begin{align}\n    a \\end{align}$$', '$$\n\\begin{align} a \\end{align}\n$$'],
    ['$$\n    a\n    $$', '$$\n    a\n$$'],
    ['- $$\n  a\n        b$$', '- $$\n  a b\n  $$'],
    ['> $$\n> a\n>     b$$', '> $$\n> a b\n> $$'],
    ['  $$a$$ ', `  $$${FLANK}a$$`],
    ['甲\n$$$$\n乙', '甲\n\n乙'],
    ['- $$$$$$ \n\n乙\n\n$$$$', '-\n\n乙\n\n'],
    ['> $$$$\n> $$$$', '>\n>'],
    ['$$$\na\nb\n$$$', '$$\na\nb\n$$'],
    ['- $$$ \n  a\n  $$$\n乙', '- $$\n  a\n  $$\n乙'],
    ['> $$$\n> a\n> $$$', '> $$\n> a\n> $$'],
  ])('brings %j into the form of the parser, line by line', (text, expected) => {
    expect(separate(text)).toBe(expected);
    expect(expected.split('\n')).toHaveLength(text.split('\n').length);
  });

  it.each([
    '$$\na\n$$',
    '字 $$a$$ 字',
    '$$ 价\n\n钱 $$',
    '```\n$$a\nb$$\n```',
    '$$a % 注\nb\nc$$',
    '$$\na % 注\nb % 注\n\\end$$',
    '\\$$a\nb$$',
    '$$$$\na\n$$$$',
    '甲 $$$$ 乙',
    '$$$\n甲\n\n乙',
    '$$$\na $$ b\n$$$',
    '```\n$$$\na\n$$$\n```',
    '```\n$$$$\n```',
  ])('leaves %j as it is', (text) => {
    expect(separate(text)).toBe(text);
  });
});
