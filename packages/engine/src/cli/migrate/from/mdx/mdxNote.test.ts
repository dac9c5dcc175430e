import {describe, expect, it} from 'vitest';
import {createProblemList, type OldFolder} from '../common/migration.ts';
import {rewriteMdxNote} from './mdxNote.ts';

function rewrite(body: string, files: Readonly<Record<string, string>> = {}) {
  const folder: OldFolder = {
    paths: Object.keys(files),
    has: (path) => Object.hasOwn(files, path),
    read: (path) => files[path]!,
    run: () => Promise.resolve(undefined),
  };
  const problems = createProblemList('docs/a.mdx');
  const data = {title: '题'};
  const text = rewriteMdxNote(body, {path: 'docs/a.mdx', folder, data}, problems);
  return {text, problems: problems.all.map(({line, en}) => `${line} ${en}`)};
}

const textOf = (body: string): string => rewrite(body).text.trim();

describe('rewriteMdxNote', () => {
  it('drops imports and exports over several lines, and leaves code and words alone', () => {
    const {text, problems} = rewrite(`import {
  Tabs,
} from '@astrojs/starlight/components';
import './a.css'
export const list = [
  {a: 1},
];

import the module first.

\`\`\`js
import a from 'a';
export const b = <A />;
\`\`\`
`);
    expect(text.trim()).toBe(
      "import the module first.\n\n```js\nimport a from 'a';\nexport const b = <A />;\n```",
    );
    expect(problems).toEqual(['5 What is exported was left out.']);
  });

  it('leaves formulas alone', () => {
    const body = `从 $V_{i}$ 到 $a<B>c$，$$x^{n}$$。

$$
\\sum_{i}^{n} <X>
$$

- $$
  {k}
  $$
`;
    expect(rewrite(body)).toEqual({text: body, problems: []});
    expect(rewrite('价 $5 {a} $6，$HOME {b}\n').problems).toHaveLength(2);
    expect(textOf('值 $a <Badge text="新" /> $b')).toContain('新</span>');
  });

  it('shows code that a component is given as a block of it, also from a file that is imported as text', () => {
    const {text, problems} = rewrite(
      `import run from '/public/code/run.cpp?raw';

<Tabs>
  <TabItem label="甲">
    <Code code={run} lang="cpp" title="run.cpp" />
  </TabItem>
</Tabs>

<Code code={run} />
<Code code={'let a = 1;\\nlet b;'} lang="js" />
<Code code="\`\`\`" />
<Code code={made()} lang="js" />
`,
      {'public/code/run.cpp': 'int main() {\n  return 0;\n}\n'},
    );
    expect(text.split('\n').filter((line) => line.trim() !== '')).toEqual([
      '<Tabs>', '<TabItem value="甲" label="甲">',
      '```cpp title="run.cpp"', 'int main() {', '  return 0;', '}', '```', '</TabItem>', '</Tabs>',
      '```cpp', 'int main() {', '  return 0;', '}', '```',
      '```js', 'let a = 1;', 'let b;', '```', '````', '```', '````',
    ]); // prettier-ignore
    expect(problems).toEqual(['12 The component <Code> was not brought over.']);
  });

  it('keeps pictures and words that were given to components of the site', () => {
    const {text, problems} = rewrite(`import {Shot} from 'components/shot'
import one from './one.png'

<Shot src={one} alt="一" />

<Shot src="/two.png" caption="说明" />

见 <Shot src="/three.svg" /> 处

<Promo title="课程" description="说" href="/x" />

<Player src="/a.mp4" />
`);
    expect(text.replace(/\n{2,}/g, '\n').trim()).toBe(
      '![一](./one.png)\n![](/two.png)\n说明\n见 ![](/three.svg) 处\n- [课程](/x) — 说',
    );
    expect(problems).toEqual([
      '10 The component <Promo> was not brought over.',
      '12 The component <Player> was not brought over.',
    ]);
  });

  it('makes admonitions, tabs and steps, without the indentation that MDX ignores', () => {
    expect(
      textOf(`<Steps>

1. 一

   <Tabs items={['npm', "pnpm"]}>
     <Tabs.Tab>
       \`\`\`sh filename="a.sh"
       npm i
       \`\`\`
     </Tabs.Tab>
     <Tabs.Tab>字</Tabs.Tab>
   </Tabs>

</Steps>

<Aside type="caution" title="小心">
        很 *深*

        :::note[内]
        字
        :::
</Aside>

<Callout>字</Callout>

> [!INFO] 题
> 字`),
    ).toBe(`1. 一

   <Tabs>

   <TabItem value="npm" label="npm">

   \`\`\`sh title="a.sh"
   npm i
   \`\`\`

   </TabItem>

   <TabItem value="pnpm" label="pnpm">

   字

   </TabItem>

   </Tabs>

::::warning[小心]

很 *深*

:::note[内]
字
:::

::::

:::note

字

:::

:::info[题]

字

:::`);
  });

  it('makes cards that lead on a list, trees of files too, and commands of npm', () => {
    expect(
      textOf(`<CardGrid>
  <LinkCard
    title="甲"
    href="/a/"
    description="一句"
  />
  <Card title="乙" icon="star">
    字
  </Card>
</CardGrid>
<FileTree>
  <FileTree.Folder name="src">
    <FileTree.File name="a.ts" />
  </FileTree.Folder>
</FileTree>
<PackageManagers pkg="astro" dev />
<PackageManagerTabs command="create rspress@latest" />`).replace(/\n+/g, '\n'),
    ).toBe(`- [甲](/a/) — 一句
**乙**
字
- src
  - a.ts
\`\`\`bash npm2yarn
npm install -D astro
\`\`\`
\`\`\`bash npm2yarn
npm create rspress@latest
\`\`\``);
  });

  it('rewrites tags within lines, attributes of JSX, comments, texts and values in braces', () => {
    expect(
      textOf(`{/* 注
释 */}甲{' '}<Badge variant="tip">新</Badge> <Badge text="旧" /> {frontmatter.title} <Link href="/b">乙</Link>\`<Badge />\` \\{x}

<img className="pic" style={{maxWidth: '50%', marginTop: 4}} onClick={() => go()} src="a.png" />

## 节 [#sec]`),
    )
      .toBe(`甲 <span class="badge badge--success">新</span> <span class="badge badge--secondary">旧</span> 题 <a href="/b">乙</a>\`<Badge />\` \\{x}

<img class="pic" style="max-width:50%;margin-top:4px" src="a.png" />

## 节 {#sec}`);
  });

  it('puts imported notes and pictures in their place, by aliases too', () => {
    const {text, problems} = rewrite(
      `import Part from './part/_p.mdx';
import Other from '@zh/fragments/o.mdx';
import Gone from './gone.mdx';
import pic from '../assets/p.png';

<Part />
<Other />
<Gone />

<Image src={pic} alt="图" />`,
      {
        'docs/part/_p.mdx': '[链](./b.md) 一',
        'docs/part/b.md': '',
        'docs/en/fragments/o.mdx': 'two',
        'docs/zh/fragments/o.mdx': '二',
        'assets/p.png': '',
      },
    );
    expect(text.trim().replace(/\n+/g, '\n')).toBe(
      '[链](./part/b.md) 一\n二\n![图](../assets/p.png)',
    );
    expect(problems).toEqual(['8 ./gone.mdx, to be included, is not there.']);
  });

  it('keeps what is inside components that have no counterpart, and lists them and what runs', () => {
    const {text, problems} = rewrite(
      "<Own a={{b: 1 /* it's */}}>\n  字 {count + 1}\n</Own>\n\n甲 <Other/>",
    );
    expect(text.trim().replace(/\n+/g, '\n')).toBe('字 {count + 1}\n甲');
    expect(problems).toEqual([
      '2 The expression {count + 1} is shown as it is written.',
      '1 The component <Own> was not brought over.',
      '5 The component <Other> was not brought over.',
    ]);
  });

  it.each(['{', '{a ', '<a {', '<a b={', '{ `'])(
    'leaves a line of nothing but %j as it is',
    (sign) => {
      const line = sign.repeat(50_000);
      expect(rewrite(line).text.trim() === line.trim()).toBe(true);
    },
  );

  it.each([
    ['that are never closed', '<A>\n'.repeat(3000)],
    ['of HTML that are never closed', '<div>\n'.repeat(3000)],
    ['in each other', `${'<Card>\n'.repeat(3000)}字\n${'</Card>\n'.repeat(3000)}`],
    ['that never end', '<A b="\n'.repeat(1000)],
  ])('ends with thousands of tags %s', (_, body) => {
    expect(rewrite(`${body}\n末`).text.trim()).toMatch(/末$/);
  });
});

describe('components of Mintlify', () => {
  it('keep the names and types of fields, and what is said of them', () => {
    expect(
      textOf(
        '<ParamField path="id" type="string" required>\n  编号\n\n  <Expandable title="例">\n    `a`\n  </Expandable>\n</ParamField>\n\n<ResponseField name="ok" type="boolean" required={false} default="true" />\n',
      ),
    ).toBe(
      '- **id** `string` `required`\n\n  编号\n\n  <details>\n  <summary>例</summary>\n\n  `a`\n\n  </details>\n\n\n\n- **ok** `boolean` `= true`',
    );
  });

  it('keep the labels of updates, trees and tips', () => {
    const {text, problems} = rewrite(
      '<Update label="2024-01" description="v1">\n话\n</Update>\n<Tree>\n<Tree.Folder name="src">\n<Tree.File name="a.ts" />\n</Tree.Folder>\n</Tree>\n\n<Columns cols={2}>\n甲 <Tooltip tip="说明">词</Tooltip>\n</Columns>\n<Check>好</Check>\n',
    );
    expect(text.replace(/\n{2,}/g, '\n').trim()).toBe(
      '## 2024-01\nv1\n话\n- src\n  - a.ts\n甲 词\n:::tip\n好\n:::',
    );
    expect(problems).toEqual([]);
  });
});
