import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const id = (sign: string): string => sign.repeat(32);
const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map(id);

/** An export of one page with others below it, and a database. */
const EXPORT = {
  [`笔记 ${A}.md`]: `# 笔记

[闭包](%E7%AC%94%E8%AE%B0%20${A}/%E9%97%AD%E5%8C%85%20${B}.md)

[读书](%E7%AC%94%E8%AE%B0%20${A}/%E8%AF%BB%E4%B9%A6%20${C}.csv)
`,
  [`笔记 ${A}/闭包 ${B}.md`]: `# 闭包

<aside>
💡 **记住**：[读书](https://www.notion.so/${C}?pvs=21)

</aside>

![Untitled](%E9%97%AD%E5%8C%85%20${B}/Untitled%201.png)

\`\`\`plain text
a
\`\`\`

注意: 这一行不是属性
`,
  [`笔记 ${A}/闭包 ${B}/Untitled 1.png`]: 'x',
  [`笔记 ${A}/读书 ${C}.csv`]: '\uFEFFName,标签,Notes\n"甲, 乙",好,"一|二\n三"\n丙,,\n',
  [`笔记 ${A}/读书 ${C}_all.csv`]:
    '\uFEFFName,标签,Notes\n"甲, 乙",好,"一|二\n三"\n丙,,\n丁,,https://x.example/a_b\n',
  [`笔记 ${A}/读书 ${C}/甲, 乙 ${D}.md`]: `# 甲, 乙\n\n标签: 好, 新\nNotes: 丙 (%E4%B8%99%20${E}.md)\n\n正文: 是的\n`,
  [`笔记 ${A}/读书 ${C}/丙 ${E}.md`]: '# 丙\n',
};

describe('an export of Notion', () => {
  it('has the names of its pages, the page that holds all as its home page, and its order', async () => {
    const {tool, paths, config, problems} = await migrate(EXPORT);
    expect([tool, problems]).toEqual(['Notion', []]);
    expect(paths).toEqual([
      'docs/index.md',
      'docs/读书/index.md',
      'docs/读书/丙.md',
      'docs/读书/甲, 乙.md',
      'docs/闭包/Untitled 1.png',
      'docs/闭包/index.md',
      'wuya.config.ts',
    ]);
    expect(config).toMatchObject({
      title: '笔记',
      locale: 'zh-CN',
      docs: {
        sidebars: {
          docs: [
            'index',
            '闭包/index',
            {label: '读书', link: {id: '读书/index'}, items: ['读书/甲, 乙', '读书/丙']},
          ],
        },
      },
    });
  });

  it('has links, pictures, callouts and code', async () => {
    const {read} = await migrate(EXPORT);
    expect(read('docs/index.md')).toBe(
      '# 笔记\n\n[闭包](./%E9%97%AD%E5%8C%85/index.md)\n\n[读书](./%E8%AF%BB%E4%B9%A6/index.md)\n',
    );
    expect(read('docs/闭包/index.md')).toBe(`# 闭包

:::tip
**记住**：[读书](../%E8%AF%BB%E4%B9%A6/index.md)

:::

![Untitled](./Untitled%201.png)

\`\`\`text
a
\`\`\`

注意: 这一行不是属性
`);
  });

  it('has databases as tables, all rows of them, and properties as lists and tags', async () => {
    const {read} = await migrate(EXPORT);
    expect(read('docs/读书/index.md')).toBe(`# 读书

| Name | 标签 | Notes |
| --- | --- | --- |
| [甲, 乙](./%E7%94%B2,%20%E4%B9%99.md) | 好 | 一\\|二<br />三 |
| [丙](./%E4%B8%99.md) |  |  |
| 丁 |  | https://x.example/a_b |
`);
    expect(read('docs/读书/甲, 乙.md')).toBe(
      '---\ntags: ["好","新"]\n---\n\n# 甲, 乙\n\n- **标签**：好, 新\n- **Notes**：[丙](./%E4%B8%99.md)\n\n正文: 是的\n',
    );
  });

  it('may have a folder around it, folders without ids, and pages of one name', async () => {
    const {paths, read} = await migrate({
      [`Export-1/甲 ${A}.md`]: `# 甲\n\n[子](%E7%94%B2/%E5%AD%90%20${C}.md) ![](%E7%94%B2/a.png)\n`,
      [`Export-1/甲 ${B}.md`]: '# 甲\n',
      [`Export-1/甲/子 ${C}.md`]: '# 子\n',
      [`Export-1/甲/a.png`]: 'x',
    });
    expect(paths).toEqual([
      'docs/index.md',
      'docs/甲 2.md',
      'docs/甲/a.png',
      'docs/甲/index.md',
      'docs/甲/子.md',
      'wuya.config.ts',
    ]);
    expect(read('docs/甲/index.md')).toBe('# 甲\n\n[子](./%E5%AD%90.md) ![](./a.png)\n');
  });

  it('has callouts in callouts and in lists', async () => {
    const {read} = await migrate({
      [`甲 ${A}.md`]:
        '# 甲\n\n<aside>\n<img src="https://www.notion.so/icons/x.svg" alt="x" width="40px" />\n\n外\n\n<aside>\n⚠️ 内\n\n</aside>\n\n</aside>\n\n- 项\n    \n    <aside>\n    📌 项里\n    \n    </aside>\n    \n\n```html\n<aside>\n</aside>\n```\n',
    });
    expect(read('docs/index.md')).toBe(
      '# 甲\n\n::::note\n\n\n外\n\n:::warning\n内\n\n:::\n\n::::\n\n- 项\n    \n    :::note\n    📌 项里\n    \n    :::\n    \n\n```html\n<aside>\n</aside>\n```\n',
    );
  });

  it('is none where a note or two have such a name', async () => {
    const {tool} = await migrate({[`a ${A}.md`]: '# A\n', 'b.md': '# B\n', 'c.md': '# C\n'});
    expect(tool).toBe('Markdown');
  });
});

it('links the pages that cells of a database name', async () => {
  const all = `笔记 ${A}/读书 ${C}_all.csv`;
  const {read} = await migrate({
    ...EXPORT,
    [all]: `\uFEFFName,关联,说明\n丙,"闭包 (https://www.notion.so/${B}?pvs=21), 甲_乙 (%E8%AF%BB%E4%B9%A6%20${C}/%E7%94%B2,%20%E4%B9%99%20${D}.md)",函数 (closure)\n`,
  });
  expect(read('docs/读书/index.md')).toContain(
    '| [丙](./%E4%B8%99.md) | [闭包](../%E9%97%AD%E5%8C%85/index.md), [甲\\_乙](./%E7%94%B2,%20%E4%B9%99.md) | 函数 (closure) |',
  );
});
