import {describe, expect, it} from 'vitest';
import {classifyLines} from '../lines/lines.ts';
import {findSlips} from './slips.ts';

const find = (text: string) => {
  const lines = text.split('\n');
  return findSlips(lines, classifyLines(lines), {
    placeOf: (line) => ({file: 'a.md', line: line + 5}),
  });
};

describe('Markdown that is shown as it is typed', () => {
  it.each([
    ['[闭包](闭包 笔记.md)', '[闭包](<闭包 笔记.md>)', 1],
    ['见[闭包](../a b.md#c)。', '[闭包](<../a b.md#c>)', 2],
    ['![图](截屏 2024-01-05 10.20.30.png)', '![图](<截屏 2024-01-05 10.20.30.png>)', 1],
    ['![图](我的 图 (1).PNG)', '![图](<我的 图 (1).PNG>)', 1],
    ['[a](./some page)', '[a](<./some page>)', 1],
    ['[a]（b.md）', '[a](b.md)', 1],
    ['[a](b.md）', '[a](b.md)', 1],
    ['【a】(b.md)', '[a](b.md)', 1],
    ['![图]（a.png）', '![图](a.png)', 1],
    ['[a] (https://a.example)', '[a](https://a.example)', 1],
    ['[a](https://a.example/b “标题”)', '[a](https://a.example/b "标题")', 1],
    ['！[图](a.png)', '![图](a.png)', 1],
    ['这是==重点 一==。', '<mark>重点 一</mark>', 3],
    ['[TOC]', '删掉它', 1],
    ['@[TOC](目录)', '删掉它', 1],
    ['##二级', '## 二级', 1],
    ['##　二级', '## 二级', 1],
    ['＃＃ 二级', '## 二级', 1],
    ['#我的第一篇', '# 我的第一篇', 1],
    ['：：：tip 说明', ':::tip 说明', 1],
    ['：：：', ':::', 1],
    ['···js', '```js', 1],
    ['‘‘‘js', '```js', 1],
    ['｀｀｀js', '```js', 1],
    ['- []写完', '- [ ] 写完', 1],
    ['- [] 写完', '- [ ] 写完', 1],
    ['- [x]写完', '- [x] 写完', 1],
  ])('%s is named with what to write', (written, right, column) => {
    expect(find(`${written}\n`)).toMatchObject([
      {code: 'MD-143', level: 'warning', place: {file: 'a.md', line: 5, column}},
    ]);
    expect(find(`${written}\n`)[0]!.hint?.zh).toContain(right);
  });

  it('lists without blanks behind their marks are named line by line', () => {
    const rights = (text: string) => find(text).map(({hint}) => hint?.en);
    expect(rights('-一\n-二\n')).toEqual(['Write - 一', 'Write - 二']);
    expect(rights('1.一\n2.二\n10.三\n')).toEqual(['Write 1. 一', 'Write 2. 二', 'Write 10. 三']);
  });

  it('a formula is told of in a site that reads none', () => {
    const lines = ['$\\frac{a}{b}$'];
    const findIn = (isMathOff: boolean) =>
      findSlips(lines, classifyLines(lines), {
        placeOf: (line) => ({file: 'a.md', line}),
        isMathOff,
      });
    expect(findIn(true)).toMatchObject([{code: 'MD-180'}]);
    expect(findIn(false)).toEqual([]);
  });

  it('can be fixed where one thing alone is meant', () => {
    expect(find('见 [a](b c.md)。')[0]!.fix).toEqual({
      written: '[a](b c.md)',
      replacement: '[a](<b c.md>)',
      isAtPlace: true,
    });
  });

  it.each([
    '[a](<b c.md>) [d](e.md "f.md") [g](h.md \'i.md\') [j](k) and l.md)',
    '[a](b（1）.md)、[c](d.md)（e.md）',
    '#随笔',
    'a==b && c==d，`==码==`，== 空 ==，a ==b==c，(a)==(b)==(c)，[== 甲 ==](./==%20甲%20==.md)',
    '===\n\n[toc]: https://a.example\n\n见 [TOC] 一栏',
    '-一\n\n-二',
    '1.概述\n\n正文\n\n2.用法',
    '1.一  \n2.二  ',
    '-n\n-v',
    '1.5 倍\n2.0 版',
    '- [ ] 一\n- [x] 二',
    '- [链接](a.md)\n- []int 切片',
    '#前端与后端 #浏览器缓存',
    '- [x] (./done.md)\n- [ ] (可选) a.md',
    '[1] (https://a.example)',
    '【注意】(见下) 与 [a]（见下）',
    '`[a](b c.md)` 与 ``##x``',
    '```md\n##二级\n[a](b c.md)\n```',
    '    [a](b c.md)',
    '<!--\n##x\n-->',
    '正文\n\n#标签',
    '# 标题\n\n##\n\n## 二级\n\n####### 七个',
    '好！[链接](a.md)',
    '\\[a](b c.md)',
    '他说：‘‘引’’',
    '正文\n\n#前端工程化的笔记',
    `[a] (b.md) ${'x'.repeat(1000)}`,
  ])('%j is left alone', (text) => expect(find(text)).toEqual([]));
});

describe('rows of a table without the line below its head', () => {
  it.each([
    ['| a | b |\n| 1 | 2 |', '| --- | --- |'],
    ['文字\n\n|a|b|c|\n|1|2|3|', '| --- | --- | --- |'],
    ['| a | b |\n|---|\n| 1 | 2 |', '| --- | --- |'],
  ])('%j are named with that line', (text, rule) => {
    const line = 5 + text.split('\n').findIndex((row) => row.startsWith('|'));
    expect(find(text)).toMatchObject([{code: 'MD-144', place: {line, column: 1}}]);
    expect(find(text)[0]!.hint?.zh).toContain(rule);
  });

  it('may have full-width strokes', () => {
    expect(find('｜a｜b｜\n｜---｜---｜')).toMatchObject([
      {code: 'MD-143', place: {line: 5}, fix: {replacement: '|a|b|'}},
      {code: 'MD-143', place: {line: 6}, fix: {replacement: '|---|---|'}},
    ]);
  });

  it.each([
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '| a | b |\n|:-:|--:|',
    '| a \\| b | c |\n|---|---|',
    '|a|',
    '|x|\n|y|',
    '文字\n| a | b |\n| 1 | 2 |',
    '```\n| a | b |\n| 1 | 2 |\n```',
  ])('%j are left alone', (text) => expect(find(text)).toEqual([]));
});

describe('rows with more cells than the head of their table', () => {
  it.each([
    ['| a | b |\n| - | - |\n| 1 | 2 | 三 |', '三', 7],
    ['a | b\n--- | ---\n1 | 2\n\n> | a |\n> | --- |\n> | 1 | 2 |', '2', 11],
    ['- 甲\n\n  | a | b |\n  | - | - |\n  | $|x|$ | 绝对值 |', '$ | 绝对值', 9],
  ])('are named with what is lost: %j', (text, words, line) => {
    const [slip, ...others] = find(text);
    expect(slip).toMatchObject({code: 'MD-147', level: 'warning', place: {line}});
    expect(slip!.zh).toContain(`不显示：${words}`);
    expect(slip!.fix).toBeUndefined();
    expect(others).toEqual([]);
  });

  it('can be fixed where strokes in code are too many alone', () => {
    const [slip] = find('  | a | b |\n  | - | - |\n  | `x || y` | `\\|` |  ');
    expect(slip).toMatchObject({
      place: {line: 7, column: 3},
      fix: {written: '| `x || y` | `\\|` |', replacement: '| `x \\|\\| y` | `\\|` |'},
    });
  });

  it.each([
    '| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | |\n| a \\| b | c |\n| [[甲|乙]] | 二 |',
    '| a | b |\n| - | - |\n\n| 1 | 2 | 3 |',
    '| a | b |\n| - | - |\n# 1 | 2 | 3',
    '    | a |\n    | - |\n    | 1 | 2 |',
    '```\n| a |\n| - |\n| 1 | 2 |\n```',
    'a | b | c\n- | -\n1 | 2 | 3',
  ])('are no matter where there is none: %j', (text) => {
    expect(find(text).filter(({code}) => code === 'MD-147')).toEqual([]);
  });
});

describe('bold text in full-width asterisks', () => {
  it.each([
    ['＊＊重点＊＊', 1, '**重点**'],
    ['- ＊＊闭包＊＊：函数和它的环境', 3, '**闭包**'],
    ['简单的算法，＊＊千万不要真的使用它＊＊ (不安全)', 7, '**千万不要真的使用它**'],
    ['注意，＊＊不要 `a＊＊` 这样写＊＊。', 4, '**不要 `a＊＊` 这样写**'],
  ])('is named in %j', (text, column, right) => {
    expect(find(text)).toMatchObject([
      {code: 'MD-143', place: {line: 5, column}, fix: {replacement: right}},
    ]);
  });

  it.each([
    '张＊＊和李＊＊',
    '联系人：＊＊和＊＊。',
    '来自 ＊＊公司和＊＊。',
    '来自 ＊＊县的李＊＊。',
    '时间格式为 ＊＊：＊＊：＊＊',
    '会显示 ＊＊天前，＊＊周前',
    '＊＊县＊＊镇',
    '手机 138＊＊＊＊1234',
    '密码 ＊＊＊＊＊＊',
    '卡号 ＊＊12＊＊ 与 ＊＊34＊＊',
    '是＊＊重点＊＊吗',
    '`＊＊重点＊＊`',
  ])('is not seen where asterisks may be meant: %j', (text) => expect(find(text)).toEqual([]));
});

describe('a fence that does not end', () => {
  it.each(['正文\n\n```js\nlet a\n\n## 小节', '正文\n\n~~~\na\n```\n'])('is named: %j', (text) => {
    expect(find(text)).toMatchObject([
      {code: 'MD-145', level: 'warning', place: {line: 7, column: 1}},
    ]);
  });

  it.each(['```js\na\n```', '- 一\n\n  ```js\n  a', '> ```js\n> a\n\n正文', '    ```\n    a'])(
    'is left alone where it ends, also with what it is in: %j',
    (text) => expect(find(text)).toEqual([]),
  );
});

describe('a footnote that nothing refers to', () => {
  it.each([
    ['正文\n\n[^1]: 注', '1', 7],
    ['正文[^2]\n\n[^1]: 一\n[^2]: 二', '1', 7],
    ['> [^a]: 注', 'a', 5],
    ['正文 `[^1]` 与\n\n```\n[^x]\n```\n\n[^x]: 注', 'x', 11],
  ])('is named: %j', (text, id, line) => {
    expect(find(text)).toMatchObject([{code: 'MD-146', place: {line, column: 1}}]);
    expect(find(text)[0]!.zh).toContain(`[^${id}]`);
  });

  it.each([
    '正文[^1]\n\n[^1]: 注',
    '正文[^A]\n\n[^a]: 注',
    '正文[^1]\n\n[^1]: 见[^2]\n[^2]: 注',
    '    [^1]: 代码',
    '```\n[^1]: 代码\n```',
  ])('is no matter where there is none: %j', (text) => expect(find(text)).toEqual([]));
});
