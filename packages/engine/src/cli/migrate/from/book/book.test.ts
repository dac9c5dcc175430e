import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {type SiteFiles, writeFiles} from '../../../../../test/helpers/site.ts';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';
import {temporaryFolder} from '../../../../../test/helpers/temporary.ts';
import {migrateFolder, type MigrationResult} from '../../migrateFolder.ts';
import {readContents} from './contents.ts';

async function migrate(files: SiteFiles) {
  const [from, parent] = [temporaryFolder(), temporaryFolder()];
  const to = join(parent, 'new');
  writeFiles(from, files);
  const {tool, problems, files: written} = (await migrateFolder(from, to)) as MigrationResult;
  const read = (path: string) => readFileSync(join(to, path), 'utf8');
  const config: unknown = JSON.parse(/defineConfig\(([^]*)\);/.exec(read('wuya.config.ts'))![1]!);
  const paths = [...written.keys()].filter((path) => path !== 'wuya.config.ts').sort();
  return {tool, read, config, paths, problems: problems.map(({file, line}) => `${file}:${line}`)};
}

describe('the tool of a folder', () => {
  it('is that of its table of contents where a theme of GitHub Pages is all that Jekyll has', async () => {
    const {tool, paths} = await migrate({
      '_config.yml': 'theme: jekyll-theme-slate\n',
      'SUMMARY.md': '- [甲](a.md)\n',
      'README.md': '# 书\n',
      'a.md': '# 甲\n\n`{{.ID}}`\n',
    });
    expect([tool, paths]).toEqual(['GitBook', ['docs/README.md', 'docs/a.md']]);
  });

  it('is that of its book where a folder of layouts is all that Jekyll has too', async () => {
    const {tool, read} = await migrate({
      '_config.yml': 'remote_theme: x/y\ntitle: 手册\n',
      '_layouts/website/page.html': '{% extends template.self %}\n',
      'book.json': '{"root": "./tw", "plugins": []}\n',
      'tw/SUMMARY.md': '- [甲](a.md)\n',
      'tw/README.md': '# 书\n',
      'tw/a.md': '# 甲\n\n{% hint style="info" %}\n乙\n{% endhint %}\n',
    });
    expect(tool).toBe('GitBook');
    expect(read('docs/a.md')).toContain(':::info\n\n乙\n\n:::');
  });

  it('is told of folders inside that are sites by themselves', async () => {
    const {tool, problems} = await migrate({
      'README.md': '# 仓库\n',
      'docs/zh/mkdocs.yml': 'site_name: 站\n',
      'docs/zh/docs/a.md': '# 甲\n',
      'website/docusaurus.config.js': '',
      'website/docs/b.md': '# 乙\n',
      'website/inner/mkdocs.yml': 'site_name: 里\n',
      'website/inner/docs/c.md': '# 丙\n',
      'examples/x/book.toml': '',
      'examples/x/src/SUMMARY.md': '',
      'code/book.toml': '',
    });
    expect([tool, problems]).toEqual([
      'Markdown',
      ['website/docusaurus.config.js:undefined', 'docs/zh/mkdocs.yml:undefined'],
    ]);
  });
});

it('reads tables of contents that nest deeper than any sidebar', () => {
  const lines = Array.from({length: 9000}, (_, i) => `${' '.repeat(i)}- [${i}](${i}.md)`);
  const depthOf = (entries: ReturnType<typeof readContents>): number =>
    entries.length === 0 ? 0 : 1 + depthOf(entries.at(-1)!.items);
  expect(depthOf(readContents(lines.join('\n')))).toBe(50);
});

it('names the tags of templates in a folder of Markdown, each once a note', async () => {
  const {tool, problems} = await migrate({
    'a.md':
      '---\ntitle: 甲\n---\n\n{% callout "info" %}\n文 {% icon "x" %} `{% code %}`\n{% endcallout %}\n{% callout %}\n\n```\n{% raw %}\n```\n100%}\n',
  });
  expect([tool, problems]).toEqual(['Markdown', ['a.md:5', 'a.md:6']]);
});

it('names the shortcodes of Hugo in a folder of Markdown, and drops attributes below pictures', async () => {
  const {read, problems} = await migrate({
    'a.md':
      '{{% note %}}\n文\n{{% /note %}}\n{{< note >}}\n\n```\n{{< code >}}\n![图](b.png)\n{width=1}\n```\n\n![图](https://x.example/a.png)\n{width=1920}\n',
  });
  expect(problems).toEqual(['a.md:1']);
  expect(read('docs/a.md')).toContain('{width=1}\n```');
  expect(read('docs/a.md')).not.toContain('1920');
});

it('shows what is between lines of dashes below empty lines, as no front matter', async () => {
  const {read} = await migrate({'a.md': '\n\n---\n# 一\n甲: 乙: 丙\n\n---\n末\n'});
  expect(read('docs/a.md')).toBe('\n---\n# 一\n甲: 乙: 丙\n\n---\n末\n');
});

it('reads addresses with backslashes before signs, as editors of GitBook write them', async () => {
  const {read, config, problems} = await migrate({
    'SUMMARY.md': '- [家](README.md)\n- [pg\\_dump](x/pg\\_dump.md)\n',
    'README.md': '# 家\n\n[甲](x/pg\\_dump.md) [乙](/x/pg\\_dump)\n',
    'x/pg_dump.md': '# pg\\_dump\n',
  });
  expect(problems).toEqual([]);
  expect(JSON.stringify(config)).toContain('{"type":"doc","id":"x/pg_dump","label":"pg_dump"}');
  expect(read('docs/README.md')).toContain('[甲](./x/pg_dump.md) [乙](./x/pg_dump.md)');
});

describe('readContents', () => {
  it('looks for no link behind 2,000 signs of a line, and takes a comment without an end for text', () => {
    expect(
      readContents(`- ${'['.repeat(2000)}[乙](b.md)\n- [丙](c.md)\n<!-- x -->\n<!-- [丁](d.md)`),
    ).toEqual([expect.objectContaining({href: undefined}), {label: '丙', href: 'c.md', items: []}]);
  });

  it('reads lists in lists, headings, links alone on a line, and labels without a page', () => {
    const text = `# 目录

[前言](preface.md)

- [甲](<a b.md> "题")
    * **[\`乙\`](b_(1).md)**
  1. 组
     - [丙](c.md)
- [草稿]()

---

## 第二部分

- 只有字
`;
    expect(readContents(text)).toEqual([
      {label: '前言', href: 'preface.md', items: []},
      {
        label: '甲',
        href: 'a b.md',
        items: [
          {label: '乙', href: 'b_(1).md', items: []},
          {label: '组', href: undefined, items: [{label: '丙', href: 'c.md', items: []}]},
        ],
      },
      {label: '草稿', href: undefined, items: []},
      {
        label: '第二部分',
        href: undefined,
        items: [{label: '只有字', href: undefined, items: []}],
      },
    ]);
  });
});

describe('mdBook', () => {
  it('has its settings in JSON in books of its first years', async () => {
    const {tool, config, paths} = await migrate({
      'book.json': '{\n  "title": "旧书"\n}\n',
      'README.md': '# 仓库\n',
      'src/SUMMARY.md': '- [甲](a.md)\n',
      'src/a.md': '# 甲\n',
    });
    expect([tool, paths]).toEqual(['mdBook', ['docs/a.md']]);
    expect(config).toMatchObject({title: '旧书'});
  });

  const BOOK = {
    'book.toml': '[book]\ntitle = "一本 \\"书\\""\nlanguage = "zh-CN"\n',
    'src/SUMMARY.md':
      '# Summary\n\n- [甲](a.md)\n  - [乙](b.md)\n- [没有](none.md)\n- [外](https://x.example)\n',
    'src/a.md': '# 甲\n\n见[乙](b.html#x)、[乙][二]、[三]。\n\n[二]: b.html\n[三]:\nb.html#y\n',
    'src/b.md': `# 乙

\`\`\`rust,ignore,does_not_compile
{{#rustdoc_include ../listings/main.rs:here}}
\`\`\`

\`\`\`toml
{{#include ../listings/a.toml:2:3}}
\`\`\`

{{#include none.rs}} \\{{#include shown}}
`,
    'src/unlisted.md': '# 不在目录里\n',
    'listings/main.rs':
      '# use std;\nfn main() {\n    // ANCHOR: here\n    # hidden\n    #[test]\n    ## shown\n    run();\n    // ANCHOR_END: here\n}\n',
    'listings/a.toml': '1\n2\n3\n4\n',
  };

  it('takes over its contents: a sidebar, the first chapter as home page, old addresses', async () => {
    const {tool, config, paths, problems, read} = await migrate(BOOK);
    expect(tool).toBe('mdBook');
    expect(paths).toEqual(['docs/a.md', 'docs/b.md']);
    expect(read('docs/a.md')).toMatch(/^---\nslug: "\/"\n---\n/);
    expect(config).toMatchObject({
      title: '一本 "书"',
      locale: 'zh-CN',
      redirects: [
        {from: '/a.html', to: '/'},
        {from: '/b.html', to: '/b/'},
      ],
      docs: {
        sidebars: {
          docs: [
            {
              type: 'category',
              label: '甲',
              link: {type: 'doc', id: 'a'},
              items: [{type: 'doc', id: 'b', label: '乙'}],
            },
            {type: 'link', label: '外', href: 'https://x.example'},
          ],
        },
      },
    });
    expect(problems).toEqual(['book.toml:undefined', 'src/b.md:11', 'book.toml:undefined']);
  });

  it('puts included files in their place, and links lead to files', async () => {
    const {read} = await migrate(BOOK);
    expect(read('docs/b.md')).toContain('```rust\n    #[test]\n    # shown\n    run();\n```');
    expect(read('docs/b.md')).toContain('```toml\n2\n3\n```');
    expect(read('docs/b.md')).toContain('{{#include shown}}');
    expect(read('docs/a.md')).toContain('[乙](./b.md#x)');
    expect(read('docs/a.md')).toContain('[二]: ./b.md\n[三]: ./b.md#y');
  });
});

describe('GitBook', () => {
  it('takes over steps, columns, updates, operations and variables of a space, and leaves code alone', async () => {
    const {read, problems} = await migrate({
      'SUMMARY.md': '- [甲](a.md)\n',
      '.gitbook/vars.yaml': 'mail: a@b.example\n',
      'a.md': `# 甲

写 \`{% hint %}\` 与 \`{% endhint %}\`。 <code class="expression">space.vars.mail</code>

{% stepper %}
{% step %}
### 一
{% endstep %}
{% endstepper %}

{% updates format="full" %}
{% update date="2025-12-25" tags="beta, 新" %}
## 新的
{% endupdate %}
{% endupdates %}

{% columns %}
{% column width="50%" %}
左
{% endcolumn %}
{% endcolumns %}

{% openapi src="https://x.example/o.json" path="/pet" method="post" %}
[o.json](https://x.example/o.json)
{% endopenapi %}

{% if visitor.claims.beta %}
内
{% endif %}

{% @mermaid/diagram content="graph TD\\nA-->B" %}

{% unknown %}
`,
    });
    const text = read('docs/a.md');
    expect(text).toContain('写 `{% hint %}` 与 `{% endhint %}`。 a@b.example\n');
    expect(text.replace(/\n{2,}/g, '\n')).toContain(
      '\n### 一\n**2025-12-25** · beta · 新\n## 新的\n左\n**POST** `/pet`\n[o.json](https://x.example/o.json)\n内\n```mermaid\ngraph TD\nA-->B\n```\n{% unknown %}\n',
    );
    expect(problems).toEqual(['a.md:27', 'a.md:33']);
  });

  it('takes over hints, tabs, titles of code, embedded pages and variables', async () => {
    const {tool, read, config, paths, problems} = await migrate({
      'book.json': '{"title": "书", "root": "./docs", "variables": {"version": "1.2"}}',
      'docs/README.md': '# 首页\n',
      'docs/SUMMARY.md': '* [首页](README.md)\n* [指南](guide/a.md)\n',
      'docs/guide/a.md': `# 指南

{% hint style="success" %}
好 {{ book.version }}
{% endhint %}

{% tabs %}
{% tab title="npm" %}
{% code title="安装" %}
\`\`\`sh
npm i {% hint %}
\`\`\`
{% endcode %}
{% endtab %}
{% endtabs %}

{% embed url="https://x.example/a" %}
{% plugin %}
`,
    });
    expect(tool).toBe('GitBook');
    expect(paths).toEqual(['docs/README.md', 'docs/guide/a.md']);
    expect(config).toMatchObject({
      title: '书',
      redirects: [{from: '/guide/a.html', to: '/guide/a/'}],
    });
    const text = read('docs/guide/a.md');
    expect(text).toMatch(/:::tip\n+好 1\.2\n+:::/);
    expect(text).toMatch(
      /<Tabs>\n+<TabItem value="npm" label="npm">\n+```sh title="安装"\nnpm i {% hint %}\n```\n+<\/TabItem>\n+<\/Tabs>/,
    );
    expect(text).toContain('[a](https://x.example/a)');
    expect(problems).toEqual(['docs/guide/a.md:18']);
  });
});

describe('docsify', () => {
  it('takes nothing for the author’s that docsify init writes into each page', async () => {
    const page = `<html lang="en"><meta name="description" content="Description"><script src="docsify.min.js"></script>`;
    const chinese = await migrate({
      'index.html': page,
      'README.md': '# 首页\n\n这里写的是笔记。\n',
    });
    expect(chinese.config).toMatchObject({locale: 'zh-CN'});
    expect(chinese.config).not.toHaveProperty('tagline');
    const english = await migrate({
      'index.html': page,
      'README.md': '# Home\n\nThese are notes.\n',
    });
    expect(english.config).toMatchObject({locale: 'en'});
  });

  it.each([
    ['docsify', {'index.html': '<script src="docsify.min.js"></script>'}],
    ['Markdown', {}],
  ])('takes formulas with blanks at their ends from %s', async (name, files) => {
    const {tool, read} = await migrate({
      ...files,
      'README.md': '# 书\n\n样本 <span>$ x $</span> 与 $ p_i $\n',
    });
    expect(tool).toBe(name);
    expect(read('docs/README.md')).toContain('<span>$x$</span> 与 $p_i$');
  });

  it('takes over the sidebar, the navbar, links from the root, and what it adds to Markdown', async () => {
    const {tool, read, config, paths, problems} = await migrate({
      'docs/index.html':
        '<html lang="zh"><script>window.$docsify = {name: "书", loadSidebar: true}</script><script src="docsify.min.js"></script>',
      'docs/_sidebar.md': '- 指南\n  - [甲](guide/a)\n- [首页](/)\n',
      'docs/_navbar.md': '- [甲](#/guide/a)\n- [外](https://x.example)\n',
      'docs/_coverpage.md': '# 封面\n',
      'docs/README.md':
        "# 首页\n\n[甲](/guide/a?id=_1-hello) ![图](pic.png) [下载](a.zip ':ignore')\n",
      'docs/pic.png': 'x',
      'docs/a.zip': 'x',
      'docs/guide/a.md': `# 甲

## 1. Hello {docsify-ignore}

!> 小心
第二行

?> 提示

[b](../b.md ':include')
[c](c.js ':include :type=code')
[d](d.js ':include')

<!-- tabs:start -->

#### **一**

文

#### **二**

字

<!-- tabs:end -->

[e](e.js ':include')
`,
      'docs/b.md': '包含的话\n',
      'docs/guide/c.js': 'run();\n',
    });
    expect(tool).toBe('docsify');
    expect(paths).toEqual([
      'docs/README.md', 'docs/a.zip', 'docs/b.md', 'docs/guide/a.md', 'docs/pic.png',
    ]); // prettier-ignore
    expect(config).toMatchObject({
      title: '书',
      locale: 'zh',
      docs: {
        sidebars: {
          docs: [
            {type: 'category', label: '指南', items: [{type: 'doc', id: 'guide/a', label: '甲'}]},
            {type: 'doc', id: 'README', label: '首页'},
          ],
        },
      },
      themeConfig: {
        navbar: {
          items: [
            {type: 'doc', docId: 'guide/a', label: '甲'},
            {label: '外', href: 'https://x.example'},
          ],
        },
      },
    });
    expect(read('docs/README.md')).toContain(
      '[甲](./guide/a.md#_1-hello) ![图](./pic.png) [下载](./a.zip)',
    );
    const text = read('docs/guide/a.md');
    for (const part of [
      '## 1. Hello {#_1-hello}',
      ':::warning\n\n小心\n第二行\n\n:::',
      ':::tip\n\n提示\n\n:::',
      '包含的话',
      '```js\nrun();\n```',
      '[d](d.js)',
      '<TabItem value="一" label="一">\n\n\n文\n\n\n</TabItem>\n\n<TabItem value="二" label="二">',
      '</TabItem>\n\n</Tabs>',
    ])
      expect(text).toContain(part);
    expect(problems).toEqual(['docs/guide/a.md:12', 'docs/guide/a.md:26']);
  });
});

describe('MkDocs', () => {
  it('takes over its nav and what extensions of Python-Markdown add', async () => {
    const {tool, read, config, problems} = await migrate({
      'mkdocs.yml': `site_name: 书
site_url: https://x.example/book/
theme: {name: material, language: zh}
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
  - toc:
      slugify: !!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}
nav: [index.md, {指南: [guide/a.md, {没有: none.md}]}]
`,
      'docs/index.md': '# 首页\n',
      'docs/search.md': '# 搜索\n',
      'docs/guide/a.md': `author: 甲, 乙

# 指南

!!! warning inline "小心"
    一段。

    ??? note
        里面

    \`\`\`python
    !!! note
    \`\`\`

=== "C++"

    \`\`\`cpp linenums="1" hl_lines="2 3" title="a.cpp"
    int a;
    \`\`\`

=== "Python"

    文

## 例题 { #ex .big }
## 例题
## 例题

++ctrl+k++ ==重== :material-home: [按钮](b.md){ .md-button } {++不++} $\\sqrt[3]{2} a==b==c$

$$
a==b==c
$$

--8<-- "part.md"
--8<-- "gone.md"
`,
      'docs/guide/b.md': '# 乙\n',
      'part.md': '包含的话\n',
    });
    expect(tool).toBe('MkDocs');
    expect(config).toMatchObject({
      title: '书',
      url: 'https://x.example',
      baseUrl: '/book/',
      locale: 'zh',
      search: {path: 'find'},
      docs: {sidebars: {docs: ['index', {type: 'category', label: '指南', items: ['guide/a']}]}},
    });
    const text = read('docs/guide/a.md');
    for (const part of [
      '---\nauthor: "甲, 乙"\n---\n\n# 指南',
      ':::warning[小心]\n\n一段。\n\n<details>\n<summary>note</summary>\n\n里面\n\n</details>',
      '```python\n!!! note\n```\n\n:::',
      '<Tabs>\n\n<TabItem value="C++" label="C++">\n\n```cpp {2,3} showLineNumbers title="a.cpp"\nint a;\n```\n\n</TabItem>\n',
      '<TabItem value="Python" label="Python">\n\n文\n\n</TabItem>\n\n</Tabs>',
      '## 例题 {#ex}\n## 例题\n## 例题 {#例题_1}',
      '<kbd>ctrl</kbd>+<kbd>k</kbd> <mark>重</mark> [按钮](./b.md) <ins>不</ins> $\\sqrt[3]{2} a==b==c$\n\n$$\na==b==c\n$$',
      '包含的话',
    ])
      expect(text).toContain(part);
    expect(problems).toEqual(['docs/guide/a.md:36', 'mkdocs.yml:undefined']);
  });
});

it.each([
  [
    'lists',
    'languages: [{locale: en, name: English}, {locale: zh, name: 中文, default: true}, {locale: fr, build: false}]',
  ],
  [
    'names',
    'default_language: zh\n      languages: {default: {build: true}, en: English, zh: {name: 中文}}',
  ],
])('takes over the languages of the plugin i18n of MkDocs that it %s', async (_, languages) => {
  const {read, config, paths, problems} = await migrate({
    'mkdocs.yml': `site_name: 书\nplugins:\n  - search\n  - i18n:\n      ${languages}\nnav: [index.md, a.md]\n`,
    'docs/index.md': '# 首页\n\n[甲](a.zh.md#x)\n',
    'docs/index.en.md': '# Home\n\n[A](a.en.md#x) [A](a.md) ![](i.png)\n\n--8<-- "gone"\n',
    'docs/a.zh.md': '# 甲\n',
    'docs/a.en.md': '# A\n',
    'docs/only.en.md': '# Only\n',
    'docs/v1.2.md': '# 版本\n',
    'docs/i.png': 'x',
  });
  expect(paths).toEqual([
    'docs/a.md', 'docs/i.png', 'docs/index.md', 'docs/only.md', 'docs/v1.2.md',
    'i18n/en/docs/a.md', 'i18n/en/docs/index.md',
  ]); // prettier-ignore
  expect(read('docs/index.md')).toContain('[甲](./a.md#x)');
  expect(read('docs/a.md')).toContain('# 甲');
  expect(read('i18n/en/docs/index.md')).toContain('[A](./a.md#x) [A](./a.md) ![](./i.png)');
  expect(config).toMatchObject({
    i18n: {
      defaultLocale: 'zh',
      locales: ['zh', 'en'],
      localeConfigs: {zh: {label: '中文'}, en: {label: 'English'}},
    },
    docs: {sidebars: {docs: ['index', 'a']}},
    themeConfig: {navbar: {items: [{type: 'localeDropdown'}]}},
  });
  expect(problems).toEqual(['docs/only.en.md:undefined', 'docs/index.en.md:5']);
});

it('keeps the numbers that MkDocs gives to headings in Chinese', async () => {
  const {read} = await migrate({
    'mkdocs.yml': 'site_name: 书\n',
    'docs/index.md':
      '# 首页\n\n[去](#_3) [装](a.md#_1)\n\n## 安装\n\n## Two Words\n\n## 使用 Docker\n\n### 安装\n\n```\n## 不是\n```\n\n## 终 {#end}\n\n## 尾\n',
    'docs/a.md': '## 一\n',
  });
  expect(read('docs/index.md')).toContain(
    'anchors: {"_2":"安装","_3":"安装-1","_4":"尾"}\n---\n\n# 首页\n\n[去](#_3) [装](./a.md#_1)',
  );
  expect(read('docs/a.md')).toContain('anchors: {"_1":"一"}');
  const unicode = await migrate({
    'mkdocs.yml':
      'markdown_extensions:\n  - toc:\n      slugify: !!python/name:pymdownx.slugs.uslugify\n',
    'docs/index.md': '## 安装\n\n## ？\n',
  });
  expect(unicode.read('docs/index.md')).toContain('anchors: {"_1":"section"}');
});

it('tells of notes outside of the folder of a book, where most of them are', async () => {
  const files = {
    'docs/index.html': '<script>$docsify = {}</script>',
    'docs/README.md': '# 搬走了\n',
  };
  const one = await migrate({...files, 'README.md': '# 一\n'});
  const most = await migrate({...files, 'README.md': '# 一\n', 'notes/a.md': '# 甲\n'});
  expect([one.problems, most.problems]).toEqual([[], ['docs/index.html:undefined']]);
});

it.each([
  ['that has most notes of the contents', 'nav: [{甲: a.md}, {组: [{乙: in/b.md}]}]', 'zh/text/'],
  ['that is the usual one', '', 'docs/'],
])(
  'MkDocs whose docs_dir a script would make has its notes in the folder %s',
  async (_, nav, dir) => {
    const {read, problems} = await migrateFiles({
      'mkdocs.yml': `site_name: 书\ndocs_dir: build/docs\n${nav}\n`,
      'zh/text/a.md': '# 甲\n',
      'zh/text/in/b.md': '# 乙\n',
      'docs/a.md': '# 文档\n',
      'README.md': '# 仓库\n',
    });
    expect(read('docs/a.md')).toContain(dir === 'docs/' ? '# 文档' : '# 甲');
    expect(problems[0]).toBe('mkdocs.yml');
  },
);

it('MkDocs reads what is right below a block of HTML as Markdown', async () => {
  const {read} = await migrateFiles({
    'mkdocs.yml': 'site_name: 书\n',
    'docs/index.md':
      '# 首页\n\n<center>\n图\n</center>\n**题**\n\n甲\n:   意思\n\n    !!! note\n        话\n',
  });
  expect(read('docs/index.md')).toContain('</center>\n\n**题**');
  expect(read('docs/index.md')).toContain('<dt>甲</dt>\n<dd>\n\n意思\n\n:::note\n\n话\n\n:::\n');
});

it('MkDocs shows labels as HTML, and sections of Material lead to their index', async () => {
  const site = (features: string) =>
    migrateFiles({
      'mkdocs.yml': `site_name: 书\ntheme: {name: material, features: [${features}]}\nnav:\n  - 第 1 章 &nbsp; <b>图</b> &amp; 树:\n    - a/index.md\n    - 1.1 &nbsp; 图: a/b.md\n`,
      'docs/a/index.md': '# 图\n',
      'docs/a/b.md': '# 图\n',
    });
  const category = {type: 'category', label: '第 1 章 图 & 树'};
  const inner = {type: 'doc', id: 'a/b', label: '1.1 图'};
  const plain = await site('toc.follow');
  expect(plain.config['docs']!['sidebars']).toEqual({
    docs: [{...category, items: ['a/index', inner]}],
  });
  const lifted = await site('navigation.indexes');
  expect(lifted.config['docs']!['sidebars']).toEqual({
    docs: [{...category, link: {type: 'doc', id: 'a/index'}, items: [inner]}],
  });
});

describe('settings', () => {
  it('may have a key twice; what is no YAML is left out with its line', async () => {
    const twice = await migrate({
      'mkdocs.yml': 'site_name: 一\nsite_name: 二\n',
      'docs/index.md': '',
    });
    expect([twice.config, twice.problems]).toMatchObject([{title: '二'}, []]);
    const broken = await migrate({
      'mkdocs.yml': 'site_name: 一\nnav: [\n',
      'docs/index.md': '# 甲\n',
    });
    expect(broken.problems).toEqual(['mkdocs.yml:3']);
    expect(broken.paths).toEqual(['docs/index.md']);
    const book = await migrate({
      '.gitbook.yaml': 'root: [\n',
      'SUMMARY.md': '',
      'README.md': '# 甲\n',
    });
    expect(book.problems).toEqual(['.gitbook.yaml:2']);
    const lists = Array.from(
      {length: 9},
      (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]`,
    );
    const settings = `a0: &a0 [x.md]\n${lists.join('\n')}\nnav: *a9\n`;
    const bomb = await migrate({'mkdocs.yml': settings, 'docs/index.md': '# 甲\n'});
    expect(bomb.problems).toEqual(['mkdocs.yml:2']);
  });
});

describe('a folder of Markdown', () => {
  it('takes over groups of code and details as VitePress has them', async () => {
    const {read} = await migrate({
      'a.md':
        '# 甲\n\n::: code-group\n```js [a.js]\n1\n```\n:::\n\n::: details 题\n文\n:::\n\n::: tip\n话\n:::\n',
    });
    expect(read('docs/a.md')).toContain('<TabItem value="a.js" label="a.js">');
    expect(read('docs/a.md')).toContain('<summary>题</summary>\n\n文\n\n</details>');
    expect(read('docs/a.md')).toContain(':::tip\n话\n:::');
  });

  it('becomes a site: folders are its contents, files that notes link to come along', async () => {
    const {tool, read, config, paths} = await migrate({
      'README.md': '# 我的笔记\n\n[甲](甲/甲.md) [代码](src/a.py)\n',
      'index.md': '# 也是首页\n',
      '甲/甲.md': '# 甲\n\n<img src="/pic.png" alt="图">\n',
      'pic.png': 'x',
      'src/a.py': 'run()\n',
      'src/b.py': 'run()\n',
    });
    expect(tool).toBe('Markdown');
    expect(paths).toEqual([
      'docs/README.md', 'docs/index.md', 'docs/pic.png', 'docs/src/a.py', 'docs/甲/甲.md',
    ]); // prettier-ignore
    expect(config).toMatchObject({title: '我的笔记', locale: 'zh-CN'});
    expect(read('docs/README.md')).toContain('slug: "readme"');
    expect(read('docs/甲/甲.md')).toContain('slug: "甲"');
    expect(read('docs/甲/甲.md')).toContain('<img src="../pic.png" alt="图">');
  });

  it('takes notes in MDX too', async () => {
    const {read, paths, problems} = await migrate({
      'README.md': '[乙](乙.mdx) [丙](丙)\n',
      '乙.mdx': "import {Callout} from 'nextra/components';\n\n# 乙\n\n<Callout>字</Callout>\n",
      '丙.mdx': '# 丙\n\n<Own />\n',
    });
    expect(paths).toEqual(['docs/README.md', 'docs/丙.md', 'docs/乙.md']);
    expect(read('docs/乙.md')).toContain(':::note\n\n字\n');
    expect(read('docs/乙.md')).not.toContain('import');
    expect(read('docs/README.md')).toContain('(./%E4%B9%99.md) [丙](./%E4%B8%99.md)');
    expect(problems).toEqual(['丙.mdx:3']);
  });

  it('finds files by addresses on the disk of their author, and with backslashes', async () => {
    const {read, paths, problems} = await migrate({
      'README.md':
        '![甲](C:\\Users\\me\\notes\\img\\a.png) <img src="file:///D:/notes/img/a.png"> [件](.\\files\\a.zip) [b](子\\b.md)\n\n![无](C:\\x.png)\n',
      'img/a.png': 'x',
      'files/a.zip': 'x',
      '子/b.md': '# 乙\n',
    });
    expect(read('docs/README.md')).toBe(
      '![甲](./img/a.png) <img src="./img/a.png"> [件](.\\files\\a.zip) [b](./%E5%AD%90/b.md)\n\n![无](C:\\x.png)\n',
    );
    expect(paths).toContain('docs/files/a.zip');
    expect(problems).toEqual(['README.md:3']);
  });

  it('reads front matter in TOML, and shows notes whose names begin with `_`', async () => {
    const {read, paths} = await migrate({
      'content/_index.md': '+++\ntitle = "家"\n+++\n见 [甲](@/a/_index.md#x)\n',
      'content/a/_index.md': '+++\ntitle = "甲"\ndraft = true\n+++\n回 [家](../_index.md)\n',
      'content/a/index.md': '# 已有\n',
      'content/a/b.mdx': '# 乙\n',
      'content/a/_c.mdx': '片段\n',
    });
    expect(paths.filter((path) => path.includes('content'))).toEqual([
      'docs/content/a/_c.md', 'docs/content/a/_index.md', 'docs/content/a/b.md', 'docs/content/a/index.md',
      'docs/content/index.md',
    ]); // prettier-ignore
    expect(read('docs/content/index.md')).toContain(
      'title: "家"\n---\n\n见 [甲](./a/_index.md#x)\n',
    );
    expect(read('docs/content/a/_index.md')).toContain(
      'draft: true\n---\n\n回 [家](../index.md)\n',
    );
  });

  it('keeps `a.markdown` beside `a.md`', async () => {
    const {read, paths, problems} = await migrate({
      'README.md': '# 首页\n',
      'a.md': '一\n',
      'a.markdown': '二 {% x %}\n',
      'a-2.md': '三\n',
      'b.markdown': '四 [一](a.md)\n',
      'SUMMARY.md': '- [首页](README.md)\n- [一](a.md)\n- [二](a-3.md)\n- [四](b.markdown)\n',
    });
    expect(paths).toEqual(['docs/README.md', 'docs/a-3.md', 'docs/a.md', 'docs/b.md']);
    expect([read('docs/a.md'), read('docs/a-3.md')]).toEqual([
      expect.stringContaining('一'),
      expect.stringContaining('二'),
    ]);
    expect(problems).toEqual(['SUMMARY.md:undefined', 'a.markdown:1']); // `a-2.md` is not named
  });

  it('is read as GB18030 where it is no UTF-8, which is listed', async () => {
    const {read, problems} = await migrate({
      'a.md': Uint8Array.from([0x23, 0x20, 0xd6, 0xd0, 0xce, 0xc4, 0x0a]),
    });
    expect(read('docs/a.md')).toBe('# 中文\n');
    expect(problems).toEqual(['a.md:undefined']);
  });

  it('has files and notes whose names hold signs of addresses', async () => {
    const {read, paths} = await migrate({
      'README.md': '# A\n\n[c](<c%23/100%25 a.md>) [z](c%23/a%3F.zip) ![](c%23/a.png)\n',
      'c#/100% a.md': '# C\n\n[up](../README.md)\n',
      'c#/a?.zip': 'x',
      'c#/a.png': 'x',
    });
    expect(paths).toContain('docs/c#/a?.zip');
    expect(read('docs/README.md')).toBe(
      '# A\n\n[c](./c%23/100%25%20a.md) [z](./c%23/a%3F.zip) ![](./c%23/a.png)\n',
    );
  });

  it('gives a folder that a note links to a list of its notes, where it has no page', async () => {
    const {read, paths} = await migrate({
      'README.md': '# A\n\n[一](<./前沿 技术>) [二](/b/) [三](c) [四](none)\n',
      '前沿 技术/1.md': '# 一\n',
      'b/d/1.md': '# 二\n',
      'c/README.md': '# 三\n',
    });
    expect(read('docs/README.md')).toBe(
      '# A\n\n[一](/%E5%89%8D%E6%B2%BF%20%E6%8A%80%E6%9C%AF/) [二](/b/) [三](./c/README.md) [四](none)\n',
    );
    expect(paths.filter((path) => path.endsWith('.json'))).toEqual([
      'docs/b/_category_.json',
      'docs/前沿 技术/_category_.json',
    ]);
    expect(JSON.parse(read('docs/前沿 技术/_category_.json'))).toEqual({
      label: '前沿 技术',
      link: {type: 'generated-index', slug: '/前沿 技术'},
    });
  });

  it('gets a home page of links where it has none', async () => {
    const {read, config} = await migrate({
      'a.md': '# A\n\nwords of a note\n',
      'b/c d.md': 'words\n',
    });
    expect(read('docs/index.md')).toBe(
      '# Notes\n\n- [A](./a.md)\n\n## b\n\n- [c d](./b/c%20d.md)\n',
    );
    expect(config).toMatchObject({title: 'Notes', locale: 'en'});
  });
});

it('shows the notes of folders whose names begin with a stroke', async () => {
  const {read, paths} = await migrateFiles({
    'a.md': '# 甲\n\n[乙](_posts/_b.md) ![](_posts/i.png)\n',
    '_posts/_b.md': '# 乙\n\n![](i.png) [甲](../a.md)\n',
    '_posts/i.png': 'x',
    '.github/_x/c.md': '# 丙\n',
    '_p/d.mdx': '# 丁\n',
  });
  expect(paths.filter((path) => !path.endsWith('.ts'))).toEqual(
    expect.arrayContaining(['docs/a.md', 'docs/posts/b.md', 'docs/posts/i.png']),
  );
  expect(paths.join(' ')).not.toContain('github');
  expect(read('docs/a.md')).toContain('[乙](./posts/b.md) ![](./posts/i.png)');
  expect(read('docs/posts/b.md')).toContain('![](./i.png) [甲](../a.md)');
});
