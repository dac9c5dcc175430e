import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const CONFIG = `title: 博客
description: 一句
url: https://x.example
baseurl: /blog
lang: zh-Hans
permalink: /:categories/:year/:month/:day/:title.html
paginate: 5
collections:
  docs: {output: true, permalink: /docs/:path/}
  parts: {}
defaults:
  - scope: {path: "", type: posts}
    values: {author: 甲, toc: false}
  - scope: {path: _posts/en}
    values: {author: A}
exclude: [old, "*.tmp.md"]
`;

/** A site with one post, and what became of its text. */
async function rewrite(body: string, more: Record<string, string> = {}) {
  const made = await migrateFiles({
    '_config.yml': CONFIG,
    '_posts/2024-05-06-a.md': `---\ntitle: 甲\n---\n${body}`,
    '_posts/2024-01-02-乙 b.md': '---\ntitle: 乙\n---\n文\n',
    '_docs/x.md': '---\ntitle: 文档\n---\n文\n',
    '_docs/y.md': '---\ntitle: 文档\n---\n文\n',
    'assets/a.png': 'x',
    ...more,
  });
  return {...made, text: made.read('blog/2024-05-06-a.md').replace(/^---[^]*?---\n\n/, '')};
}

describe('Jekyll', () => {
  it('brings notes and pictures of folders that are called as those of programs', async () => {
    const {paths} = await rewrite('文\n', {
      'tools/docker/a.md': '# 甲\n\n![图](b.png)\n',
      'tools/docker/b.png': 'x',
      'script/README.md': '# 怎样用\n',
      'script/c.png': 'x',
    });
    const found = paths.filter((path) => /tools|script/.test(path));
    expect(found).toEqual(['src/pages/tools/docker/a.md', 'static/tools/docker/b.png']);
  });

  it('ends an excerpt at empty lines where the settings say so, not in code', async () => {
    const settings = {'_config.yml': `${CONFIG}excerpt_separator: "\\n\\n\\n\\n"\n`};
    expect((await rewrite('\n\n\n\n一\n\n二\n\n\n\n三\n', settings)).text.trim()).toBe(
      '一\n\n二\n\n<!-- truncate -->\n\n三',
    );
    for (const body of ['```\n一\n\n\n\n二\n```\n', '一\n\n\n\n'])
      expect((await rewrite(body, settings)).text).not.toContain('truncate');
  });

  it('keeps settings of a theme that all pages have by default out of the notes', async () => {
    const {read} = await migrateFiles({
      '_config.yml':
        'title: 站\ndefaults:\n  - scope: {path: ""}\n    values: {my-theme: {head: [x]}, note: 一句}\n',
      '_posts/2024-05-06-a.md': '---\ntitle: 甲\nown: {a: 1}\n---\n文\n',
    });
    const written = read('blog/2024-05-06-a.md');
    expect(written).toContain('own: {"a":1}');
    expect(written).toContain('note: "一句"');
    expect(written).not.toContain('my-theme');
  });

  it('takes over settings, posts with their addresses, terms and defaults', async () => {
    const {tool, config, read, paths, problems} = await migrateFiles({
      '_config.yml': CONFIG,
      '_posts/2024-05-06-Hello-World.md': `---
layout: post
title: 你好
date: 2024-05-06 07:08:09 +0800
categories: 技术 Web
tags: [甲, 乙]
redirect_from: /old/
last_modified_at: 2024-06-01
---
开头

<!--more-->

[乙](/blog/web/2024/01/02/b.html) [文](/docs/x/) ![图](/assets/a.png)
`,
      'web/_posts/2024-01-02-b.markdown':
        '---\nauthor: {name: 乙, url: "https://y.example"}\n---\n文\n',
      '_posts/en/2024-01-03-c.md': '---\npublished: false\n---\ntext\n',
      '_posts/undated.md': '文\n',
      '_drafts/later.md': '---\ntitle: 以后\n---\n文\n',
      '_docs/x.md': '---\ntitle: 文档\norder: 2\n---\n文\n',
      '_docs/sub/y.md': '---\ntitle: 子\n---\n[x](../x.md) [甲](/blog/docs/x/)\n',
      '_parts/z.md': '---\ntitle: 件\n---\n文\n',
      'about.md': '---\nlayout: page\ntitle: 关于\npermalink: /about/\n---\n我\n',
      'archive.md': '---\nlayout: archive\ntitle: 归档\n---\n',
      'index.html': '---\nlayout: home\n---\n',
      'special.html': '---\ntitle: 特别\n---\n<p>字</p>\n',
      'old/a.md': '文\n',
      'b.tmp.md': '文\n',
      'README.md': '# 仓库\n',
      'assets/a.png': 'x',
      'assets/a.css': '',
      CNAME: 'x.example',
      Gemfile: '',
    });
    expect(tool).toBe('Jekyll');
    expect(config).toMatchObject({
      title: '博客',
      tagline: '一句',
      url: 'https://x.example',
      baseUrl: '/blog/',
      locale: 'zh-Hans',
      docs: {routeBasePath: 'docs'},
      blog: {routeBasePath: '/', postsPerPage: 5},
      themeConfig: {navbar: {items: [{label: '关于', to: '/about/'}]}},
    });
    expect(config['redirects']).toEqual(
      expect.arrayContaining([
        {from: '/old/', to: '/技术/web/2024/05/06/Hello-World/'},
        {from: '/web/2024/01/02/b.html', to: '/web/2024/01/02/b/'},
      ]),
    );
    expect(read('blog/2024-05-06-Hello-World.md')).toBe(`---
title: "你好"
slug: "/技术/web/2024/05/06/Hello-World/"
last_update: {"date":"2024-06-01"}
tags: ["甲","乙","技术",{"label":"Web","permalink":"/Web"}]
hide_table_of_contents: true
date: "2024-05-06T07:08:09+08:00"
authors: [{"name":"甲"}]
---

开头

<!-- truncate -->

[乙](./web/2024-01-02-b.md) [文](/docs/x/) ![图](/assets/a.png)
`);
    expect(read('blog/web/2024-01-02-b.md')).toContain(
      'authors: [{"name":"乙","url":"https://y.example"}]',
    );
    expect(read('blog/web/2024-01-02-b.md')).toContain('title: "B"');
    expect(read('blog/en/2024-01-03-c.md')).toMatch(/draft: true\n[^]*\{"name":"A"\}/);
    expect(read('blog/later.md')).toContain('slug: "/later/"');
    expect(read('blog/later.md')).toContain('draft: true');
    expect(read('docs/x.md')).toContain('sidebar_position: 2');
    expect(read('docs/sub/y.md')).toContain('[x](../x.md) [甲](../x.md)');
    expect(paths).toEqual([
      'blog/2024-05-06-Hello-World.md', 'blog/en/2024-01-03-c.md', 'blog/later.md', 'blog/undated.md',
      'blog/web/2024-01-02-b.md', 'docs/sub/y.md', 'docs/x.md', 'src/pages/about.md', 'static/CNAME',
      'static/assets/a.png', 'wuya.config.ts',
    ]); // prettier-ignore
    expect(problems).toEqual(['_parts/z.md', 'special.html', '_posts/undated.md']);
  });

  it.each([
    [undefined, '/技术/2024/05/06/a.html'],
    ['pretty', '/技术/2024/05/06/a/'],
    ['none', '/技术/a.html'],
    ['ordinal', '/技术/2024/127/a.html'],
    ['/:year/:i_month/:title', '/2024/5/a'],
    ['/p/:slug/', '/p/a/'],
  ])('makes addresses of %s', async (permalink, address) => {
    const {read, config} = await migrateFiles({
      '_config.yml': permalink === undefined ? 'title: 站\n' : `permalink: ${permalink}\n`,
      '_posts/2024-05-06-a.md': '---\ncategory: 技术\n---\n文\n',
    });
    const clean = `${address.replace(/\.html$|\/$/, '')}/`;
    expect(read('blog/2024-05-06-a.md')).toContain(`slug: "${clean}"`);
    expect(config['redirects'] ?? []).toEqual(
      address.endsWith('.html') ? [{from: address, to: clean}] : [],
    );
  });

  it('makes the sidebar of Just the Docs: order, parents, what is not in it', async () => {
    const {config, paths, read} = await migrateFiles({
      '_config.yml':
        'title: 站\nremote_theme: just-the-docs/just-the-docs\naux_links:\n  源码: ["https://y.example"]\n',
      'index.md': '---\ntitle: 首页\nnav_order: 1\n---\n[甲](docs/a) {% link docs/b.md %}\n',
      'docs/a.md':
        '---\ntitle: 甲\nnav_order: 2\nhas_children: true\n---\n{: .warning }\n> 小心\n\n1. TOC\n{:toc}\n',
      'docs/b.md': '---\ntitle: 乙\nparent: 甲\n---\n文\n',
      'docs/c.md': '---\ntitle: 丙\nparent: 乙\ngrand_parent: 甲\n---\n文\n',
      'docs/d.md': '---\ntitle: 丁\nnav_exclude: true\n---\n文\n',
      'docs/loop.md': '---\ntitle: 圈\nparent: 圈\n---\n文\n',
    });
    expect(config).toMatchObject({
      docs: {
        routeBasePath: '/',
        sidebars: {
          docs: [
            {type: 'doc', id: 'index', label: '首页'},
            {
              type: 'category',
              label: '甲',
              link: {type: 'doc', id: 'docs/a'},
              items: [
                {type: 'category', label: '乙', items: [{type: 'doc', id: 'docs/c', label: '丙'}]},
              ],
            },
          ],
        },
      },
      blog: false,
      themeConfig: {navbar: {items: [{label: '源码', href: 'https://y.example'}]}},
    });
    expect(paths).toContain('docs/docs/d.md');
    expect(read('docs/index.md')).toContain('[甲](./docs/a.md) /docs/b.html');
    expect(read('docs/docs/a.md')).toContain(
      ':::warning\n\n小心\n\n:::\n\n\n<TOCInline toc={toc} />',
    );
  });

  it('makes the navbar of the list of a theme', async () => {
    const {config} = await migrateFiles({
      '_config.yml': 'title: 站\ntheme: x\n',
      '_data/navigation.yml':
        'main:\n  - {title: 关于, url: /about/}\n  - {title: 无, url: /none/}\n  - {title: 外, url: "https://y.example"}\n',
      'about.md': '---\ntitle: 关于\npermalink: /about/\n---\n我\n',
    });
    expect(config).toMatchObject({
      themeConfig: {
        navbar: {
          items: [
            {label: '关于', to: '/about/'},
            {label: '外', href: 'https://y.example'},
          ],
        },
      },
    });
  });

  it('has posts and notes side by side, each at its address, with tags of their own', async () => {
    const {config, read, paths} = await migrateFiles({
      '_config.yml':
        'permalink: /:year/:title/\ncollections: {wiki: {output: true}, parts: {output: true}}\n',
      '_posts/2024-05-06-a.md': '---\ntags: [甲]\n---\n[乙](/wiki/b/)\n',
      '_wiki/b.md': '---\ntags: [甲]\n---\n文\n',
      '_wiki/c.md': '---\n---\n文\n',
      '_parts/d.md': '---\n---\n文\n',
      '_parts/e.md': '---\n---\n文\n',
      'README.md': '# 仓库\n',
      'more/README.md': '# 更多\n',
    });
    expect(config).toMatchObject({
      docs: {routeBasePath: '/', tagsBasePath: 'notes/tags'},
      blog: {routeBasePath: '/'},
    });
    expect(config).not.toHaveProperty('redirects');
    expect(read('blog/2024-05-06-a.md')).toContain('slug: "/2024/a/"');
    expect(read('blog/2024-05-06-a.md')).toContain('[乙](/wiki/b/)');
    expect(paths.filter((path) => path.startsWith('src'))).toEqual(['src/pages/more/index.md']);
  });

  it('leads from lists of terms to tags where the site had them', async () => {
    const {config} = await migrateFiles({
      '_config.yml': 'title: 站\njekyll-archives:\n  permalinks: {tag: "/t/:name/"}\n',
      '_posts/2024-05-06-a.md': '---\ntags: [甲]\ncategories: [Web Dev]\n---\n文\n',
    });
    expect(config['redirects']).toEqual(
      expect.arrayContaining([
        {from: '/t/甲/', to: '/tags/甲/'},
        {from: '/category/web-dev/', to: '/tags/Web-Dev/'},
      ]),
    );
  });

  it('leaves out pages that list the posts, and tells of them', async () => {
    const {paths, problems} = await migrateFiles({
      '_config.yml': 'theme: x\n',
      '_posts/2024-05-06-a.md': '文\n',
      'long.md': `${'文'.repeat(300)}\n{% for post in site.posts %}{{ post.title }}{% endfor %}\n`,
      'shown.md': '{% raw %}{% for post in site.posts %}{% endraw %}\n',
      'all.md':
        '---\ntitle: 全部\n---\n{% for post in site.posts %}- {{ post.title }}{% endfor %}\n',
    });
    expect(paths).toEqual([
      'blog/2024-05-06-a.md', 'src/pages/long.md', 'src/pages/shown.md', 'wuya.config.ts',
    ]); // prettier-ignore
    expect(problems).toEqual(['all.md', 'long.md:2', 'long.md:2', 'long.md:2']);
  });

  it('is told from other folders with a _config.yml', async () => {
    const {tool} = await migrateFiles({'_config.yml': 'title: 书\nlogo: a.png\n', 'a.md': '文\n'});
    expect(tool).toBe('Markdown');
  });

  it('keeps the end of a name: z-index is no index', async () => {
    const {read} = await migrateFiles({
      '_config.yml': 'permalink: /:title.html\n',
      '_posts/2024-05-06-z-index.md': '---\ntitle: 层\n---\n文\n',
    });
    expect(read('blog/2024-05-06-z-index.md')).toContain('slug: "/z-index/"\n');
  });
});

describe('what Jekyll adds to Markdown', () => {
  it.each<[what: string, source: string, text: string]>([
    [
      'highlight',
      '{% highlight ruby linenos %}\na\n{% endhighlight %}',
      '```ruby showLineNumbers\na\n```',
    ],
    ['raw', '{% raw %}{{ x }} {% y %}{% endraw %}', '{{ x }} {% y %}'],
    ['raw in code', '```\n{% raw %}{{ x }}{% endraw %}\n```', '```\n{{ x }}\n```'],
    [
      'link',
      '[甲]({% link _docs/x.md %}) ![]({% link assets/a.png %})',
      '[甲](/docs/x/) ![](/assets/a.png)',
    ],
    [
      'post_url',
      '[乙]({{ site.baseurl }}{% post_url 2024-01-02-乙 b %}#x)',
      '[乙](./2024-01-02-%E4%B9%99%20b.md#x)',
    ],
    ['values', '{{ site.title }} {{ page.title | upcase }} {{ site.data.facts.a }}', '博客 甲 值'],
    [
      'addresses',
      '![]({{ site.baseurl }}/assets/a.png) ![]({{ "/assets/a.png" | relative_url }}) ![]({{ site.url }}/assets/a.png)',
      '![](/assets/a.png) ![](/assets/a.png) ![](/assets/a.png)',
    ],
    ['assign', '{% assign a = "/assets" %}![]({{ a }}/a.png)', '![](/assets/a.png)'],
    ['capture', '{% capture a %}话 {{ site.title }}{% endcapture %}{{ a | strip }}', '话 博客'],
    ['include', '{% include note.html text="话" %}', '<b>话</b>'],
    [
      'include of an image',
      '{% include figure.html src="/assets/a.png" alt="图" caption="题" %}',
      '![图](/assets/a.png)\n\n*题*',
    ],
    [
      'include of a video',
      '{% include youtube.html id="w7Ft2ymGmfc" %}',
      '<iframe src="https://www.youtube.com/embed/w7Ft2ymGmfc"',
    ],
    [
      'include of a film of Chirpy',
      '{% include embed/video.html src="/assets/a.mp4" title="题" %}',
      '<video src="/assets/a.mp4" controls></video>\n\n*题*',
    ],
    [
      'include of sound of Chirpy',
      "{% include embed/spotify.html id='3OuMIIFP5T' %}",
      '[Spotify](https://open.spotify.com/track/3OuMIIFP5T)',
    ],
    ['include_relative', '{% include_relative part.txt %}', '包含的话'],
    ['comment', '前{% comment %}不要{% endcomment %}后', '前后'],
    [
      'Markdown in HTML',
      '<div class="a" markdown="1">\n**甲**\n</div>',
      '<div class="a">\n\n**甲**\n</div>',
    ],
    ['Markdown right below HTML', '<div>\n甲\n</div>\n```js\na\n```', '</div>\n\n```js\n'],
    ['attributes of blocks', '段\n{: .big #x}\n\n后', '段\n\n\n后'],
    [
      'attributes in a line',
      '![图](/assets/a.png){: width="300" .left } **重**{: .x} {x}',
      '<img src="/assets/a.png" alt="图" width="300" /> **重** {x}',
    ],
    ['attributes of headings', '## 题 {: #id .x }', '## 题 {#id}'],
    ['callouts of Chirpy', '> 话\n> 二\n{: .prompt-tip }', ':::tip\n\n话\n二\n\n:::'],
    ['callouts with a title', '{: .note-title }\n> 题\n>\n> 话', ':::note[题]\n\n\n话\n\n:::'],
    ['contents', '* TOC\n{:toc}', '<TOCInline toc={toc} />'],
    ['options', '{::options parse_block_html="true" /}\n话', '\n话'],
    ['code', '```\n{: .x}\n<!--more-->\n```', '```\n{: .x}\n<!--more-->\n```'],
  ])('%s', async (_, source, text) => {
    const made = await rewrite(`前文\n\n${source}\n`, {
      '_data/facts.yml': 'a: 值\n',
      '_includes/note.html': '<b>{{ include.text }}</b>',
      '_posts/part.txt': '包含的话',
    });
    expect(made.text).toContain(text);
    expect(made.problems).toEqual([]);
  });

  it('takes formulas in a line for what they are where the site has any', async () => {
    const {text} = await rewrite('甲 $$x$$ 乙\n\n$$y$$\n', {'_includes/head.html': 'MathJax'});
    expect(text).toBe('甲 $x$ 乙\n\n$$y$$\n');
  });

  it('finds images of a post in its folder of media', async () => {
    const {read} = await rewrite('', {
      '_posts/2024-05-07-m.md':
        '---\nmedia_subpath: /assets/\nimage: {path: a.png}\n---\n![](a.png) [乙](b.md)\n',
    });
    expect(read('blog/2024-05-07-m.md')).toMatch(
      /image: "\/assets\/a.png"[^]*!\[\]\(\/assets\/a.png\) \[乙\]\(b.md\)/,
    );
  });

  it('leaves what has no counterpart as text and tells its line', async () => {
    const {text, problems} = await rewrite(
      '{% for a in b %}字{% endfor %}\n{{ site.none }} {{ "a" | unknown }}\n{% include none.html %} {% include loop.html %}\n{% post_url none %}\n',
      {'_includes/loop.html': '{% include loop.html %}'},
    );
    expect(text).toContain(
      '{% for a in b %}字{% endfor %}\n{{ site.none }} {{ "a" | unknown }}\n{% include none.html %}',
    );
    expect(problems).toEqual([4, 4, 5, 5, 6, 6, 7].map((line) => `_posts/2024-05-06-a.md:${line}`));
  });

  it('reads no file outside of the folder', async () => {
    const {text} = await rewrite(
      '{% include ../../../../etc/passwd %} {% include_relative ../../../etc/passwd %}\n',
    );
    expect(text).toContain('{% include ../');
    expect(text).toContain('{% include_relative ../');
  });

  it.each([
    ['tags that never end', '{% '.repeat(10_000)],
    ['blocks that never end', '{% highlight a %}'.repeat(5000)],
    ['raw that never ends', '{% raw %}'.repeat(10_000)],
    ['values', '{{ a | b: "'.repeat(10_000)],
    ['attributes', `**{:${' .a'.repeat(20_000)}\n${'**{:'.repeat(20_000)}`],
    ['formulas', '$$a'.repeat(20_000)],
  ])('comes to an end with %s', async (_, body) => {
    const {text} = await rewrite(`${body}\n`, {'_includes/head.html': 'MathJax'});
    expect(text.length).toBeGreaterThan(1000);
  });
});
