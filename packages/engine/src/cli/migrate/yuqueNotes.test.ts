import {expect, it} from 'vitest';
import type {MigratedFile} from './from/common/migration.ts';
import {rewriteYuqueNotes} from './yuqueNotes.ts';

const rewrite = (text: string, path = 'docs/a.md', config = '{"math": true}'): string => {
  const files = new Map<string, MigratedFile>([
    [path, {text}],
    ['wuya.config.ts', {text: config}],
  ]);
  const file = rewriteYuqueNotes(files).get(path)!;
  return 'text' in file ? file.text : '';
};

it('makes admonitions of the boxes of Yuque', () => {
  expect(rewrite(':::tips\n甲\n:::\n\n> :::color2\n> 乙\n> :::\n\n:::info\n丙\n:::\n')).toBe(
    ':::tip\n甲\n:::\n\n> :::note\n> 乙\n> :::\n\n:::info\n丙\n:::\n',
  );
});

it('looks for its boxes once, in however many blank lines', () => {
  const blank = ' \n'.repeat(200_000); // from each of them to the end: 80,000 million characters
  expect(rewrite(blank)).toBe(blank);
});

it('makes formulas of its pictures of formulas', () => {
  const at = 'https://cdn.nlark.com/yuque/__latex/4760e2.svg#card=math&code=';
  expect(
    rewrite(`当 ![](${at}%5Csum_%7Bi%7D%20x&id=VXB5y) 时，![image.png](${at}a&height=20)`),
  ).toBe('当 $\\sum_{i} x$ 时，$a$');
  const kept = `![](https://cdn.nlark.com/yuque/__latex/4760e2.svg) ![](${at}%zz) ![](${at}a%24b) ![](${at})`;
  expect(rewrite(kept)).toBe(kept);
  expect(rewrite(`![](${at}a)`, 'docs/a.md', '{}')).toBe(`![](${at}a)`);
});

it('makes formulas of those of Zhihu, in Markdown and in HTML', () => {
  const at = 'https://www.zhihu.com/equation?tex=';
  expect(
    rewrite(
      `当 ![[公式]](${at}a%2Bb+%3D+c) 时，<img src="${at}a%5E2%5C%5C" alt="a^2\\\\" class="ee_img" eeimg="1">。`,
    ),
  ).toBe('当 $a+b = c$ 时，$a^2$。');
  expect(rewrite(`\`![](${at}a)\``)).toBe(`\`![](${at}a)\``);
});

it('reads as Markdown what follows a heading that keeps its id', () => {
  expect(
    rewrite(
      '<h2 id="Jx2Ab">三、<font>标题</font></h2>\n**粗**\n\n<h3 id="Kx2Ab">小</h3>\n\n+ 项\n',
    ),
  ).toBe('<h2 id="Jx2Ab">三、<font>标题</font></h2>\n\n**粗**\n\n<h3 id="Kx2Ab">小</h3>\n\n+ 项\n');
});

it('leaves code, front matter, other headings and files that are no notes alone', () => {
  const kept =
    '---\ntitle: ":::tips"\n---\n\n```md\n:::tips\n```\n\n<h1 align="center">题</h1>\n**粗**\n\n`![](https://cdn.nlark.com/yuque/__latex/a.svg#card=math&code=a)`\n';
  expect(rewrite(kept)).toBe(kept);
  expect(rewrite(':::tips\n', 'static/a.txt')).toBe(':::tips\n');
});
