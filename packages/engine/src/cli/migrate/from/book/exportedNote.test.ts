import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';
import {rewriteExport} from './exportedNote.ts';

const ID = '20240501100000-abcdefg';

it.each([
  [`# 甲\n{: id="${ID}" updated="20240501"}\n\n文\n{: id="${ID}"}`, '# 甲\n\n文'],
  [`* {: id="${ID}"}一\n  {: id="${ID}"}\n* {: id="${ID}"}二\n{: id="${ID}"}`, '* 一\n* 二'],
  [`**粗**{: style="color: red;"}字\n第二行\n{: id="${ID}"}`, '**粗**字\\\n第二行'],
  [`{{{row\n左\n{: id="${ID}"}\n\n右\n\n}}}\n{: id="${ID}"}`, '\n左\n\n右\n\n'],
  [`见 ((${ID} '甲')) 与 ((${ID} "乙"))、[丙](siyuan://blocks/${ID})`, '见 甲 与 乙、丙'],
  [`{: id="${ID}"}\n\`\`\`\n{: id="${ID}"}\n\`\`\``, `\`\`\`\n{: id="${ID}"}\n\`\`\``],
])('leaves out what SiYuan writes of its blocks: %j', (written, rewritten) => {
  expect(rewriteExport(written, {})).toBe(rewritten);
});

it.each([
  ['> 一\n> 二\n{.is-warning}', ':::warning\n一\n二\n:::'],
  ['- 甲\n- 乙\n{.grid-list}\n\n后', '- 甲\n- 乙\n\n后'],
  ['## 页签 {.tabset}', '## 页签'],
  ['## 节 {#id}', '## 节 {#id}'],
  ['{.is-info}', '{.is-info}'],
  ['`{.a}`\n\n```\n{.is-info}\n```', '`{.a}`\n\n```\n{.is-info}\n```'],
])('reads classes as Wiki.js does: %j', (written, rewritten) => {
  expect(rewriteExport(written, {})).toBe(rewritten);
});

it('reads what Pandoc makes of a file of Word', async () => {
  const {read} = await migrateFiles({
    '需求.md':
      '# 需求\n\n[下划]{.underline}[高亮]{.mark}\n\n![](media/a.png){width="5.76in"\nheight="3.24in"}\n\n+----+----+\n| 列 | 二 |\n+====+====+\n| 1  | 2  |\n+----+----+\n',
    'media/a.png': '',
  });
  expect(read('docs/需求.md')).toContain('<u>下划</u><mark>高亮</mark>');
  expect(read('docs/需求.md')).toContain('width="553" height="311"');
  expect(read('docs/需求.md')).toContain('| 列 | 二 |\n| --- | --- |\n| 1 | 2 |');
});

it('centres what the editors of CSDN and Gitee centre', async () => {
  const {read} = await migrateFiles({'甲.md': '# 甲\n\n::: hljs-center\n\n中\n\n:::\n'});
  expect(read('docs/甲.md')).toContain('<div style="text-align: center">\n\n\n中\n\n\n</div>');
});

it('reads sizes of pictures of Yuque and Outline', async () => {
  const {read} = await migrateFiles({
    '甲.md':
      '# 甲\n\n![图](https://cdn.nlark.com/yuque/a.png#averageHue=%23f8&height=200&originWidth=600&width=300)\n\n![](b.png "题 =640x480")\n\n![](b.png "速度 =3")\n\n![](https://cdn.nlark.com/yuque/__latex/a.svg#card=math&code=a&width=20)\n',
    'b.png': '',
  });
  expect(read('docs/甲.md')).toContain('alt="图" width="300" />');
  expect(read('docs/甲.md')).toContain('title="题" width="640" height="480" />');
  expect(read('docs/甲.md')).toContain('![](./b.png "速度 =3")');
  expect(read('docs/甲.md')).toContain('$a$');
});

it.each([
  [{created: '2021-07-12 13:40:42Z', updated: '2021-07-12 13:45:10Z'}, '一\\\n二'],
  [{created: '2021-07-12'}, '一\n二'],
])('keeps line breaks of notes of Joplin: %j', (data, rewritten) => {
  expect(rewriteExport('一\n二', data)).toBe(rewritten);
});

it('makes a note of a bundle of text and pictures', async () => {
  const {read, paths} = await migrateFiles({
    '集/甲.textbundle/text.md': '# 甲的题\n\n![图](assets/a%20b.png)\n',
    '集/甲.textbundle/info.json': '{}',
    '集/甲.textbundle/assets/a b.png': '',
    '乙.textbundle/text.markdown': '# 乙\n',
  });
  expect(paths).toEqual([
    'docs/index.md',
    'docs/乙/index.md',
    'docs/集/甲/assets/a b.png',
    'docs/集/甲/index.md',
    'wuya.config.ts',
  ]);
  expect(read('docs/集/甲/index.md')).toContain('![图](./assets/a%20b.png)');
});

it.each([
  ['updated: 2021-07-12 13:45:10Z', '{"date":"2021-07-12"}'],
  ['lastmod: 2024-06-01T10:00:00Z', '{"date":"2024-06-01"}'],
  ['updated: 昨天', undefined],
  ['updated: 2021-07-12\nlast_update: {date: 2020-01-01}', '{"date":"2020-01-01"}'],
])('keeps the day of the last change: %s', async (head, written) => {
  const {read} = await migrateFiles({'a.md': `---\n${head}\n---\n文\n`});
  expect(/^last_update: (.*)$/m.exec(read('docs/a.md'))?.[1]).toBe(written);
});

it.each([
  ['```mermaidjs\na-->b\n```', '```mermaid\na-->b\n```'],
  [
    '::: mermaid\ngraph LR\na-->b\n:::\n\n::: note\n:::',
    '```mermaid\ngraph LR\na-->b\n```\n\n::: note\n:::',
  ],
])('reads diagrams of Outline and Azure DevOps: %j', (written, rewritten) => {
  expect(rewriteExport(written, {})).toBe(rewritten);
});

it('takes home.md for the home page, as wikis do, and links of Wiki.js for what they lead to', async () => {
  const {read, paths} = await migrateFiles({
    'home.md': '# 欢迎\n\n[安装](/zh/dev/setup#一) [英](/dev/setup)\n',
    'dev/setup.md': '# 安装\n\n[回](/zh/home)、[回](../home)、[没有](/zh/none)\n',
  });
  expect(paths).toEqual(['docs/dev/setup.md', 'docs/index.md', 'wuya.config.ts']);
  expect(read('docs/index.md')).toContain('[安装](./dev/setup.md#一) [英](./dev/setup.md)');
  expect(read('docs/dev/setup.md')).toContain(
    '[回](../index.md)、[回](../index.md)、[没有](/zh/none)',
  );
  const {paths: both} = await migrateFiles({'home.md': '# 甲\n', 'README.md': '# 乙\n'});
  expect(both).toEqual(['docs/README.md', 'docs/home.md', 'wuya.config.ts']);
});
