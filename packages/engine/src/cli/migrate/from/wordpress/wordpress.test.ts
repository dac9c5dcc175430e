import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const item = (values: Record<string, string>, more = ''): string =>
  `<item>${Object.entries({
    title: '甲',
    link: 'https://x.example/blog/2020/03/jia/',
    'dc:creator': 'admin',
    'wp:post_type': 'post',
    'wp:status': 'publish',
    'wp:post_name': 'jia',
    'wp:post_id': '7',
    'wp:post_date': '2020-03-11 21:50:53',
    ...values,
  })
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('\n')}${more}</item>\n`;

const exportOf = (items: string, url = 'https://x.example/blog'): string =>
  `<?xml version="1.0"?><rss><channel><title>站 &amp; 文</title><description>一句</description><language>zh-CN</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${url}</wp:base_blog_url><wp:author><wp:author_login>admin</wp:author_login><wp:author_display_name><![CDATA[小甲]]></wp:author_display_name></wp:author>${items}</channel></rss>\n`;

const TERMS =
  '<category domain="category" nicename="qianduan"><![CDATA[前端]]></category><category domain="post_tag" nicename="js"><![CDATA[JS]]></category><category domain="category" nicename="uncategorized"><![CDATA[未分类]]></category><wp:comment>x</wp:comment>';

const picture = (id: string, parent: string): string =>
  item({
    'wp:post_type': 'attachment',
    'wp:post_id': id,
    'wp:post_parent': parent,
    'wp:attachment_url': `https://x.example/${id}.png`,
  });

/** What became of the text of a post. */
async function rewrite(content: string): Promise<string> {
  const {read} = await migrateFiles({
    'a.xml': exportOf(item({'content:encoded': content}) + picture('8', '7') + picture('9', '1')),
  });
  return read('blog/2020-03-11-jia.md').replace(/^---[^]*?---\n+/, '');
}

describe('WordPress', () => {
  it('takes over posts and pages of all its files, at their addresses', async () => {
    const {tool, config, read, paths, words} = await migrateFiles({
      'a.xml': exportOf(
        item(
          {
            'content:encoded': '文 <a href="https://x.example/blog/about/">关于</a>',
            'excerpt:encoded': '摘要',
          },
          TERMS,
        ),
      ),
      'b.xml': exportOf(
        item({
          title: '关于',
          link: 'https://x.example/blog/about.html',
          'wp:post_type': 'page',
          'wp:post_name': 'about',
        }) +
          item({
            'wp:post_name': '%e4%b9%99',
            link: 'https://x.example/blog/?p=8',
            'wp:status': 'draft',
          }) +
          item({
            'wp:post_name': 'mi',
            link: 'https://x.example/blog/mi/',
            'wp:post_password': 'x',
          }) +
          item({'wp:post_type': 'attachment'}) +
          item({'wp:status': 'trash'}),
      ),
      'c.xml': exportOf(item({title: '外'}), 'https://other.example'),
      'README.md': '# 备份\n',
    });
    expect(tool).toBe('WordPress');
    expect(paths).toEqual([
      'blog/2020-03-11-jia.md', 'blog/2020-03-11-mi.md', 'blog/2020-03-11-乙.md', 'src/pages/about.md', 'wuya.config.ts',
    ]); // prettier-ignore
    expect(read('blog/2020-03-11-jia.md')).toBe(
      '---\ntitle: "甲"\nslug: "/2020/03/jia/"\ndescription: "摘要"\ntags: ["前端","JS"]\ndate: "2020-03-11T21:50:53"\nauthors: [{"name":"小甲"}]\n---\n\n文 <a href="/about/">关于</a>\n',
    );
    expect(read('blog/2020-03-11-乙.md')).toContain('draft: true');
    expect(read('blog/2020-03-11-mi.md')).toContain('draft: true');
    expect(config).toMatchObject({
      title: '站 & 文',
      url: 'https://x.example',
      baseUrl: '/blog/',
      locale: 'zh-CN',
      redirects: [
        {from: '/about.html', to: '/about/'},
        {from: '/category/qianduan/', to: '/tags/前端/'},
        {from: '/tag/js/', to: '/tags/js/'},
      ],
      themeConfig: {navbar: {items: [{label: '关于', to: '/about/'}]}},
    });
    expect(words).toEqual([
      '这是另一个站点 https://other.example 的导出，没有搬；放到单独的文件夹里再搬。',
      '原来要密码才能读，这里没有密码；写成了草稿，不发布。',
      '1 条评论没有带过来。',
    ]);
  });

  it('leaves signs that open what never ends as they are, in however long a text', async () => {
    for (const sign of [
      '[caption ',
      '[gallery ',
      '[embed ',
      '[audio ',
      '[code ',
      '<pre ',
      '<!--more ',
    ])
      expect((await rewrite(sign.repeat(40_000))).trim(), sign).toBe(sign.repeat(40_000).trim());
  });

  it('shows pictures that are in the folder, and says where others are', async () => {
    const content =
      '<a href="http://x.example/blog/wp-content/uploads/a.png"><img src="https://x.example/blog/wp-content/uploads/a.png" /></a>';
    const xml = {'a.xml': exportOf(item({'content:encoded': content}))};
    const there = await migrateFiles({...xml, 'wp-content/uploads/a.png': 'x'});
    expect(there.paths).toContain('static/wp-content/uploads/a.png');
    expect(there.read('blog/2020-03-11-jia.md')).toContain(
      '<a href="/wp-content/uploads/a.png"><img src="/wp-content/uploads/a.png" /></a>',
    );
    expect(there.words).toEqual([]);
    const gone = await migrateFiles(xml);
    expect(gone.read('blog/2020-03-11-jia.md')).toContain(content);
    expect(gone.words).toEqual([
      '图片仍在 x.example：写上 images: {remote: ["x.example"]}，生成时会复制到站点里。',
    ]);
  });

  it.each([
    [
      'blocks',
      '<!-- wp:paragraph {"a":1} -->\n<p>甲</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->\n\n<p>乙</p>',
      '<p>甲</p>\n\n<!-- truncate -->\n\n<p>乙</p>\n',
    ],
    [
      'lines of the old editor',
      '甲\n乙\n\n<ul>\n\t<li>丙</li>\n</ul>',
      '甲\\\n乙\n\n<ul>\n<li>丙</li>\n</ul>\n',
    ],
    [
      'code',
      '<pre class="brush: php"><code>a &lt; b\n\n    &amp;c</code></pre>',
      '```php\na < b\n\n    &c\n```\n',
    ],
    ['code of a plugin', '[code lang="js"]\na && b\n[/code]后', '```js\na && b\n```\n\n后\n'],
    [
      'code with colours',
      '<pre><span class="k">if</span></pre>',
      '<pre><span class="k">if</span></pre>\n',
    ],
    [
      'captions',
      '[caption id="a" width="3"]<img src="/a.png" alt="" /> 图 一[/caption]',
      '<img src="/a.png" alt="" />\n\n*图 一*\n',
    ],
    [
      'captions without words',
      '[caption id="a"]<a href="/b"><img src="/a.png" /></a>[/caption]',
      '<a href="/b"><img src="/a.png" /></a>\n',
    ],
    [
      'galleries',
      '[gallery ids="9, 8,1"]',
      '<img src="https://x.example/9.png" alt="" />\n<img src="https://x.example/8.png" alt="" />\n',
    ],
    [
      'galleries of the post',
      '[gallery columns="2"]',
      '<img src="https://x.example/8.png" alt="" />\n',
    ],
    ['players', '[video mp4="/a.mp4"][/video]', '<video src="/a.mp4" controls></video>\n'],
    ['code without an end', '<pre>甲', '<pre>甲\n'],
  ])('rewrites %s', async (_, content, text) => {
    expect(await rewrite(content)).toBe(text);
  });
});
