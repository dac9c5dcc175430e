import {expect, it} from 'vitest';
import {isOfPandoc, rewritePandocBlocks} from './pandocBlocks.ts';

it('knows what Pandoc prints by its own signs', () => {
  for (const text of [
    '# 题 {#题 .unnumbered}',
    '[字]{.underline}',
    '[]{#_Toc12 .anchor}正文',
    '`a`{.verbatim}',
    '```{=html}\n<!-- -->\n```',
  ])
    expect(isOfPandoc(text)).toBe(true);
  for (const text of ['# 题 {#id}', '[字](a.md){.a}', '`{=html}`', '字 [x]{y}'])
    expect(isOfPandoc(text)).toBe(false);
});

it('keeps the lines of verses and of lists by letters', () => {
  expect(
    rewritePandocBlocks('| 床前明月光\n| 疑是地上霜\n\n| a | b |\n| --- | --- |\n| 1 | 2 |'),
  ).toBe('床前明月光\\\n疑是地上霜\n\n| a | b |\n| --- | --- |\n| 1 | 2 |');
  expect(rewritePandocBlocks('1.  一\n\n    a.  甲\n    b.  乙\n\n(1) 丙\n(2) 丁\n')).toBe(
    '1.  一\n\n    a.  甲\\\n    b.  乙\n\n(1) 丙\\\n(2) 丁\n',
  );
});

it('leaves what raw blocks hold, without the fence', () => {
  expect(rewritePandocBlocks('甲\n```{=html}\n<!-- -->\n```\n1.  一')).toBe('甲\n\n\n1.  一');
  expect(rewritePandocBlocks('```{=latex}\n\\begin{equation}\na\n\\end{equation}\n```')).toBe(
    '\n\\begin{equation}\na\n\\end{equation}\n',
  );
  expect(rewritePandocBlocks('```html\n<b>\n```')).toBe('```html\n<b>\n```');
});

it('takes the colon off a caption, and lines of one backslash', () => {
  expect(
    rewritePandocBlocks('  a   b\n  --- ---\n  1   2\n  --- ---\n\n  : 表 1\n\n\\\n\n词\n: 义'),
  ).toBe('  a   b\n  --- ---\n  1   2\n  --- ---\n\n表 1\n\n\n\n词\n: 义');
});
