import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/migrated.ts';

describe('a note of VitePress', () => {
  it('takes over ids as translators write them, and what follows the language of code', async () => {
    const {read} = await migrate({
      '.vitepress/config.js': 'export default {}',
      'a.md': `## 安装 %{#install}%

## 用法 <!-- {#usage} -->

\`\`\`js:line-numbers=2{1,3} [a.js]
x
\`\`\`

\`\`\`md:no-v-pre
x
\`\`\`

\`\`\`ts:line-numbers
x
\`\`\`
`,
    });
    const text = read('docs/a.md');
    for (const part of [
      '## 安装 {#install}\n',
      '## 用法 {#usage}\n',
      '```js showLineNumbers=2 {1,3} title="a.js"\n',
      '```md\n',
      '```ts showLineNumbers\n',
    ])
      expect(text).toContain(part);
  });

  it('names components whose tags reach over several lines', async () => {
    const {problems} = await migrate({
      '.vitepress/config.js': 'export default {}',
      'a.md': '甲\n\n<SchoolLink\n  href="x"\n/>\n',
    });
    expect(problems).toEqual(['a.md:3']);
  });

  it('takes over containers that one line closes together, their ids, and tabs of a plugin', async () => {
    const {read} = await migrate({
      '.vitepress/config.js': 'export default {}',
      'a.md': `::: warning 题 {#here}
::: code-group
\`\`\`js [a]
x
\`\`\`
:::

后

::: tip
::: info
字
:::
:::

::: tabs key:ab
== 甲
一
== 乙
二
:::
`,
    });
    expect(read('docs/a.md').replace(/\n+/g, '\n').trim().split('\n')).toEqual([
      '<a id="here"></a>', ':::warning[题]', '<Tabs>', '<TabItem value="a" label="a">', '```js', 'x', '```', '</TabItem>',
      '</Tabs>', ':::', '后', ':::tip', ':::info', '字', ':::', ':::', '<Tabs>', '<TabItem value="甲" label="甲">', '一',
      '</TabItem>', '<TabItem value="乙" label="乙">', '二', '</TabItem>', '</Tabs>',
    ]); // prettier-ignore
  });
});
