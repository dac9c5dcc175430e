import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';
import {journalNames} from './journal.ts';
import {printOutline, readOutline} from './outline.ts';

const CONFIG =
  '{:hidden ["pages/藏.md"] ; ["pages/甲.md"]\n :journal/page-title-format "yyyy年MM月dd日"}\n';
const ID = '5feb30e3-fedc-4c2a-aa03-b44020c21c68';
const OTHER = '641c8e5f-f890-4c98-8221-652a4ef0970d';

describe('Logseq', () => {
  it('makes notes of pages and journals: names, properties, headings, lists', async () => {
    const {tool, read, paths, problems} = await migrate({
      'logseq/config.edn': CONFIG,
      'logseq/custom.css': '',
      'pages/前端___甲.md':
        'alias:: 一, [[壹]]\ntags:: [[两 词]], #三\n作者:: 谁\nurl:: https://x.example\n\n- ## 节\n  id:: x\n  collapsed:: true\n\t- 文\n\t  第二行\n\t\t- TODO 深\n\t- 尾\n- 列\n',
      'pages/contents.md': '- [[前端/甲]] [[壹]] [[2024年05月06日]] #[[没有 的]]\n',
      'pages/藏.md': '- 藏\n',
      'pages/o.org': '* 甲\n',
      'journals/2024_05_06.md': '- DONE 事\n',
    });
    expect(tool).toBe('Logseq');
    expect(paths).toEqual([
      'docs/index.md',
      'docs/journals/2024-05-06.md',
      'docs/前端/甲.md',
      'wuya.config.ts',
    ]);
    expect(read('docs/前端/甲.md')).toBe(
      '---\ntitle: "甲"\naliases: ["一","壹"]\ntags: ["两-词","三"]\n---\n\n\n- **作者:** 谁\n- **url:** https://x.example\n\n## 节\n\n-  文\\\n   第二行\n   -  [ ] 深\n-  尾\n-  列\n',
    );
    expect(read('docs/index.md')).toContain('title: "contents"');
    expect(read('docs/index.md')).toContain(
      '-  [前端/甲](./%E5%89%8D%E7%AB%AF/%E7%94%B2.md) [壹](./%E5%89%8D%E7%AB%AF/%E7%94%B2.md) [2024年05月06日](./journals/2024-05-06.md) 没有 的',
    );
    expect(read('docs/journals/2024-05-06.md')).toContain('title: "2024年05月06日"');
    expect(problems).toEqual(['pages/o.org', 'logseq/config.edn']);
  });

  it('keeps pages whose names begin with a dot or have signs that files may not have, by their names', async () => {
    const {read, paths} = await migrate({
      'logseq/config.edn': '{}',
      'pages/.bss.md': '- 节\n',
      'pages/bss.md': '- 别的\n',
      'pages/C%23___a%3A%3Ab%3F.md': '- 字\n',
      'pages/%3Cdiv%3E.md': '- 字\n',
      'pages/100%.md': '- 字\n',
      'pages/contents.md': '- [[.bss]] [[bss]] [[C#/a::b?]] [[<div>]] [[100%]]\n',
    });
    expect(paths.filter((path) => path.startsWith('docs/'))).toEqual([
      'docs/100%.md',
      'docs/C#/a-b.md',
      'docs/bss-2.md',
      'docs/bss.md',
      'docs/div.md',
      'docs/index.md',
    ]);
    expect(read('docs/bss.md')).toContain('title: "bss"');
    expect(read('docs/bss-2.md')).toContain('title: ".bss"');
    expect(read('docs/C#/a-b.md')).toContain('title: "a::b?"');
    expect(read('docs/div.md')).toContain('title: "<div>"');
    expect(read('docs/index.md')).toContain(
      '[.bss](./bss-2.md) [bss](./bss.md) [C#/a::b?](./C%23/a-b.md) [<div>](./div.md) [100%](./100%25.md)',
    );
  });

  it('names the place of a formula, of code and of a table below them, and calls it by its page', async () => {
    const third = ID.replace('5', '7');
    const {read} = await migrate({
      'logseq/config.edn': '{}',
      'pages/甲.md': `- id:: ${ID}\n  $$ \\begin{array}{l}\n  a\n  \\end{array}$$\n- \`\`\`js\n  a\n  \`\`\`\n  id:: ${OTHER}\n- | a |\n  |--|\n  | b |\n  id:: ${third}\n`,
      'pages/乙.md': `- ((${ID})) ((${OTHER})) ((${third}))\n`,
    });
    expect(read('docs/甲.md').trim().split('\n').slice(5)).toEqual([
      '-  $$ \\begin{array}{l}',
      '   a',
      '   \\end{array}$$',
      `   ^${ID}`,
      '-  ```js',
      '   a',
      '   ```',
      `   ^${OTHER}`,
      '-  | a |',
      '   |--|',
      '   | b |',
      '',
      `   ^${third}`,
    ]);
    expect(decodeURI(read('docs/乙.md')).trim()).toContain(
      `-  [甲](./甲.md#^${ID}) [甲](./甲.md#^${OTHER}) [甲](./甲.md#^${third})`,
    );
  });

  it('keeps pages that are called as addresses, by any name that Logseq gives their files', async () => {
    const {paths, problems} = await migrate({
      'logseq/config.edn': '{}',
      'pages/https%3A______a.example___b.md': '- 甲\n',
      'pages/https%3A%2F%2Fc.example.md': '- 乙\n',
    });
    expect(paths).toContain('docs/https/a.example/b.md');
    expect(paths).toContain('docs/https/c.example.md');
    expect(problems).toEqual([]);
  });

  it('leads to bullets of other pages and embeds them', async () => {
    const {read, problems} = await migrate({
      'logseq/config.edn': '{}',
      'pages/甲.md': `- 文 **粗**\n  id:: ${ID}\n- ## 节\n  id:: ${OTHER}\n`,
      'pages/乙.md': `- ((${ID})) [那](((${OTHER}))) [页]([[甲]]) [\`码\` 那](((${ID})))\n- {{youtube abcdefghi-1}}\n- {{embed ((${ID}))}}\n- {{embed [[甲]]}}\n`,
    });
    expect(read('docs/甲.md')).toContain(`-  文 **粗** ^${ID}\n`);
    expect(read('docs/乙.md')).toContain(`(./%E7%94%B2.md#`);
    expect(read('docs/乙.md')).toContain('[页](./%E7%94%B2.md)');
    expect(read('docs/乙.md')).toContain(`[码 那](./%E7%94%B2.md#`);
    expect(read('docs/乙.md')).toContain('youtube.com/embed/abcdefghi-1');
    expect(read('docs/乙.md')).toContain(`![[甲#^${ID}]]`);
    expect(problems).toEqual([]);
  });

  it('links to papers and plays recordings, which an image shows there', async () => {
    const {read} = await migrate({
      'logseq/config.edn': '{}',
      'assets/a.pdf': 'x',
      'assets/b.mp3': 'x',
      'assets/c.png': 'x',
      'pages/甲.md':
        '- ![文](../assets/a.pdf) ![听](../assets/b.mp3) ![图](../assets/c.png) ![没有](../assets/d.mp4)\n',
    });
    expect(read('docs/甲.md')).toMatch(
      /-  \[文\]\(\S*a\.pdf\) <audio src="\S*b\.mp3" title="听" controls><\/audio> !\[图\]\(\S*c\.png\) \[没有\]\(\S*d\.mp4\)/,
    );
  });

  it('finds pictures that are named from the top, and those whose names begin with a line', async () => {
    const {read, has} = await migrate({
      'logseq/config.edn': '{}',
      'assets/a.png': 'x',
      'assets/_page_5_Picture_0.jpeg': 'x',
      'pages/甲.md': '- ![一](/../assets/a.png) ![二](../assets/_page_5_Picture_0.jpeg)\n',
    });
    expect(read('docs/甲.md')).toContain(
      '![一](assets/a.png) ![二](./assets/page_5_Picture_0.jpeg)',
    );
    expect(has('docs/assets/page_5_Picture_0.jpeg')).toBe(true);
  });

  it('calls a link to a block of Org by the first words in it', async () => {
    const {read} = await migrate({
      'logseq/config.edn': '{}',
      'pages/甲.md': `- id:: ${ID}\n  #+BEGIN_WARNING\n  小心\n  #+END_WARNING\n`,
      'pages/乙.md': `- ((${ID}))\n`,
    });
    expect(read('docs/乙.md')).toContain('-  [小心](./%E7%94%B2.md#');
  });

  it('rewrites blocks of Org, macros, marks and sizes of images, and leaves code alone', async () => {
    const {read, problems} = await migrate({
      'logseq/config.edn': '{}',
      'assets/a.png': 'x',
      'pages/甲.md':
        '- #+BEGIN_TIP\n  注\n  #+END_TIP\n- #+BEGIN_SRC js\n  [[x]] {{y}}\n  #+END_SRC\n- ```js\n  - a:: b\n  {{z}}\n  ```\n- ^^亮^^ {{cloze 空}} {{query (task)}} ![图](../assets/a.png){:height 1, :width 2}\n- #+BEGIN_QUOTE\n  引\n  #+END_QUOTE\n- 一\n  logseq.order-list-type:: number\n',
    });
    const text = read('docs/甲.md');
    for (const part of [
      '-  :::tip\n\n   注\n\n   :::\n',
      '-  ```js\n   [[x]] {{y}}\n   ```\n',
      '-  ```js\n   - a:: b\n   {{z}}\n   ```\n',
      '-  <mark>亮</mark> 空 `{{query (task)}}` ![图](assets/a.png)\n',
      '-  > 引\n1. 一\n',
    ])
      expect(text).toContain(part);
    expect(problems).toEqual(['pages/甲.md']);
  });
});

it('reads back an outline as it prints it', () => {
  const text = '-  甲\n   第二行\n   -  乙\n      -  丙\n-  丁\n';
  const blocks = readOutline(text.replace(/-  /g, '- ').replace(/ {3}/g, '  ')).blocks;
  expect(printOutline(blocks.map((block) => ({...block, isOrdered: false})))).toBe(text);
});

it.each([
  ['2024_05_01', 'MMM do, yyyy', ['May 1st, 2024', '2024-05-01']],
  ['2024-11-12', 'EEE, dd.MM.yy', ['Tue, 12.11.24', '2024-11-12']],
  ['笔记', 'yyyy', []],
])('names the journal %s in %s', (name, format, names) => {
  expect(journalNames(name, format)).toEqual(names);
});
