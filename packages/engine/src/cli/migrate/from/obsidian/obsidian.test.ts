import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';
import type {OldFolder} from '../common/migration.ts';
import {createVault} from './wikiLinks.ts';

// On Windows no file has such a name.
describe.skipIf(process.platform === 'win32')('a vault with a backslash in a name', () => {
  it('has a note without it, which links find', async () => {
    const {read, has} = await migrateFiles({
      '.obsidian/app.json': '{}',
      '论文/$T\\bar{T}$ 甲.md': '# 甲\n',
      '首页.md': '[[$T\\bar{T}$ 甲]]\n',
    });
    expect(has('docs/论文/$T-bar{T}$ 甲.md')).toBe(true);
    expect(decodeURI(read('docs/首页.md'))).toContain('](./论文/$T-bar{T}$ 甲.md)');
  });
});

it('finds notes by their id, as Zettlr and other boxes of slips do', async () => {
  const {read, words} = await migrateFiles({
    '20210808123456 闭包.md': '[[20210808123457]]、[[20210808123458|丙]]、[[20210808123459]]\n',
    '20210808123457 作用域.md': '文\n',
    '丙.md': '---\nid: 20210808123458\n---\n文\n',
    '丁.md': '---\nid: "20210808123459"\n---\n# 丁的题\n',
  });
  expect(read('docs/20210808123456 闭包.md')).toContain(
    '[作用域](./20210808123457%20%E4%BD%9C%E7%94%A8%E5%9F%9F.md)、[丙](./%E4%B8%99.md)、[丁的题](./%E4%B8%81.md)',
  );
  expect(words).toEqual([]);
});

it('keeps the other names of a note, by which readers search, and finds one whose name has the sign of headings', async () => {
  const {read, words} = await migrateFiles({
    '.obsidian/app.json': '{}',
    '甲.md': '[[C#]] [[C#类#节]] [[节省]] [[乙#节]]\n\n![[C#类]]\n',
    'C#.md': '---\naliases: [C Sharp, 微软的语言]\n---\n\n文\n',
    'C#类.md': '文\n\n## 节\n',
    '乙.md': '---\nalias: 节省, 乙\n---\n\n## 节\n',
  });
  expect(words).toEqual([]);
  expect(read('docs/C#.md')).toContain('aliases: ["C Sharp","微软的语言"]');
  expect(read('docs/乙.md')).toContain('aliases: ["节省"]');
  expect(read('docs/甲.md')).toContain(
    '[C#](./C%23.md) [C#类 > 节](./C%23%E7%B1%BB.md#%E8%8A%82) [节省](./%E4%B9%99.md) [乙 > 节](./%E4%B9%99.md#%E8%8A%82)',
  );
});

it('finds headings behind a stroke, as Bear writes them', async () => {
  const {read, words} = await migrateFiles({
    '甲.md': '# 甲\n\n[[乙/小节]]、[[乙]]\n',
    '乙.md': '# 乙\n\n## 小节\n',
  });
  expect(read('docs/甲.md')).toContain(
    '[乙/小节](./%E4%B9%99.md#%E5%B0%8F%E8%8A%82)、[乙](./%E4%B9%99.md)',
  );
  expect(words).toEqual([]);
});

it('reads tags of several words and sizes of pictures, as Bear writes them', async () => {
  const {read} = await migrateFiles({
    '甲.md':
      '#编程/Swift# #读书 笔记# #短 文\n\n[[乙]] C#和F# ![图](a.png)<!-- {"width":300} -->\n',
    '乙.md': '# 乙\n',
    'a.png': 'x',
  });
  expect(read('docs/甲.md')).toContain('tags: ["编程/Swift","读书 笔记","短"]');
  expect(read('docs/甲.md')).toContain('C#和F# <img src="a.png" alt="图" width="300" />\n');
});

it('embeds notes in the list or quote that names them, and whole ones by their title', async () => {
  const {read} = await migrateFiles({
    '.obsidian/app.json': '{}',
    '甲.md': '- ![[乙]]\n  - [ ] ![[乙]]\n\n> ![[乙#乙 题]]\n\n![[乙]]\n\n![[乙#节]]\n',
    '乙.md': '# 乙 题\n\n## 节\n',
  });
  expect(read('docs/甲.md')).toContain(
    '- <Embed1 />\n  - [ ] <Embed1 />\n\n> <Embed1 />\n\n\n<Embed1 />\n\n\n![[乙#节]]\n',
  );
});

it('builds at once where notes embed each other', async () => {
  const {read} = await migrateFiles({
    '.obsidian/app.json': '{}',
    '甲.md': '# 甲\n\n![[乙]]\n\n![[甲#甲]]\n\n![[丁]]\n',
    '乙.md': '![[丙]]\n',
    '丙.md': '![[甲]]\n',
    '丁.md': '丁\n',
  });
  expect(read('docs/甲.md')).toContain('\n![[乙]]\n\n![[甲]]\n\n\n<Embed1 />\n');
  expect(read('docs/乙.md')).toContain('![[丙]]\n');
});

it('plays films and recordings, and links to papers', async () => {
  const {read, words} = await migrateFiles({
    '.obsidian/app.json': '{}',
    '甲.md': '![[讲 座.mp4]] ![[听.m4a|第一讲]] ![](附/听.m4a) ![[文.pdf]]\n',
    '附/讲 座.mp4': 'x',
    '附/听.m4a': 'x',
    '附/文.pdf': 'x',
  });
  expect(decodeURI(read('docs/甲.md'))).toContain(
    '<video src="./附/讲 座.mp4" controls></video> <audio src="./附/听.m4a" title="第一讲" controls></audio> <audio src="附/听.m4a" controls></audio> [文.pdf](./附/文.pdf)\n',
  );
  expect(words).toEqual([]);
});

it('lists the notes of a vault that has no home page', async () => {
  const {read} = await migrateFiles({
    '.obsidian/app.json': '{}',
    '甲.md': '# 别的题\n\n见 [[乙]]。\n',
    '_乙.md': '文\n',
    '日记/2024-01-01.md': '---\npublish: false\n---\n文\n',
    '日记/2024-01-02.md': '文\n',
  });
  expect(decodeURI(read('docs/index.md'))).toBe(
    '# 笔记\n\n- [\\_乙](./乙.md)\n- [甲](./甲.md)\n\n## 日记\n\n- [2024-01-02](./日记/2024-01-02.md)\n',
  );
});

it('leaves a vault the home page that it has', async () => {
  const {read} = await migrateFiles({
    '.obsidian/app.json': '{}',
    'index.md': '首。\n',
    '甲.md': '文\n',
  });
  expect(read('docs/index.md')).toContain('首。');
});

it('follows links in Markdown to names in brackets, above the vault, in tags, and to headings with signs', async () => {
  const {read} = await migrateFiles({
    '.obsidian/app.json': '{}',
    'ctf/a.md':
      '![|800](files/p.png)\n\n![图](../../files/p.png)\n\n[甲](../../b%20(SSRF).md#Blind%20SSRF) [乙](../b%20(SSRF).md#权限%20[%20注])\n\n[丙](<#本页 [ 注]>)\n\n## 本页 [^注]\n\n[^注]: 说明\n',
    'b (SSRF).md': '# 乙\n\n## Blind SSRF\n\n## 权限 [^注]\n\n[^注]: 说明\n',
    'files/p.png': 'x',
  });
  const text = read('docs/ctf/a.md');
  expect(text).toContain('<img src="../files/p.png" alt="" width="800" />');
  expect(text).toContain('![图](../files/p.png)');
  expect(text.match(/\[[甲乙丙]\]\([^\n]*?\)(?= |\n)/g)).toEqual([
    '[甲](../b%20%28SSRF%29.md#blind-ssrf)',
    `[乙](../b%20(SSRF).md#${encodeURIComponent('权限')})`,
    `[丙](<#${encodeURIComponent('本页')}>)`,
  ]);
});

it('makes pages of notes that end in .markdown, which links find', async () => {
  const {read, paths, tool} = await migrateFiles({
    '甲.markdown': '# 甲\n\n[[乙]]、[[丙]]、[乙](乙.md)\n',
    '乙.md': '[[甲]]、[[甲.markdown|字]]、[甲](甲.markdown)\n',
    '丙.markdown': '长\n',
    '丙.md': '短\n',
  });
  expect(tool).toBe('Obsidian');
  expect(paths.filter((path) => path.startsWith('docs/'))).toEqual(
    ['丙-2', '丙', '乙', '甲']
      .map((name) => `docs/${name}.md`)
      .concat('docs/index.md')
      .sort(),
  );
  expect(decodeURI(read('docs/甲.md'))).toContain('[乙](./乙.md)、[丙](./丙.md)、[乙](乙.md)');
  expect(decodeURI(read('docs/乙.md'))).toContain('[甲](./甲.md)、[字](./甲.md)、[甲](./甲.md)');
  expect(read('docs/丙-2.md')).toContain('长');
});

it('tells problems of a note that ends in .markdown in its file', async () => {
  const {problems} = await migrateFiles({'a.markdown': '[[b]]\n\n[[没有]]\n', 'b.md': '文\n'});
  expect(problems).toEqual(['a.markdown:3']);
});

it('finds headings with code in them', async () => {
  const {read, words} = await migrateFiles({
    '甲.md': '[[乙#用 `x` 的]]、[[乙#用 `x` 的|字]]、[字](乙.md#用%20`x`%20的)、`[[乙]]` 和 `a`\n',
    '乙.md': '# 乙\n\n## 用 `x` 的\n',
  });
  expect(decodeURI(read('docs/甲.md'))).toContain(
    '[乙 > 用 x 的](./乙.md#用-x-的)、[字](./乙.md#用-x-的)、[字](乙.md#用-x-的)、`[[乙]]` 和 `a`',
  );
  expect(words).toEqual([]);
});

it('reads the headings of a note once for all links that lead to them', () => {
  const count = 50;
  const numbers = Array.from({length: count}, (_, i) => i);
  const text = numbers.map((i) => `## 节 ${i}`).join('\n\n');
  let readCount = 0;
  const folder = {
    paths: ['a.md'],
    has: () => true,
    read() {
      readCount++;
      return text;
    },
  } as unknown as OldFolder;
  const vault = createVault(folder);
  const before = readCount;
  for (const i of numbers) expect(vault.anchorOf(`节 ${i}`, 'a.md')).toBe(`节-${i}`);
  expect(readCount - before).toBe(1);
});

it('keeps the signs of a link to a block as they are', async () => {
  const {read} = await migrateFiles({
    '.obsidian/app.json': '{}',
    'a.md': '[块](<b.md#^$1>)\n',
    'b.md': '# 乙\n',
  });
  expect(read('docs/a.md')).toContain('[块](<b.md#^$1>)');
});
