import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {migrateFolder, type MigrationResult} from '../../src/cli/migrate/migrateFolder.ts';
import {printProblem, readTree, type SiteFiles, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface OldSite {
  readonly files: SiteFiles;
  /** Addresses that it answered. */
  readonly addresses: readonly string[];
  /** What its migration leaves to the author: files, with lines where there are some. */
  readonly leftOut: readonly string[];
}

/** What the documentation of VitePress shows: routing with rewrites, front matter, the home page, extensions of Markdown, nav, sidebars. */
const vitepress: OldSite = {
  files: {
    'docs/.vitepress/config/index.ts': `
import {version} from 'vitepress/package.json';
export default {
  title: '站', description: '一句', lang: 'zh-cn', rewrites: {'zh/:rest*': ':rest*', 'old.md': 'moved/new.md'},
  themeConfig: {
    logo: '/none.svg', nav: [{text: '指南', link: '/guide/markdown'}, {text: version, items: [{text: '更新', link: 'https://x.example'}]}],
    sidebar: {'/guide/': {base: '/guide/', items: [{text: '写作', items: [{text: '扩展', link: 'markdown'}, {text: '前言', link: './'}]}]}},
  },
};`,
    'docs/zh/index.md':
      '---\nlayout: home\nhero:\n  name: 站\n  text: 一句\n  actions:\n    - theme: brand\n      text: 开始\n      link: guide/markdown\nfeatures:\n  - icon: 🛠️\n    title: 简单\n    details: 真的\n---\n',
    'docs/zh/guide/index.md':
      '---\nprev: false\nkeywords: 5\ntags: 一\n---\n# 前言\n\n[下一页](markdown#代码组)\n',
    'docs/zh/guide/markdown.md': `---
outline: deep
---
# 扩展

[[toc]]

## API <Badge type="info" text="新" />

[本页](#api)、[首页](/)、[前言](/guide/)、[文件](./index.md)、[搬家](/moved/new.html#一节)

::: info
信息
:::

> ::: details 引文里
> 里面
> :::

## 代码组

::: code-group

\`\`\`js [a.js]
a
\`\`\`

\`\`\`js [a.js]
b
\`\`\`

:::

\`\`\`js{1} [名]
a // [!code --]
\`\`\`

<<< ../../snippets/x.js

<!--@include: ../parts/_a.md-->

$x^2$ ![图](./pic.png)
`,
    'docs/zh/guide/pic.png': PIXEL,
    'docs/zh/parts/_a.md': '包含的话\n',
    'docs/old.md': '# 新\n\n## 一节\n',
    'docs/snippets/x.js': 'run();\n',
    'docs/public/robots.txt': 'User-agent: *\n',
  },
  addresses: [
    '/',
    '/guide/',
    '/guide/markdown.html',
    '/guide/markdown',
    '/moved/new.html',
    '/robots.txt',
  ],
  leftOut: [],
};

/** What the documentation of VuePress 2 shows, and that of its theme hope. */
const vuepress: OldSite = {
  files: {
    'src/.vuepress/config.ts': `
import root from 'a-package';
import path from 'node:path';
const file = path.join(root.path, 'a');
export default {title: file};`,
    'src/README.md':
      '---\nhome: true\nheroText: 站\nactions:\n  - text: 开始\n    link: /guide/\n---\n\n正文\n',
    'src/guide/README.md':
      '---\ntag: 一\ntags: -ToT\n---\n# 指南\n\n[页](./page.md#带-标点-的标题) [页](page.html)\n',
    'src/guide/page.md': `# 页

## 带，标点 的标题

<CodeGroup>
  <CodeGroupItem title="npm">

\`\`\`bash:no-line-numbers
npm i
\`\`\`

  </CodeGroupItem>
</CodeGroup>

::: warning 小心
话
:::

@[code](../none.js)
`,
    'src/.vuepress/public/a.png': PIXEL,
  },
  addresses: ['/', '/guide/', '/guide/page.html', '/a.png'],
  leftOut: ['src/.vuepress/config.ts', 'src/guide/page.md:19'], // it does not run; ../none.js
};

/** What the documentation of Hexo shows: permalinks, tags, categories, drafts, files of posts, tag plugins. */
const hexo: OldSite = {
  files: {
    '_config.yml':
      'title: 博客\nurl: https://x.example\npermalink: posts/:abbrlink.html\nlanguage: zh-tw\nper_page: 5\n',
    'source/_posts/First Post.md': `---
title: 第一篇
date: 2024-05-06 07:08:09
abbrlink: 4a17b156
tags: [Docker, C++]
categories: [[技术, 前端], [生活]]
keywords: 20240506
---
开头 [第二篇](second.html)、![图](../images/a.png)、![图](pic.png)、{% post_link second %}、[那一节](/posts/second.html#Hello-World)

<!-- more -->

{% note warning %}
小心
{% endnote %}

{% iframe https://x.example 100% 200 %} {% pullquote %}
话
{% endpullquote %}
`,
    'source/_posts/First Post/pic.png': PIXEL,
    'source/_posts/second.md':
      '---\ntitle: 第二篇\ndate: 2024-01-02\ntags: docker\ncategories: 技术\n---\n## Hello World\n\n文\n',
    'source/_posts/third.md': '---\ntitle: 三\npermalink: a b/third/\ndate: 2024-01-03\n---\n文\n',
    'source/_drafts/later.md': '---\ntitle: 以后\n---\n',
    'source/about/index.md': '---\ntitle: 关于\n---\n[首页](/)\n',
    'source/images/a.png': PIXEL,
    'source/CNAME': 'x.example\n',
  },
  addresses: [
    '/', '/posts/4a17b156.html', '/posts/second.html', '/a b/third/', '/about/', '/archives/', '/tags/', '/tags/Docker/',
    '/tags/C/', '/categories/技术/', '/categories/技术/前端/', '/categories/生活/', '/images/a.png', '/CNAME',
  ], // prettier-ignore
  leftOut: ['source/_posts/second.md:1'], // no abbrlink
};

/** What the documentation of Hugo and its themes shows: bundles, sections, permalinks, terms, menus, shortcodes, languages. */
const hugo: OldSite = {
  files: {
    'hugo.toml': `baseURL = "https://x.example/"
title = "站"
defaultContentLanguage = "zh"
[languages.zh]
languageCode = "zh-CN"
[languages.en]
languageName = "English"
[permalinks]
blog = "/blog/:year/:slug/"
[[menus.main]]
name = "文档"
pageRef = "/docs"
[[menus.main]]
name = "文章"
url = "/blog/"
[params]
math = true
`,
    'content/_index.md': '---\ntitle: 首页\n---\n[开始](/docs/guide/)\n',
    'content/about.md': '---\ntitle: 关于\naliases: [/me/]\n---\n![图](img/a.png)\n',
    'content/about.en.md': '---\ntitle: About\n---\n[docs](/en/docs/guide/)\n',
    'content/docs/_index.md': '---\ntitle: 文档\n---\n',
    'content/docs/guide/_index.md': '---\ntitle: 指南\nweight: 1\n---\n',
    'content/docs/guide/_index.en.md': '---\ntitle: Guide\nweight: 1\n---\n',
    'content/docs/guide/Setup.md': `---
title: 安装
weight: 20
---
{{< tabs >}}
{{% tab "一" %}}
{{< hint info >}}
话 {{< button relref="/blog/first" >}}去{{< /button >}}

{{< hint >}}里{{< /hint >}}
{{< /hint >}}
{{% /tab %}}
{{% tab "二" %}}
- {{< details "题" >}}
  字
  {{< /details >}}
{{% /tab %}}
{{< /tabs >}}

{{< figure src="/img/a.png" alt="图" caption="一句 *话*" >}}

| 表 | {{< badge "新" >}} |
| - | - |
| 甲 | $x$ |

[下一篇](../bundle/#题)、[指南](..)、{{< own >}}
`,
    'content/docs/guide/Setup.en.md': '---\ntitle: Setup\n---\n[next](../bundle/)\n',
    'content/docs/guide/bundle/index.md': '---\ntitle: 一包\n---\n## 题\n\n![图](a.png)\n',
    'content/docs/guide/bundle/index.en.md': '---\ntitle: A bundle\n---\n![image](a.png)\n',
    'content/docs/guide/bundle/a.png': PIXEL,
    'content/blog/_index.md': '---\ntitle: 文章\n---\n写在前面\n',
    'content/blog/first.md':
      '+++\ntitle = "第一篇"\ndate = 2024-05-06\nslug = "one"\ntags = ["C++", "甲 乙"]\ncategories = ["技术"]\n+++\n开头 [安装]({{< relref "docs/guide/Setup.md" >}})\n\n<!--more-->\n',
    'content/blog/first.en.md':
      '+++\ntitle = "First"\ndate = 2024-05-06\nslug = "one"\ntags = ["C++"]\n+++\nText\n',
    'static/img/a.png': PIXEL,
  },
  addresses: [
    '/', '/about/', '/me/', '/docs/', '/docs/guide/', '/docs/guide/setup/', '/docs/guide/bundle/', '/blog/', '/blog/2024/one/',
    '/tags/c++/', '/blog/tags/甲-乙/', '/blog/tags/技术/', '/img/a.png', '/blog/about/',
    '/en/about/', '/en/docs/guide/setup/', '/en/docs/guide/bundle/', '/en/blog/2024/one/',
  ], // prettier-ignore
  leftOut: ['content/docs/guide/Setup.md:26'], // the shortcode own
};

/** What the documentation of Jekyll and its themes shows: permalinks, drafts, collections, Liquid, attributes. */
const jekyll: OldSite = {
  files: {
    '_config.yml': `title: 博客
url: https://x.example
permalink: /:categories/:year/:month/:day/:title.html
jekyll-archives: {enabled: [tags, categories]}
collections: {docs: {output: true}}
defaults: [{scope: {path: _docs}, values: {permalink: "/docs/:path/"}}]
`,
    '_posts/2024-05-06-First-Post.md': `---
title: 第一篇
categories: [技术]
tags: [C++, 甲]
redirect_from: [/one/]
image: /assets/a.png
---
开头 [第二篇]({% post_url 2024-01-02-second %}#题)、[文档]({% link _docs/guide/a.md %})、[旧](/2024/01/02/second.html)

<!--more-->

> 话
{: .prompt-tip }

{% highlight js %}
a
{% endhighlight %}

{% include figure.html src="/assets/a.png" alt="图" %}

{% own %}
`,
    '_posts/2024-01-02-second.md':
      '---\ntitle: 第二篇\n---\n## 题\n\n![图]({{ site.baseurl }}/assets/a.png){: width="30" }\n',
    '_drafts/later.md': '---\ntitle: 以后\n---\n文\n',
    '_docs/index.md': '---\ntitle: 文档\npermalink: /docs/\n---\n* TOC\n{:toc}\n\n## 节\n',
    '_docs/guide/a.md': '---\ntitle: 指南\n---\n[文档](/docs/) [上](../index.md)\n',
    'about.md': '---\ntitle: 关于\npermalink: /about.html\n---\n[首页](/)\n',
    'index.html': '---\nlayout: home\n---\n',
    '404.html': '---\nlayout: default\n---\n',
    'assets/a.png': PIXEL,
    CNAME: 'x.example\n',
  },
  addresses: [
    '/', '/技术/2024/05/06/First-Post.html', '/2024/01/02/second.html', '/one/', '/docs/', '/docs/guide/a/', '/about.html',
    '/tag/c/', '/tag/甲/', '/category/技术/', '/assets/a.png', '/CNAME',
  ], // prettier-ignore
  leftOut: ['_posts/2024-05-06-First-Post.md:21'], // {% own %}
};

/** What the help of Obsidian shows: links of all forms, embeds, callouts, properties, tags, comments. */
const obsidian: OldSite = {
  files: {
    '.obsidian/app.json': '{}',
    '首页.md': `---
aliases: 家
tags:
  - 一/二
cssclasses: wide
keywords: 5
---
[[== 甲 ==]]、[[_附/乙#小 节|乙的一节]]、[[_附/乙#^k1]]、![[图.png|100x80]]、[丙](<子/丙 丁.md>)、[[#这里]]

| 表 | 格 |
| - | - |
| [[丙 丁\\|别名]] | ==重== |

## 这里

![[乙]]

> [!faq]- 折叠
> > [!note] 里面
> > 话

正文 #标签 %%
不要
%% 完 $x$
`,
    '== 甲 ==.md': '# 甲\n\n![[图.png]]\n',
    '_附/乙.md': '## 小 节\n\n一段 ^k1\n',
    '附/乙.md': '# 另一个\n',
    '子/丙 丁.md': '回 [[首页]]，[[附/乙]]\n',
    '_附/图.png': PIXEL,
  },
  addresses: [],
  leftOut: [],
};

/** What the documentation of MkDocs and Material shows. */
const mkDocs: OldSite = {
  files: {
    'mkdocs.yml':
      'site_name: 书\nmarkdown_extensions:\n  - toc:\n      slugify: !!python/name:pymdownx.slugs.uslugify\nnav:\n  - index.md\n  - 指南: [guide/a.md]\n',
    'docs/index.md': '# 首页\n\n[甲](guide/a.md#字_1) ![图](img/a.png){ width="300" }\n',
    'docs/guide/a.md':
      '# 甲\n\n!!! tip "题"\n\n    - 一\n\n        ```py title="a.py"\n        x = 1\n        ```\n\n=== "一"\n\n    文\n\n=== "二"\n\n    字\n\n## 字\n\n## 字\n',
    'docs/img/a.png': PIXEL,
  },
  addresses: ['/', '/guide/a/'],
  leftOut: [],
};

/** What the guide of mdBook shows. */
const mdBook: OldSite = {
  files: {
    'book.toml': '[book]\ntitle = "书"\n',
    'src/SUMMARY.md': '# 目录\n\n[前言](a.md)\n\n- [乙](b/b.md)\n  - [丙](b/c.md)\n',
    'src/a.md': '# 前言\n\n[丙](b/c.html)\n',
    'src/b/b.md': '# 乙\n',
    'src/b/c.md': '# 丙\n\n```rust,editable\n{{#include c.rs}}\n```\n',
    'src/b/c.rs': '# hidden\nfn main() {}\n',
  },
  addresses: ['/', '/a.html', '/b/b.html', '/b/c.html'],
  leftOut: [],
};

/** What the documentation of GitBook shows. */
const gitBook: OldSite = {
  files: {
    'SUMMARY.md': '# Table of contents\n\n* [首页](README.md)\n\n## 组\n\n* [甲](a.md)\n',
    'README.md': '# 首页\n\n{% content-ref url="a.md" %}\n[a.md](a.md)\n{% endcontent-ref %}\n',
    'a.md': '---\ndescription: 一句\n---\n\n# 甲\n\n{% hint style="info" %}\n话\n{% endhint %}\n',
  },
  addresses: ['/', '/a', '/a.html'],
  leftOut: [],
};

/** What the documentation of docsify shows. */
const docsify: OldSite = {
  files: {
    'index.html':
      '<script>window.$docsify = {name: "书"}</script><script src="//x.example/docsify.js"></script>',
    '_sidebar.md': '* [首页](/)\n* [甲](guide/a.md "题")\n',
    'README.md': '# 首页\n\n?> [甲](guide/a)\n\n[一节](/guide/a?id=_1-一节)\n',
    'guide/a.md': '# 甲\n\n## 1. 一节\n\n[首页](/) ![图](_media/a.png ":size=50x100")\n',
    'guide/_media/a.png': PIXEL,
  },
  addresses: ['/', '/guide/a/'],
  leftOut: [],
};

/** Notes as they are in a repository. */
const markdown: OldSite = {
  files: {
    'README.md': '# 笔记\n\n[甲](notes/甲.md) [表](notes/data.csv)\n',
    'notes/甲.md': '# 甲\n\n[回](../README.md) ![图](./图%20a.png)\n',
    'notes/notes.md': '# 同名\n',
    'notes/图 a.png': PIXEL,
    'notes/data.csv': '1,2\n',
    LICENSE: 'MIT\n',
  },
  addresses: ['/', '/notes/甲/', '/notes/notes/'],
  leftOut: [],
};

/** The engine is not compiled where its tests run. */
const withoutEngine = (config: string): string =>
  Buffer.from(config, 'latin1')
    .toString()
    .replace(/^import.*$/m, '')
    .replace('defineConfig', '');

/** What an export of Notion holds: names with signs, databases with pages and without, pages in pages, callouts, toggles. */
const [ONE, TWO, THREE, FOUR] = ['1', '2', '3', '4'].map((sign) => sign.repeat(32));
const notion: OldSite = {
  files: {
    [`Export-x/我的 笔记 ${ONE}.md`]: `# 我的 笔记

[C# (1) 100%](%E6%88%91%E7%9A%84%20%E7%AC%94%E8%AE%B0%20${ONE}/C%23%20(1)%20100%25%20${TWO}.md)

[表](%E6%88%91%E7%9A%84%20%E7%AC%94%E8%AE%B0%20${ONE}/%E8%A1%A8%20${THREE}.csv)

[https://example.com](https://example.com)
`,
    [`Export-x/我的 笔记 ${ONE}/C# (1) 100% ${TWO}.md`]: `# C# (1) 100%

<aside>
🔥 热 **粗**

</aside>

- 展开
    
    里面
    
    ![image.png](C%23%20(1)%20100%25%20${TWO}/image.png)
    

[回去](../%E6%88%91%E7%9A%84%20%E7%AC%94%E8%AE%B0%20${ONE}.md)、[附件](C%23%20(1)%20100%25%20${TWO}/a.zip)

$$
e=mc^2
$$
`,
    [`Export-x/我的 笔记 ${ONE}/C# (1) 100% ${TWO}/image.png`]: PIXEL,
    [`Export-x/我的 笔记 ${ONE}/C# (1) 100% ${TWO}/a.zip`]: 'x',
    [`Export-x/我的 笔记 ${ONE}/表 ${THREE}.csv`]:
      '\uFEFF名称,日期,标签\n行 $1,2024年1月2日,"a, b"\n没有页面 <b>,,\n',
    [`Export-x/我的 笔记 ${ONE}/表 ${THREE}/行 $1 ${FOUR}.md`]:
      '# 行 $1\n\n日期: 2024年1月2日\n标签: a, b\n\n正文\n',
  },
  addresses: ['/', '/表/', '/表/行 $1/'],
  leftOut: [],
};

/** What blogs of Astro have: collections, a route for them, pages, pictures of `src/assets`, MDX. */
const astro: OldSite = {
  files: {
    'astro.config.ts': "export default {site: 'https://a.example/'};",
    'src/consts.ts': "export const SITE_TITLE = 'A';\n",
    'src/pages/blog/[...slug].astro': '',
    'src/pages/about.mdx':
      '---\ntitle: 关于\n---\n[文](/blog/first-post/) [题](/blog/first-post/#节)\n',
    'src/pages/404.md': '没有\n',
    'src/content/blog/First Post.md':
      '---\ntitle: 一\npubDate: Jul 08 2022\nheroImage: ../../assets/a.png\ntags: [C++, c]\n---\n![图](../../assets/a.png)\n\n## 节\n\n[二](./second/index.mdx)\n',
    'src/content/blog/second/index.mdx':
      "---\ntitle: 二\npubDate: 2023-01-02\n---\nimport pic from './b.png';\n\n![图](./b.png)\n\n[关于](/about)\n",
    'src/content/blog/second/b.png': PIXEL,
    'src/content/notes/a.md': '# 甲\n',
    'src/content/notes/b.md': '# 乙\n\n[甲](./a.md) [一](/blog/first-post/)\n',
    'src/content/notes/c.md': '# 丙\n',
    'src/assets/a.png': PIXEL,
    'public/robots.txt': 'x',
  },
  addresses: ['/', '/blog/first-post/', '/blog/second/', '/about/', '/notes/b/', '/robots.txt'],
  leftOut: ['astro.config.ts'],
};

it.each([
  ['VitePress', vitepress],
  ['VuePress', vuepress],
  ['Hexo', hexo],
  ['Hugo', hugo],
  ['Jekyll', jekyll],
  ['Obsidian', obsidian],
  ['MkDocs', mkDocs],
  ['mdBook', mdBook],
  ['GitBook', gitBook],
  ['docsify', docsify],
  ['Astro', astro],
  ['Notion', notion],
  ['Markdown', markdown],
])(
  'builds what it takes over from %s: no broken link, each old address answers',
  async (tool, old) => {
    const [from, parent] = [temporaryFolder(), temporaryFolder()];
    const to = join(parent, 'new');
    writeFiles(from, old.files);
    const result = (await migrateFolder(from, to)) as MigrationResult;
    const sources = readTree(to);
    writeFiles(to, {'wuya.config.ts': withoutEngine(sources['wuya.config.ts']!)});
    const {diagnostics} = await build({dir: to, makeBundle: stubBundle});
    expect(diagnostics.map(printProblem).filter((one) => !/^notice|GIT-|IM-063/.test(one))).toEqual(
      [],
    );
    expect(result.tool).toBe(tool);
    expect(result.problems.map(({file, line}) => [file, line].filter(Boolean).join(':'))).toEqual(
      old.leftOut,
    );
    const answers = (address: string) =>
      ['', 'index.html', '/index.html', '.html'].some((end) => {
        const path = join(to, 'dist', address + end);
        return existsSync(path) && (end !== '' || /\.\w+$|CNAME/.test(address));
      });
    expect(old.addresses.filter((address) => !answers(address))).toEqual([]);
    rmSync(join(to, 'wuya.config.ts')); // what was changed would stay
    await migrateFolder(from, to);
    expect(Object.keys(sources).filter((path) => readTree(to)[path] !== sources[path])).toEqual([]);
  },
);
