import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

it('makes links of components that say where they lead, with the title of the note where they have no words', async () => {
  const {read, problems} = await migrate({
    '.vitepress/config.js': 'export default {};\n',
    'guide/syntax.md': '---\ntitle: 语法\n---\n\n一句\n',
    'b/index.md': '# [乙] 篇\n',
    'b/a.md': `见 <LinkInline link="guide/syntax#x" />、<RouterLink to="/b/">这里</RouterLink>、<CourseLink href="https://x.example/a?b=c">课</CourseLink>。

<LinkCard link="b/" />
<VPButton href='https://x.example/' text="去看" />
<Counter to="100" /> <Badge text="新" href="/b/" /> \`<LinkCard link="b/" />\`

\`\`\`vue
<LinkCard link="b/" />
\`\`\`
`,
  });
  expect(read('docs/b/a.md'))
    .toBe(`见 [语法](/guide/syntax.md#x)、[这里](/b/index.md)、[课](https://x.example/a?b=c)。

[\\[乙\\] 篇](/b/index.md)
[去看](https://x.example/)
<Counter to="100" /> <span class="badge badge--success">新</span> \`<LinkCard link="b/" />\`

\`\`\`vue
<LinkCard link="b/" />
\`\`\`
`);
  expect(problems).toEqual(['b/a.md:5']);
});

it('brings files of the site that components bind, and groups of code of VuePress 1', async () => {
  const {read, problems} = await migrate({
    'docs/.vuepress/config.js': 'module.exports = {};\n',
    'docs/.vuepress/public/a/图.png': 'x',
    'docs/a.md': `# 甲

<img :src="$withBase('/a/图.png')" alt="图"> <a v-bind:href='withBase("/b.html")'>乙</a> \`:src="$withBase('/a')"\`

## PropType\\<T> 与 Ref\\<Value>

<code-group>
  <code-block title="YARN" active>
  \`\`\`bash
  yarn
  \`\`\`
  </code-block>
</code-group>
`,
    'docs/b.md': '# 乙\n',
  });
  expect(read('docs/a.md')).toContain(`<img src="/a/图.png" alt="图"> <a href="/b.html">乙</a>`);
  expect(read('docs/a.md')).toContain('`:src="$withBase(');
  expect(read('docs/a.md')).toContain(`<Tabs>
<TabItem value="YARN" label="YARN">

  \`\`\`bash
  yarn
  \`\`\`

</TabItem>
</Tabs>`);
  expect(problems).toEqual([]);
});

it('shows the lines of a file that VuePress shows, with its marks', async () => {
  const {read, problems} = await migrate({
    'docs/.vuepress/config.js': 'module.exports = {};\n',
    'docs/a.md':
      '# 甲\n\n@[code{2-3} ts{2}](./src/b.js)\n\n@[code{3-}](./src/b.js)\n\n@[code js](./src/b.js)\n',
    'docs/src/b.js': 'one;\ntwo;\nthree;\nfour;\n',
  });
  expect(read('docs/a.md')).toContain(
    '```ts {2}\ntwo;\nthree;\n```\n\n```js\nthree;\nfour;\n```\n\n```js\none;\ntwo;\nthree;\nfour;\n```\n',
  );
  expect(problems).toEqual([]);
});

it('reads sidebars in the words of VuePress 1: titles of groups, notes with a label', async () => {
  const {config, problems} = await migrate({
    'docs/.vuepress/config.js': `module.exports = {themeConfig: {sidebar: {'/v2/': [
  {title: '准备', collapsable: false, children: [['a/', '介绍'], 'b', ['https://x.example', '外']]},
  {title: '更多', path: '/v2/a/', children: ['b']},
]}}};\n`,
    'docs/v2/a/README.md': '# 甲\n',
    'docs/v2/b.md': '# 乙\n',
  });
  const docs: {sidebars: Record<string, unknown>} = config['docs']!;
  expect(docs.sidebars['v2']).toEqual([
    {
      type: 'category',
      label: '准备',
      collapsible: false,
      items: [
        {type: 'doc', id: 'v2/a/README', label: '介绍'},
        'v2/b',
        {type: 'link', label: '外', href: 'https://x.example'},
      ],
    },
    {
      type: 'category',
      label: '更多',
      collapsed: true,
      link: {type: 'doc', id: 'v2/a/README'},
      items: ['v2/b'],
    },
  ]);
  expect(problems).toEqual([]);
});

it('takes what tags of the head of a note say of it, where its own fields do not', async () => {
  const {read} = await migrate({
    '.vitepress/config.js': 'export default {};\n',
    'a.md':
      '---\ntitle: 甲\nhead:\n  - [meta, {name: description, content: 说}]\n  - - meta\n    - name: keywords\n      content: 闭包, 作用域\n---\n\n文\n',
    'b.md':
      '---\ntitle: 乙\ndescription: 自己的\nhead:\n  - [meta, {name: description, content: 说}]\n  - [link, {rel: x}]\n---\n\n文\n',
  });
  expect(read('docs/a.md')).toContain('description: "说"\nkeywords: ["闭包","作用域"]');
  expect(read('docs/b.md')).toContain('description: "自己的"');
  expect(read('docs/b.md')).not.toContain('说');
});

describe('expressions of Vue', () => {
  it('become what the front matter, the site and constants say, and words in quotes', async () => {
    const {read, problems} = await migrate({
      '.vitepress/config.js':
        "export default {title: '站', description: '一句', themeConfig: {v: 3, deep: {a: '深'}}};\n",
      'a.md': `---
title: 甲
author: {name: 乙}
---
<script setup>
import {useData} from 'vitepress'
const version = '1.2'
const count = ref(3)
const made = version + count
</script>

# {{ $frontmatter.title }}

{{ frontmatter.author.name }} {{ $page.title }} {{page.title}} {{ $site.title }} {{ site.description }} {{ theme.v }}
{{ $themeConfig.deep.a }} {{ version }} {{ count }} {{ '{{ x }} <b>' }} \`{{ version }}\`

{{ made }} {{ gone }} {{ a ? 1 : 2 }} {{ theme.deep }} {{ constructor }}

<span v-pre>{{ version }}</span> {{ nothing }}

::: v-pre
{{ version }} {{ nothing }}
:::

{{ version }} end
`,
    });
    const text = read('docs/a.md');
    expect(text).toContain('# 甲\n');
    expect(text).toContain('乙 甲 甲 站 一句 3\n深 1.2 3 {{ x }} &lt;b> `{{ version }}`\n');
    expect(text).toContain(
      '{{ made }} {{ gone }} {{ a ? 1 : 2 }} {{ theme.deep }} {{ constructor }}',
    );
    expect(text).toContain('<span v-pre>{{ version }}</span> {{ nothing }}');
    expect(text).toMatch(/\n\{\{ version \}\} \{\{ nothing \}\}\n[^]*\n1\.2 end\n/);
    expect(problems).toEqual(['a.md:5', ...Array<string>(5).fill('a.md:17')]);
  });
});

describe('a note of VitePress', () => {
  it('leads to notes whose names have blanks', async () => {
    const {read} = await migrate({
      '.vitepress/config.js': 'export default {}',
      'a.md': '[乙](./%E4%B9%99%20b) [丙](/c%20d.html#e)\n',
      '乙 b.md': '# 乙\n',
      'c d.md': '# 丙\n',
    });
    expect(read('docs/a.md')).toBe('[乙](./%E4%B9%99%20b.md) [丙](/c%20d.md#e)\n');
  });

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

  it('includes code in lists and quotes, with the language that is written', async () => {
    const {read, problems} = await migrate({
      '.vitepress/config.js': 'export default {}',
      'a.md': '1. 甲\n\n   <<< ./x.yaml#content{2 yml:line-numbers} [x.yml]\n\n> <<< ./b.js\n',
      'x.yaml': '# 前\n#region content\n  name: a\n  on: b\n#endregion content\n',
      'b.js': 'const s = `````;\n',
    });
    expect(read('docs/a.md').split('\n')).toEqual([
      '1. 甲', '', '   ```yml showLineNumbers {2} title="x.yml"', '   name: a', '   on: b', '   ```', '',
      '> ``````js', '> const s = `````;', '> ``````', '',
    ]); // prettier-ignore
    expect(problems).toEqual([]);
  });

  it('includes regions, sections and lines of notes, and what these include', async () => {
    const {read, problems} = await migrate({
      '.vitepress/config.js': "export default {srcDir: 'docs'}",
      'docs/a.md': `<!--@include: ./parts/b.md#part-->

- 项

  <!-- @include: ./parts/b.md#用法 -->

甲 <!--@include: @/parts/c.md{2,2}--> 乙

<!-- @include: ./parts/c.md{2-} -->

<!--@include: ./parts/none.md#x-->
`,
      'docs/parts/b.md': `# 题

<!-- #region part -->
![图](./b.png)

<!-- @include: ./c.md -->
<!-- #endregion part -->

## 用法

一

### 细

二

## 后
`,
      'docs/parts/b.png': 'x',
      'docs/parts/c.md': '---\ntitle: 丙\n---\n一行\n二行\n三行\n',
    });
    expect(read('docs/a.md').replace(/\n+/g, '\n').trim().split('\n')).toEqual([
      '![图](./parts/b.png)', '一行', '二行', '三行', '- 项', '  一', '  ### 细', '  二', '甲 二行 乙', '二行', '三行',
      '<!--@include: ./parts/none.md#x-->',
    ]); // prettier-ignore
    expect(problems).toEqual(['docs/a.md:11']);
  });

  it('ends files that include each other', async () => {
    const {read} = await migrate({
      '.vitepress/config.js': 'export default {}',
      'a.md': '甲\n\n<!--@include: ./a.md-->\n',
    });
    expect(read('docs/a.md').match(/甲/g)).toHaveLength(11);
  });
});

describe('a note of the themes hope and plume', () => {
  const rewrite = async (body: string, theme = 'vuepress-theme-plume') => {
    const {read} = await migrate({
      '.vuepress/config.js': 'export default {};\n',
      'package.json': JSON.stringify({devDependencies: {[theme]: '1'}}),
      'a.md': body,
    });
    return read('docs/a.md');
  };

  it('keeps the names of fields and the titles of containers', async () => {
    expect(
      await rewrite(
        ':::: field-group\n\n::: field repo\n@type `string`\n@required\n@default 1\n\n文\n:::\n::::\n\n::: card title="一 题" icon="x"\n文\n:::\n\n::: preview 例\n文\n:::\n\n::: flex between\n文\n:::\n',
      ),
    ).toBe(
      '\n**`repo`**\n\n- type: `string`\n- required\n- default: 1\n\n文\n\n**一 题**\n\n文\n\n**例**\n\n文\n\n文\n',
    );
  });

  it('takes over marked words and drops icons and classes', async () => {
    expect(
      await rewrite(
        '==重点=={.tip} ::carbon:home:: 首页 [乙](b.md){.read-more} `==a==` {.x}\n\n**粗** {.caution}\n',
      ),
    ).toBe('<mark>重点</mark> 首页 [乙](b.md) `==a==`\n\n**粗**\n');
    expect(await rewrite('a==b 与 c==d {a}\n', 'vuepress')).toBe('a==b 与 c==d {a}\n');
  });
});

it('takes braces of formulas for no expressions', async () => {
  const {problems} = await migrate({
    '.vitepress/config.js': 'export default {markdown: {math: true}};\n',
    'a.md':
      '# 甲\n\n力 $F_{{r_{x}}}$ 与 {{ force }}\n\n$$\n\\frac{{b}}{{c}}\n$$\n\n$5 起，{{ price }} $ 止\n',
  });
  expect(problems).toEqual(['a.md:3', 'a.md:9']);
});

it('takes prices and variables in code for no formula around an expression', async () => {
  const {problems} = await migrate({
    '.vitepress/config.js': 'export default {};\n',
    'a.md': '# 甲\n\n$5，{{ price }}，$6\n\n`$HOME` {{ home }} `$PATH`\n',
  });
  expect(problems).toEqual(['a.md:3', 'a.md:5']);
});
