import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const CONFIG = `baseURL = "https://x.example/blog/"
title = "站"
languageCode = "zh-cn"
[params]
  description = "一句"
  version = "1.2"
[[menus.main]]
  name = "文档"
  pageRef = "/docs"
  weight = 1
[[menus.main]]
  identifier = "more"
  name = "更多"
  weight = 2
[[menus.main]]
  name = "外"
  url = "https://y.example"
  parent = "more"
[[menus.main]]
  name = "没有"
  pageRef = "/none"
`;

/** A site with one note, and what became of its text. */
async function rewrite(body: string, more: Record<string, string> = {}) {
  const made = await migrateFiles({
    'hugo.toml': CONFIG,
    'content/docs/_index.md': '+++\ntitle = "文档"\n+++\n文\n',
    'content/docs/a.md': `---\ntitle: 甲\n---\n${body}`,
    'content/docs/子/乙.md': '---\ntitle: 乙\n---\n文\n',
    ...more,
  });
  return {...made, text: made.read('docs/a.md').replace(/^---[^]*?---\n\n/, '')};
}

describe('Hugo', () => {
  it('takes over its configuration: address, title, menu', async () => {
    const {tool, config, problems} = await rewrite('文\n');
    expect(tool).toBe('Hugo');
    expect(config).toMatchObject({
      title: '站',
      tagline: '一句',
      url: 'https://x.example',
      baseUrl: '/blog/',
      locale: 'zh-CN',
      docs: {routeBasePath: 'docs'},
      blog: false,
      themeConfig: {
        navbar: {
          items: [
            {label: '文档', to: '/docs/'},
            {type: 'dropdown', label: '更多', items: [{label: '外', href: 'https://y.example'}]},
          ],
        },
      },
    });
    expect(problems).toEqual(['hugo.toml']); // 没有
  });

  it.each([
    ['config/_default/hugo.yaml', 'title: 站\n', {}],
    ['config.json', '{"Title": "站", "theme": "x"}', {}],
    ['config/_default/config.toml', 'title = "站"\n', {}],
  ])('knows a site by %s', async (file, text) => {
    const {tool, config} = await migrateFiles({[file]: text, 'content/posts/a.md': '文\n'});
    expect([tool, config['title']]).toEqual(['Hugo', '站']);
  });

  it('counts notes that are in another language alone where there are many', async () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => [`content/posts/${name}.zh.md`, '文\n']);
    const {words} = await migrateFiles({
      'hugo.toml': 'title = "s"\n[languages.en]\n[languages.zh]\n',
      'content/posts/x.md': 'text\n',
      ...(Object.fromEntries(names) as Record<string, string>),
    });
    expect(words).toEqual(['有 4 篇只有 zh 的一份，放在默认的语言里，这是其中一篇。']);
  });

  it('is not a site of Zola, whose settings are called alike', async () => {
    const {tool} = await migrateFiles({
      'config.toml': 'base_url = "https://x.example"\ntitle = "站"\n',
      'content/a.md': '文\n',
    });
    expect(tool).toBe('Zola');
  });

  it('reads files of menus and parameters in config/_default', async () => {
    const {config} = await migrateFiles({
      'config/_default/hugo.toml': 'title = "站"\n',
      'config/_default/params.toml': 'description = "句"\n',
      'config/_default/menus.zh.toml': '[[main]]\nname = "甲"\nurl = "https://y.example"\n',
      'config/_default/languages.toml': '[zh]\nlanguageName = "中文"\n',
      'content/posts/a.md': '文\n',
    });
    expect(config).toMatchObject({
      tagline: '句',
      themeConfig: {navbar: {items: [{label: '甲', href: 'https://y.example'}]}},
    });
  });

  it('tells at its line what is wrong in the settings', async () => {
    const {problems} = await migrateFiles({
      'hugo.toml': 'title = "站"\n[[[\n',
      'content/posts/a.md': '文\n',
    });
    expect(problems).toEqual(['hugo.toml:2']);
  });

  it('makes posts of a blog, with their addresses, dates, terms and covers', async () => {
    const {read, config, paths, problems} = await migrateFiles({
      'hugo.toml':
        'title = "博客"\npaginate = 5\n[permalinks]\nposts = "/:year/:month/:slugorfilename/"\n',
      'content/_index.md': '---\ntitle: 首页\n---\n',
      'content/posts/_index.md': '---\ntitle: 文章\n---\n',
      'content/posts/Hello World.md': `+++
title = "你好"
date = 2024-05-06T07:08:09+08:00
lastmod = 2024-06-01
Tags = ["Go Lang"]
categories = ["技术"]
series = "系列"
aliases = ["/old/1.html", "other"]
author = "甲"
+++
开头

<!--more-->

结尾
`,
      'content/posts/pics/index.md':
        '{"title": "图", "date": "2023-01-02", "slug": "p", "cover": {"image": "a.png"}}\n![](a.png) [那篇](/2024/05/hello-world/) [一](../hello-world/)\n',
      'content/posts/pics/a.png': 'x',
      'content/posts/pics/part.md': '附件\n',
      'content/posts/draft.md': '---\ndraft: true\naliases: [/none/]\n---\n文\n',
      'content/posts/dated.md': '---\nurl: /a/b.html\ndate: 2022-01-02 03:04:05 +0800\n---\n文\n',
      'content/about.md': '---\ntitle: 关于\n---\n我\n',
      'content/archives.md': '---\ntitle: 归档\nlayout: archives\n---\n',
      'static/CNAME': 'x.example',
      'assets/images/b.png': 'x',
      'assets/css/a.css': '',
    });
    expect(config).toMatchObject({
      docs: false,
      blog: {routeBasePath: '/', postsPerPage: 5},
      redirects: expect.arrayContaining([
        {from: '/old/1.html', to: '/2024/05/hello-world/'},
        {from: '/a/b.html', to: '/a/b/'},
        {from: '/posts/', to: '/'},
      ]) as unknown,
    });
    expect(read('blog/posts/Hello World.md')).toBe(
      `---
title: "你好"
slug: "/2024/05/hello-world/"
last_update: {"date":"2024-06-01"}
tags: ["Go Lang","技术"]
date: "2024-05-06T07:08:09+08:00"
authors: [{"name":"甲"}]
series: "系列"
---

开头

<!-- truncate -->

结尾
`
        .replace('series: "系列"\n', '')
        .replace('---\ntitle', '---\nseries: "系列"\ntitle'),
    );
    expect(read('blog/posts/pics/index.md')).toContain(
      '![](./a.png) [那篇](../Hello%20World.md) [一](../hello-world/)',
    );
    expect(read('blog/posts/pics/index.md')).toContain('slug: "/2023/01/p/"\nimage: "./a.png"');
    expect(read('blog/posts/draft.md')).toContain('draft: true');
    expect(JSON.stringify(config['redirects'])).not.toContain('/none/');
    expect(read('blog/posts/dated.md')).toContain('date: "2022-01-02T03:04:05+08:00"');
    expect(paths).toEqual([
      'blog/posts/Hello World.md', 'blog/posts/dated.md', 'blog/posts/draft.md', 'blog/posts/pics/a.png', 'blog/posts/pics/index.md',
      'src/pages/about.md', 'static/CNAME', 'static/images/b.png', 'wuya.config.ts',
    ]); // prettier-ignore
    expect(problems).toEqual(['content/posts/pics/part.md']);
  });

  it('makes notes of other sections, in their order, each at its address', async () => {
    const {read, config, paths, has} = await migrateFiles({
      'hugo.yaml': 'title: 站\n',
      'content/_index.md': '# 欢迎\n\n[开始](/docs/b/)\n',
      'content/docs/_index.md': '---\ntitle: 文档\n---\n',
      'content/docs/B.md':
        '---\ntitle: 乙\nlinkTitle: 短\nweight: 2\n---\n[组](group/) [丙](./group/c) [丙](group/c.md#x) [外](https://y.example) ![](/img/a.png) ![](img/b.png)\n',
      'content/docs/_hidden.md': '---\ntitle: 藏\n---\n文\n',
      'content/docs/group/_index.md': '---\ntitle: 组\nweight: 1\ndescription: 句\n---\n',
      'content/docs/group/c.md': '[回]({{< relref "/docs/B.md#x" >}}) [无]({{< ref "none" >}})\n',
      'content/blog/a.md': '---\ndate: 2024-01-02\n---\n[乙](/docs/b/)\n',
      'static/img/a.png': 'x',
      'assets/img/b.png': 'x',
    });
    expect(config).toMatchObject({docs: {routeBasePath: 'docs'}, blog: {routeBasePath: 'blog'}});
    expect(read('docs/B.md')).toContain('slug: "/b/"\nsidebar_label: "短"\nsidebar_position: 2');
    expect(read('docs/B.md')).toContain(
      '[组](/docs/group/) [丙](./group/c.md) [丙](./group/c.md#x) [外](https://y.example) ![](/img/a.png) ![](/img/b.png)',
    );
    expect(read('docs/hidden.md')).toContain('slug: "/_hidden/"');
    expect(read('docs/group/c.md')).toContain('[回](../B.md#x) [无](none)');
    expect(JSON.parse(read('docs/group/_category_.json'))).toEqual({
      label: '组',
      position: 1,
      link: {type: 'generated-index', slug: '/group/', title: '组', description: '句'},
    });
    expect(read('docs/index.md')).toContain('sidebar_position: 0');
    expect(read('docs/index.md')).toContain('- [乙](./B.md)\n- [藏](./hidden.md)');
    expect(read('src/pages/index.md')).toContain('[开始](/docs/b/)');
    expect(read('blog/blog/a.md')).toContain('[乙](/docs/b/)');
    expect(has('docs/group/index.md')).toBe(false);
    expect(paths).toContain('static/img/a.png');
  });

  it.each([
    ['suffixes', '', 'content/docs/a.en.md', 'content/docs/only.en.md', 'content/docs/a.md'],
    [
      'folders',
      'contentDir = "content/zh"\n',
      'content/en/docs/a.md',
      'content/en/docs/only.md',
      'content/zh/docs/a.md',
    ],
  ])('brings several languages by %s', async (_, own, english, only, chinese) => {
    const {read, config, problems} = await migrateFiles({
      'hugo.toml': `title = "站"
defaultContentLanguage = "zh"
[languages.zh]
languageName = "中文"
languageCode = "zh-cn"
${own}[languages.en]
languageName = "English"
title = "Site"
${own.replace('zh', 'en')}[languages.fr]
languageName = "Français"
`,
      [chinese]: '# 甲\n\n[乙](b.md)\n',
      [chinese.replace('a.md', 'b.md')]: '# 乙\n',
      [english]: '# A\n\n[B](../b/) [zh](/docs/b/)\n',
      [only]: '# Only\n',
      'content/docs/c.txt': '',
    });
    expect(config).toMatchObject({
      i18n: {
        defaultLocale: 'zh-CN',
        locales: ['zh-CN', 'en'],
        localeConfigs: {'zh-CN': {label: '中文'}, en: {label: 'English', title: 'Site'}},
      },
      themeConfig: {navbar: {items: [{type: 'localeDropdown'}]}},
    });
    expect(read('docs/a.md')).toContain('[乙](./b.md)');
    expect(read('i18n/en/docs/a.md')).toContain('# A');
    expect(read('docs/only.md')).toContain('# Only');
    expect(problems).toEqual([only]);
  });

  it('keeps the addresses of languages, and of editions in one language', async () => {
    const keys = {
      zh: 'zh-CN',
      en: 'en-US',
      'zh-tw': 'zh-TW',
      jp: 'ja',
      v1_tw: 'zh-tw',
      v1: 'zh',
      ko_kr: 'ko',
    };
    const {config, read, paths, words} = await migrateFiles({
      'hugo.yaml': `defaultContentLanguage: zh\nlanguages:\n${Object.entries(keys)
        .map(([key, code]) => `  ${key}: {languageCode: ${code}, contentDir: content/${key}}\n`)
        .join('')}`,
      ...Object.fromEntries(
        Object.keys(keys).map((key) => [
          `content/${key}/docs/a.md`,
          `${key}\n\n[乙](/v1/docs/b/)\n`,
        ]),
      ),
      ...Object.fromEntries(
        ['zh', 'v1', 'v1_tw'].map((key) => [`content/${key}/docs/b.md`, '乙\n']),
      ),
    });
    expect(config['i18n']).toMatchObject({
      locales: ['zh-CN', 'en', 'zh-tw', 'jp', 'ko'],
      localeConfigs: {en: {htmlLang: 'en-US'}, jp: {htmlLang: 'ja'}},
    });
    expect(read('i18n/zh-tw/docs/docs/a.md')).toContain('zh-tw');
    expect(paths.filter((path) => path.startsWith('docs/v1'))).toEqual([
      'docs/v1/docs/a.md',
      'docs/v1/docs/b.md',
      'docs/v1_tw/docs/a.md',
      'docs/v1_tw/docs/b.md',
    ]);
    expect(read('docs/docs/a.md')).toContain('[乙](../v1/docs/b.md)');
    expect(words.filter((one) => one.includes('地址'))).toEqual([
      '/ko_kr/ 不是语言标签，这种语言的地址改成了 /ko/。',
    ]);
  });

  it('reads authors that are links', async () => {
    const authorsOf = async (author: string) => {
      const {read} = await migrateFiles({
        'hugo.toml': 'title = "站"\n',
        'content/posts/a.md': `---\ntitle: 甲\ndate: 2024-01-02\nauthor: ${author}\n---\n文\n`,
      });
      return JSON.parse(/^authors: (.*)$/m.exec(read('blog/posts/a.md'))![1]!) as unknown;
    };
    expect(
      await authorsOf(
        '<a href="https://a.example/x" target="_blank">甲</a>, <a href="https://b.example">乙</a>',
      ),
    ).toEqual([
      {name: '甲', url: 'https://a.example/x'},
      {name: '乙', url: 'https://b.example'},
    ]);
    expect(await authorsOf('"[甲](https://a.example)"')).toEqual([
      {name: '甲', url: 'https://a.example'},
    ]);
    expect(await authorsOf('甲 ([@a](https://a.example)) <b>乙</b>')).toEqual([
      {name: '甲 (@a) 乙'},
    ]);
  });

  it('orders the other languages by their weight, those without one last', async () => {
    const language = (key: string, weight: string) =>
      `[languages.${key}]\ncontentDir = "content/${key}"\n${weight}\n`;
    const {config} = await migrateFiles({
      'hugo.toml': `defaultContentLanguage = "zh"\n${language('fr', '')}${language('ja', 'weight = 3')}${language('en', 'weight = 2')}${language('zh', 'weight = 9')}`,
      ...Object.fromEntries(
        ['zh', 'en', 'ja', 'fr'].map((key) => [`content/${key}/docs/a.md`, '# A\n']),
      ),
    });
    expect(config['i18n']).toMatchObject({locales: ['zh', 'en', 'ja', 'fr']});
  });

  it('makes the menu of what pages of the main language say, not of those in others alone', async () => {
    const {config, words} = await migrateFiles({
      'hugo.toml':
        'defaultContentLanguage = "zh"\n[languages.zh]\ncontentDir = "content/zh"\n[languages.en]\ncontentDir = "content/en"\n',
      'content/zh/docs/_index.md': '---\ntitle: 文档\nmenu: {main: {weight: 2}}\n---\n文\n',
      'content/zh/docs/a.md': '---\ntitle: 甲\nlinkTitle: 短\nmenu: main\n---\n文\n',
      'content/zh/docs/b.md': '文\n',
      'content/zh/blog/_index.md':
        '---\ntitle: 博客\nmenu: {main: {weight: 3}}\naliases: [/old/]\n---\n写在前面\n',
      'content/zh/blog/p.md': '文\n',
      'content/en/docs/A.md': '---\ntitle: Only\n---\ntext\n',
      'content/en/docs/only.md': '---\ntitle: Only\nmenu: main\n---\ntext\n',
    });
    expect(config['themeConfig']).toEqual({
      navbar: {
        items: [
          {label: '文档', to: '/docs/'},
          {label: '博客', to: '/blog/'},
          {label: '短', to: '/docs/a/'},
          {type: 'localeDropdown', position: 'right'},
        ],
      },
    });
    expect(config['redirects']).toContainEqual({from: '/old/', to: '/blog/'});
    expect(words.filter((one) => one.includes('/docs/a/'))).toEqual([
      '地址 /docs/a/ 已经有别的页面，改成了 /docs/a-2/。',
    ]);
  });

  it('leads from terms to tags, but not where the new site has them', async () => {
    const {config} = await migrateFiles({
      'hugo.toml': 'title = "站"\n',
      'content/a/1.md': '---\ntags: [甲]\n---\n',
      'content/a/2.md': '---\ncategories: [乙]\n---\n文\n',
      'content/b/1.md': '文\n',
      'content/b/2.md': '文\n',
      'content/blog/1.md': '---\ntags: [甲, 丙]\n---\n文\n',
    });
    expect(config['redirects']).toEqual([
      {from: '/tags/丙/', to: '/blog/tags/丙/'},
      {from: '/categories/乙/', to: '/tags/乙/'},
    ]);
  });

  it('gives pages that would have one address addresses of their own', async () => {
    const {read, paths, words} = await migrateFiles({
      'hugo.toml': 'title = "站"\n',
      'content/posts/a.md': '一\n',
      'content/posts/a.markdown': '二\n',
      'content/posts/a/index.md': '三\n',
      'content/posts/b.md': '---\nurl: /posts/A\n---\n四\n',
    });
    expect(
      paths
        .filter((path) => path.endsWith('.md'))
        .map((path) => [path, /slug: (.*)/.exec(read(path))![1]]),
    ).toEqual([
      ['blog/posts/a-2.md', '"/posts/a-2/"'],
      ['blog/posts/a.md', '"/posts/a/"'],
      ['blog/posts/a/index.md', '"/posts/a-3/"'],
      ['blog/posts/b.md', '"/posts/A-4/"'],
    ]);
    expect(words).toHaveLength(3);
  });

  it('hands down what _index.md of the folders around a note, and the settings, cascade', async () => {
    const {read, problems} = await migrateFiles({
      'hugo.toml':
        'title = "站"\n[params]\nversion = "v0"\n[[cascade]]\nproduct = "甲"\n[[cascade]]\nproduct = "乙"\n[cascade.target]\npath = "/docs/v2/**"\n',
      'content/docs/_index.md': '---\ntitle: 文档\ncascade:\n  Version: v1\n  draft: false\n---\n',
      'content/docs/a.md': '---\ntitle: 一\n---\n{{< param version >}} {{< param product >}}\n',
      'content/docs/v2/_index.md':
        '---\ntitle: 二\ncascade:\n  - version: v2\n  - _target: {kind: section}\n    version: v3\n---\n',
      'content/docs/v2/b.md': '---\ntitle: 二\n---\n{{< param version >}} {{< param product >}}\n',
      'content/docs/v2/c.md': '---\ntitle: 三\nversion: v9\n---\n{{< param version >}}\n',
    });
    expect(read('docs/a.md')).toContain('\nv1 甲\n');
    expect(read('docs/v2/b.md')).toContain('\nv2 乙\n');
    expect(read('docs/v2/c.md')).toContain('\nv9\n');
    expect(problems).toEqual([]);
  });

  it('keeps a front matter that it cannot read as code, and tells its line', async () => {
    const {read, problems} = await migrateFiles({
      'hugo.toml': 'title = "站"\n',
      'content/posts/a.md': '+++\ntitle = "甲"\ntags = [\n+++\n文\n',
      'content/posts/b.md': '---\ntitle: [\n---\n文\n',
      'content/posts/c.md': `+++\na = ${'['.repeat(5000)}\n+++\n文\n`,
      'content/posts/d.md': `{ 不是 JSON }\n`,
      'content/posts/e.md': `---\na: &a [x, x]\nb: &b [${'*a,'.repeat(999)}]\nc: [${'*b,'.repeat(999)}]\n---\n文\n`,
    });
    expect(problems).toEqual([
      'content/posts/a.md:3', 'content/posts/c.md:2', 'content/posts/b.md:2', 'content/posts/e.md:3',
    ]); // prettier-ignore
    expect(read('blog/posts/a.md')).toContain('```toml\ntitle = "甲"\ntags = [\n```\n\n文');
    expect(read('blog/posts/b.md')).toContain('```yaml\ntitle: [\n```\n文');
    expect(read('blog/posts/d.md')).toContain('{ 不是 JSON }');
  });

  it('tells of notes in other formats, of dates of expiry, of pages that are not published', async () => {
    const {words} = await migrateFiles({
      'hugo.toml': 'title = "站"\n',
      'content/posts/a.org': '',
      'content/posts/b.md': '---\nexpiryDate: 2020-01-02\n---\n文\n',
      'content/posts/c/index.md': '---\nheadless: true\n---\n文\n',
      'content/tags/x/_index.md': '文\n',
    });
    expect(words.map((one) => one.slice(0, 4))).toEqual([
      '这种格式',
      '不发布的',
      '标签页上',
      '过期的日',
    ]);
  });
});

describe('what Hugo adds to Markdown', () => {
  it.each<[what: string, source: string, text: string]>([
    ['hint', '{{< hint danger >}}\n话\n{{< /hint >}}', ':::danger\n\n\n话\n\n\n:::'],
    ['callout', '{{< callout type="info" >}}话{{< /callout >}}', ':::info\n\n话\n\n\n:::'],
    [
      'alert',
      '{{% alert title="题 [1]" color="warning" %}}话{{% /alert %}}',
      ':::warning[题 1]\n\n话',
    ],
    ['admonition', '{{< admonition tip "题" false >}}话{{< /admonition >}}', ':::tip[题]\n\n话'],
    ['notice', '{{% notice note %}}话{{% /notice %}}', ':::note\n\n话'],
    [
      'details',
      '{{< details "题" open >}}话{{< /details >}}',
      '<details open>\n<summary>题</summary>\n\n话\n\n\n</details>',
    ],
    ['expand', '{{< expand "题 <" >}}话{{< /expand >}}', '<summary>题 &lt;</summary>\n\n话'],
    [
      'tabs',
      '{{< tabs items="JSON, YAML" >}}\n{{< tab >}}一{{< /tab >}}\n{{< tab "二" >}}二{{< /tab >}}\n{{< /tabs >}}',
      '<TabItem value="JSON" label="JSON">\n\n一\n\n\n</TabItem>',
    ],
    [
      'tabs of code',
      '{{< tabpane lang="sh" >}}\n{{< tab header="一" >}}\nls\n{{< /tab >}}\n{{< /tabpane >}}',
      '<TabItem value="一" label="一">\n\n```sh\nls\n```\n\n</TabItem>',
    ],
    ['columns', '{{< columns >}}\n左\n<--->\n右\n{{< /columns >}}', '左\n\n右'],
    [
      'cards',
      '{{< cards >}}\n{{< card link="b" title="题" subtitle="句" >}}\n{{< /cards >}}',
      '- [题](b)：句',
    ],
    [
      'trees of files',
      '{{< filetree/container >}}\n{{< filetree/folder name="a" >}}\n{{< filetree/file name="b" >}}\n{{< /filetree/folder >}}\n{{< /filetree/container >}}',
      '- a/\n  - b\n',
    ],
    [
      'highlight',
      '{{< highlight go "linenos=table,hl_lines=2 4-5" >}}\na\n{{< /highlight >}}',
      '```go {2,4-5} showLineNumbers\na\n```',
    ],
    [
      'figure',
      '{{< figure src="/a b.png" title="题" link="https://y.example" >}}',
      '[![题](</a b.png>)](https://y.example)\n\n*题*',
    ],
    [
      'figure that is linked to',
      '{{< figure src="/a.png" id="fig_1" >}}',
      '<a id="fig_1"></a>![](/a.png)',
    ],
    ['words of a table', '{{< figure id="tab-1" title="表 1" >}}', '<a id="tab-1"></a>\n\n*表 1*'],
    [
      'figure with a width',
      '{{< figure src="/a.png" alt="图" width="300px" >}}',
      '<img src="/a.png" alt="图" width="300" />',
    ],
    [
      'youtube',
      '{{< youtube w7Ft2ymGmfc >}}',
      '<iframe src="https://www.youtube.com/embed/w7Ft2ymGmfc"',
    ],
    [
      'youtube with a title',
      '{{< youtube id="w7Ft2ymGmfc" title="讲 <b>" >}}',
      'title="讲 &lt;b&gt;" allowfullscreen',
    ],
    [
      'bilibili',
      '{{< bilibili id=BV1Sx411T7QQ p=1 >}}',
      'player.bilibili.com/player.html?bvid=BV1Sx411T7QQ"',
    ],
    ['a head that cannot be read', '{{< gist spf13 "7896402 >}}', '{{< gist spf13 "7896402 >}}'],
    ['gist', '{{< gist spf13 7896402 >}}', '(https://gist.github.com/spf13/7896402)'],
    ['tweet', '{{< tweet user="a" id="1" >}}', '(https://x.com/a/status/1)'],
    ['param', '版本 {{< param version >}}。', '版本 1.2。'],
    ['param in code', '```sh\nget {{< param "version" >}}\n```', 'get 1.2\n'],
    [
      'button',
      '{{< button relref="/docs/子/乙" >}}去{{< /button >}}',
      '[去](./%E5%AD%90/%E4%B9%99.md)',
    ],
    ['mermaid', '{{< mermaid >}}\ngraph LR\n{{< /mermaid >}}', '```mermaid\ngraph LR\n```'],
    ['katex', '{{< katex display >}}\nx\n{{< /katex >}}', '$$\nx\n$$'],
    [
      'quote',
      '{{< quote author="甲" source="书" url="https://y.example" >}}\n话\n{{< /quote >}}',
      '> 话\n>\n> — 甲，[书](https://y.example)',
    ],
    ['badge', '{{< badge "新" >}}', '<span class="badge badge--secondary">新</span>'],
    ['a comment', '前{{< comment >}}不要{{< /comment >}}', '前\n\n'],
    ['readfile', '{{< readfile file="part.txt" code="true" lang="sh" >}}', '```sh\nls\n```'],
    [
      'lists',
      '1. 一\n\n   {{< hint >}}\n   话\n   {{< /hint >}}\n',
      '   :::note\n   \n   \n   话\n   \n   \n   :::',
    ],
    ['items', '- {{< hint >}}话{{< /hint >}}', '- :::note\n  \n  话'],
    ['shown tags', '`{{</* hint */>}}`', '`{{< hint >}}`'],
    ['shown tags in code', '```md\n{{%/* a "b" */%}}\n```', '```md\n{{% a "b" %}}\n```'],
    [
      'attributes of code',
      '```go {linenos=true,hl_lines=[1,"3-4"]}\na\n```',
      '```go {1,3-4} showLineNumbers\na\n```',
    ],
    ['names of files', '```yaml {filename="a.yml"}\na\n```', '```yaml title="a.yml"\na\n```'],
    ['attributes of headings', '## 题 {#id .big}', '## 题 {#id}'],
    ['attributes of blocks', '段\n{.big #x}\n', '段\n\n'],
    ['formulas of themes', String.raw`\\( a_b \\) 与 \\[ c \\]`, '$a_b$'],
    [
      'blocks inside others',
      '{{< tabs >}}\n{{< tab "一" >}}\n{{< hint >}}\n{{< figure src="/a.png" >}}\n{{< /hint >}}\n{{< /tab >}}\n{{< /tabs >}}',
      ':::note\n\n\n![](/a.png)\n\n\n:::',
    ],
  ])('%s', async (_, source, text) => {
    const made = await rewrite(`${source}\n`, {'content/docs/part.txt': 'ls\n'});
    expect(
      made.text.replace(/ +$/gm, (blank) =>
        source.startsWith('1.') || source.startsWith('- ') ? blank : '',
      ),
    ).toContain(text);
    expect(made.problems).toEqual(['hugo.toml']);
  });

  it('leaves what has no counterpart as text and tells its line', async () => {
    const {text, problems} = await rewrite(
      '\n\n{{<own "x">}}里面 {{< param none >}}{{</own>}} {{< relref "none.md" >}}\n\n```\n{{< own >}}\n```\n',
    );
    expect(text).toContain('{{\\<own "x">}}里面 {{< param none >}}{{\\</own>}} none.md');
    expect(text).toContain('```\n{{< own >}}\n```');
    expect(problems).toEqual([
      'content/docs/a.md:6',
      'content/docs/a.md:6',
      'content/docs/a.md:6',
      'hugo.toml',
    ]);
  });

  it('renders what is inside of what is put in one place', async () => {
    const {text} = await rewrite(
      '{{< badge >}}免费 {{< icon name="x" >}} {{</* param version */>}}{{< /badge >}}\n',
    );
    expect(text).toContain(
      '<span class="badge badge--secondary">免费  {{&lt; param version >}}</span>',
    );
  });

  it('takes over formulas with blanks at their ends', async () => {
    const {text} = await rewrite('设 $ x^2 $ 为\n');
    expect(text).toContain('设 $x^2$ 为');
  });

  it('takes over lists of definitions', async () => {
    const {text} = await rewrite('甲\n: 意思 {{< param version >}}\n');
    expect(text).toContain('<dl>\n<dt>甲</dt>\n<dd>\n\n意思 1.2\n\n</dd>\n</dl>');
  });

  it('puts what is in a block of HTML on lines of its own', async () => {
    const {text} = await rewrite(
      '<div class="a">\n{{< button link="/docs/" text="开始" >}}\n</div>\n\n甲 {{< button link="/docs/" text="乙" >}}\n',
    );
    expect(text).toContain('<div class="a">\n\n[开始](./index.md)\n\n</div>');
    expect(text).toContain('甲 [乙](./index.md)\n');
  });

  it('includes a file from the folder of the language, without its front matter and with its shortcodes', async () => {
    const {read, problems} = await migrateFiles({
      'hugo.toml':
        'title = "站"\ndefaultContentLanguage = "zh"\n[languages.zh]\ncontentDir = "content/zh"\n[languages.en]\ncontentDir = "content/en"\n',
      'content/zh/docs/a.md':
        '---\ntitle: 甲\n---\n{{% include "/_common/part.md" %}}\n\n{{% include "/_common/loop.md" %}}\n',
      'content/zh/_common/part.md':
        '---\n_comment: 留着\n---\n\n共用 {{< badge "新" >}}\n\n{{< none >}}\n',
      'content/zh/_common/loop.md': '环 {{% include "/_common/loop.md" %}}\n',
      'content/zh/docs/b.md': '---\ntitle: 乙\n---\n文\n',
      'content/en/docs/a.md': '---\ntitle: A\n---\n{{% include "/_common/part.md" %}}\n',
      'content/en/_common/part.md': 'Shared\n',
    });
    expect(read('docs/docs/a.md')).toMatch(
      /^共用 <span class="badge badge--secondary">新<\/span>$/m,
    );
    expect(read('docs/docs/a.md')).not.toContain('_comment');
    expect(read('docs/docs/a.md').match(/环/g)!.length).toBeLessThan(4);
    expect(read('i18n/en/docs/docs/a.md')).toContain('Shared');
    expect(problems).toContain('content/zh/docs/a.md:4');
  });

  it('reads no file outside of the folder', async () => {
    const {text, problems} = await rewrite('{{< readfile file="../../../../etc/passwd" >}}\n');
    expect(text).toContain('{{< readfile');
    expect(problems).toContain('content/docs/a.md:4');
  });

  it.each([
    ['tags that never end', '{{< a "'.repeat(4000)],
    ['tags without a closing tag', '{{< hint >}}'.repeat(4000)],
    ['tags inside tags', `${'{{< hint >}}'.repeat(2000)}${'{{< /hint >}}'.repeat(2000)}`],
    ['closing tags alone', '{{< /hint >}}'.repeat(4000)],
    ['one long line', `[a](${'('.repeat(20_000)} ${'<img '.repeat(4000)} ${'\\('.repeat(20_000)}`],
    ['attributes that are none in the end', `a\n{${'#aaaa="b" '.repeat(200)}-\n`],
    ['attributes', `## a ${'{'.repeat(20_000)}\n{${'.a '.repeat(20_000)}\n`],
  ])('comes to an end with %s', async (_, body) => {
    const {text} = await rewrite(`${body}\n`);
    expect(text.length).toBeGreaterThan(1000);
  });
});

it('lists the posts of a folder in a blog whose index says something of it', async () => {
  const {read, has, config} = await migrateFiles({
    'hugo.toml': "baseURL = 'https://h.example/'\ntitle = '站'\n",
    'content/posts/_index.md': '---\ntitle: 文章\n---\n',
    'content/posts/系列/_index.md': '---\ntitle: 系列\n---\n',
    'content/posts/系列/a.md': '---\ntitle: 甲\ndate: 2024-01-01\n---\n文\n',
    'content/posts/系列/b.md': '---\ntitle: 乙\ndate: 2024-02-01\n---\n文\n',
    'content/posts/系列/c.md': '---\ntitle: 丙\ndate: 2024-03-01\ndraft: true\n---\n文\n',
    'content/posts/empty/_index.md': '---\ntitle: 空\n---\n',
    'content/posts/d.md': '---\ntitle: 丁\ndate: 2024-01-01\n---\n[系列](/posts/系列/)\n',
  });
  expect(read('src/pages/posts/系列/index.md')).toBe(
    `---\ntitle: "系列"\n---\n\n- [乙](${encodeURI('/posts/系列/b/')})\n- [甲](${encodeURI('/posts/系列/a/')})\n`,
  );
  expect([has('src/pages/posts/index.md'), has('src/pages/posts/empty/index.md')]).toEqual([
    false,
    false,
  ]);
  expect(config).toMatchObject({redirects: [{from: '/posts/', to: '/'}]});
});

it('shows files beside notes that are named by the folder as it is written', async () => {
  const {read} = await migrateFiles({
    'hugo.toml': "baseURL = 'https://h.example/'\ntitle = '站'\n",
    'content/posts/CSharp 甲.md':
      '---\ntitle: 甲\ndate: 2024-01-01\nimage: /posts/CSharp 甲/图.png\n---\n![](</posts/CSharp 甲/图.png>) ![](/posts/csharp-甲/图.png) ![](/posts/no/图.png)\n',
    'content/posts/CSharp 甲/图.png': 'x',
  });
  const to = `./CSharp%20${encodeURI('甲')}/${encodeURI('图')}.png`;
  expect(read('blog/posts/CSharp 甲.md')).toContain(`![](${to}) ![](${to}) ![](/posts/no/图.png)`);
  expect(read('blog/posts/CSharp 甲.md')).toContain(`image: "${to}"`);
});
