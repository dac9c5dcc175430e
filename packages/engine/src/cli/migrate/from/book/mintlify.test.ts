import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const DOCS = {
  name: '站',
  navigation: {
    global: {anchors: [{anchor: '社区', href: 'https://c.example'}]},
    languages: [
      {
        language: 'en',
        tabs: [
          {
            tab: 'Guides',
            groups: [
              {
                group: 'Start',
                pages: ['en/intro', 'en/changelog', {group: 'Use', pages: ['en/use/a', 'GET /x']}],
              },
            ],
          },
        ],
      },
      {
        language: 'cn',
        tabs: [
          {
            tab: '指南',
            groups: [{group: '开始', pages: ['cn/intro', {group: '用法', pages: ['cn/use/a']}]}],
          },
        ],
      },
    ],
  },
  redirects: [
    {source: '/old', destination: '/en/use/a'},
    {source: '/x/:slug*', destination: '/en/:slug*'},
  ],
};

describe('Mintlify', () => {
  it('has its contents as sidebar in each language, its links, its redirects and old addresses', async () => {
    const {tool, config, read, paths, problems} = await migrate({
      'docs.json': JSON.stringify(DOCS),
      'en/intro.mdx':
        '---\ntitle: Intro\nsidebarTitle: First\nicon: robot\n---\n<Tip>[A](/en/use/a)</Tip>\n\n![](/images/a.png)\n',
      'en/changelog.mdx': 'v1\n',
      'en/use/a.mdx': '---\ntitle: A\n---\ntext\n',
      'cn/intro.mdx': '---\ntitle: 介绍\n---\n[甲](/cn/use/a)\n',
      'cn/use/a.mdx': '---\ntitle: 甲\n---\n文\n',
      'snippets/part.mdx': '片\n',
      'README.md': '# 仓库\n',
      'images/a.png': 'x',
    });
    expect([tool, problems]).toEqual(['Mintlify', []]);
    expect(paths).toEqual([
      'docs/changelog.md',
      'docs/images/a.png',
      'docs/intro.md',
      'docs/use/a.md',
      'i18n/zh-CN/docs/intro.md',
      'i18n/zh-CN/docs/use/a.md',
      'i18n/zh-CN/docusaurus-plugin-content-docs/current.json',
      'wuya.config.ts',
    ]);
    expect(config).toMatchObject({
      title: '站',
      i18n: {defaultLocale: 'en', locales: ['en', 'zh-CN']},
      docs: {
        sidebars: {
          docs: [
            {
              label: 'Guides',
              items: [
                {label: 'Start', items: ['intro', 'changelog', {label: 'Use', items: ['use/a']}]},
              ],
            },
          ],
        },
      },
      themeConfig: {
        navbar: {items: [{label: '社区', href: 'https://c.example'}, {type: 'localeDropdown'}]},
      },
    });
    expect(config['redirects']).toEqual([
      {from: '/en/changelog/', to: '/changelog/'},
      {from: '/en/', to: '/'},
      {from: '/en/use/a/', to: '/use/a/'},
      {from: '/intro/', to: '/'},
      {from: '/en/intro/', to: '/'},
      {from: '/old', to: '/use/a'},
    ]);
    expect(read('docs/intro.md')).toContain('sidebar_label: "First"');
    expect(read('docs/intro.md')).toContain('[A](./use/a.md)');
    expect(read('docs/intro.md')).toContain('![](./images/a.png)');
    expect(read('i18n/zh-CN/docs/intro.md')).toContain('[甲](./use/a.md)');
  });

  it('reads the groups of mint.json, in a folder too', async () => {
    const {config} = await migrate({
      'docs/mint.json':
        '{"name": "站", "navigation": [{"group": "开始", "pages": ["a", "b"]}], "topbarLinks": [{"name": "外", "url": "https://y.example"}]}',
      'docs/a.mdx': '---\ntitle: 甲\n---\n文\n',
      'docs/b.mdx': '---\ntitle: 乙\n---\n文\n',
    });
    expect(config).toMatchObject({
      locale: 'zh-CN',
      docs: {sidebars: {docs: [{label: '开始', items: ['a', 'b']}]}},
      themeConfig: {navbar: {items: [{label: '外', href: 'https://y.example'}]}},
    });
  });

  it.each([
    ['json docs.json', 'json title="docs.json"'],
    ['ts twoslash Two words lines icon="js"', 'ts showLineNumbers title="Two words"'],
    ['js {1,3}', 'js {1,3}'],
    ['js title="a.js" highlight={[2]} wrap', 'js {2} title="a.js"'],
    ['mermaid placement="top-right"', 'mermaid'],
    ['js', 'js'],
  ])('reads what is behind the language of code: %s', async (info, expected) => {
    const {read} = await migrate({
      'docs.json': '{"name": "站", "navigation": {"pages": ["a"]}}',
      'a.mdx': `---\ntitle: 甲\n---\n\n\`\`\`${info}\n1\n\`\`\`\n`,
    });
    expect(read('docs/a.md')).toContain(`\`\`\`${expected}\n1\n`);
  });

  it('makes tabs of the code in a group', async () => {
    const {read, problems} = await migrate({
      'docs.json': '{"name": "站", "navigation": {"pages": ["a"]}}',
      'a.mdx':
        '---\ntitle: 甲\n---\n\n1. 一\n\n   <CodeGroup>\n   ```bash npm\n   npm i\n   ```\n\n   ```js\n   1\n   ```\n\n   ```js\n   2\n   ```\n   </CodeGroup>\n',
    });
    const item = (value: string, label: string, code: string): string =>
      `   <TabItem value="${value}" label="${label}">\n\n${code.replace(/^/gm, '   ')}\n\n   </TabItem>\n\n`;
    expect(problems).toEqual([]);
    expect(read('docs/a.md')).toContain(
      `   <Tabs>\n\n${item('npm', 'npm', '```bash\nnpm i\n```')}${item('js', 'js', '```js\n1\n```')}${item('js-2', 'js', '```js\n2\n```')}   </Tabs>\n`,
    );
  });

  it('reads the files that stand for parts of its settings', async () => {
    const {config, paths, problems} = await migrate({
      'docs.json': JSON.stringify(
        {
          name: 'Site',
          navigation: {
            languages: [
              {language: 'en', pages: ['a']},
              {$ref: './languages/zh.json'},
              {$ref: './gone.json'},
            ],
          },
          redirects: {$ref: './redirects.json'},
        },
        null,
        1,
      ),
      'languages/zh.json': '{"language": "cn", "pages": {"$ref": "zh-pages.json"}}',
      'languages/zh-pages.json': '["cn/a"]',
      'redirects.json': '[{"source": "/old", "destination": "/a"}]',
      'a.mdx': '---\ntitle: A\n---\n\nText of the page.\n',
      'cn/a.mdx': '---\ntitle: 甲\n---\n\n文\n',
    });
    expect(problems).toEqual(['docs.json:15']);
    expect(paths).toContain('i18n/zh-CN/docs/a.md');
    expect(config).toMatchObject({i18n: {defaultLocale: 'en', locales: ['en', 'zh-CN']}});
    expect(config['redirects']).toContainEqual({from: '/old', to: '/a'});
  });

  it('ends where such files name each other', async () => {
    const {read} = await migrate({
      'docs.json': '{"name": "站", "navigation": {"$ref": "docs.json", "pages": ["a"]}}',
      'a.mdx': '---\ntitle: 甲\n---\n\n文\n',
    });
    expect(read('docs/a.md')).toContain('文');
  });
});
