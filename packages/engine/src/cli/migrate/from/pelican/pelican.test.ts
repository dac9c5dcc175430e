import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const CONF = `AUTHOR = '人'
SITENAME = u'站'
SITEURL = ''
DEFAULT_LANG = 'zh_CN'
`;

const migrate = (files: Record<string, string>, conf = CONF) =>
  migrateFiles({'pelicanconf.py': conf, ...files});

describe('Pelican', () => {
  it('has articles and pages at the addresses that they had, with days, tags and category', async () => {
    const {tool, config, read, problems} = await migrate({
      'publishconf.py': "SITEURL = 'https://x.example'\n",
      'content/笔记/a.md':
        'Title: 闭包 Rust\nDate: 2013-09-06 12:55\nModified: 2013-11-28\nTags: 甲, 乙\nSummary: 一句\n\n文\n',
      'content/2014-05-06-b.md': '---\ntitle: 乙\nslug: yi\nstatus: draft\n---\n文\n',
      'content/pages/about.md': 'Title: 关于\n\n文\n',
      'content/c.rst': '丙\n===\n',
    });
    expect([tool, problems]).toEqual(['Pelican', ['content/c.rst']]);
    expect(config).toMatchObject({title: '站', url: 'https://x.example', locale: 'zh-CN'});
    expect(config['redirects']).toEqual([
      {from: '/yi.html', to: '/yi/'},
      {from: '/pages/guan-yu.html', to: '/pages/guan-yu/'},
      {from: '/bi-bao-rust.html', to: '/bi-bao-rust/'},
    ]);
    const post = read('blog/笔记/a.md');
    for (const line of [
      'title: "闭包 Rust"',
      'slug: "/bi-bao-rust/"',
      'description: "一句"',
      'last_update: {"date":"2013-11-28"}',
      'tags: ["甲","乙","笔记"]',
      'date: "2013-09-06T12:55:00"',
    ])
      expect(post).toContain(`\n${line}\n`);
    expect(read('blog/2014-05-06-b.md')).toContain('draft: true\ndate: "2014-05-06"');
  });

  it('makes addresses as its settings say', async () => {
    const {read} = await migrate(
      {
        'content/code/a.md': 'Title: 甲\nDate: 2013-09-06\n\n文\n',
        'content/pages/b.md': 'Title: 乙\n\n文\n',
      },
      `${CONF}FILENAME_METADATA = '(?P<slug>.*)'\nARTICLE_URL = '{category}/{date:%Y}/{date:%-m}/{slug}.html'\nARTICLE_SAVE_AS = ARTICLE_URL\nPAGE_URL = '{slug}.html'\n`,
    );
    expect(read('blog/code/a.md')).toContain('slug: "/code/2013/9/a/"');
    expect(read('src/pages/b.md')).not.toContain('slug');
  });

  it('leads to files, shows pictures, and has code that names its language between fences', async () => {
    const {read, paths} = await migrate({
      'content/a.md':
        'Title: 甲\nDate: 2013-09-06\n\n[乙]({filename}b.md#x) ![]({static}/images/c.png) ![](/images/c.png)\n\n    :::python\n    print(1)\n\n    print(2)\n\n后\n',
      'content/b.md': 'Title: 乙\nDate: 2013-09-07\n\n[甲]({filename}/a.md)\n',
      'content/images/c.png': 'x',
    });
    const text = read('blog/a.md');
    expect(text).toContain('[乙](./b.md#x) ![](/images/c.png) ![](/images/c.png)');
    expect(text).toContain('\n```python\nprint(1)\n\nprint(2)\n```\n');
    expect(text).toContain('\n后\n');
    expect(read('blog/b.md')).toContain('[甲](./a.md)');
    expect(paths).toEqual(['blog/a.md', 'blog/b.md', 'static/images/c.png', 'wuya.config.ts']);
  });
});
