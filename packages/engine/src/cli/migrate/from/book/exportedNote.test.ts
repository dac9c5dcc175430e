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
