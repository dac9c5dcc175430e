import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const sidebarOf = (config: Record<string, unknown>): unknown =>
  (config['docs'] as {sidebars: {docs: unknown}}).sidebars.docs;

const LABELS = 'i18n/zh-CN/docusaurus-plugin-content-docs/current.json';

describe('Rspress', () => {
  const SITE = {
    'rspress.config.ts': `
import {defineConfig} from '@rspress/core';
export default defineConfig({
  root: 'docs', title: '站', lang: 'zh', route: {exclude: ['**/fragments/**']},
  locales: [{lang: 'en', label: 'English'}, {lang: 'zh', label: '中文'}],
});`,
    'i18n.json': '{"start": {"zh": "开始", "en": "Start"}}',
    'docs/public/a.svg': 'x',
    'docs/zh/_nav.json': '[{"text": "指南", "link": "/guide/a"}]',
    'docs/zh/index.md':
      '---\npageType: home\nhero:\n  name: 站\n  actions: [{text: 走, link: ./guide/a}]\n---\n',
    'docs/zh/guide/_meta.json':
      '[{"type": "section-header", "label": "start"}, "b", {"type": "file", "name": "a", "label": "甲"}, {"type": "custom-link", "link": "https://x.example", "label": "外"}]',
    'docs/zh/guide/a.mdx':
      'import Part from \'@zh/fragments/p.mdx\';\n\n# A\n\n<Part />\n\n```ts file="./_c.ts"\n\n```\n\n:::tip{title="题"}\n字\n:::\n',
    'docs/zh/guide/_c.ts': 'run();\n',
    'docs/zh/guide/b.md': '# B\n',
    'docs/zh/fragments/p.mdx': '一段\n',
    'docs/en/guide/a.mdx': '# A in English\n',
  };

  it('takes over its sidebar, navbar and languages', async () => {
    const {tool, config, problems} = await migrate(SITE);
    expect([tool, problems]).toEqual(['Rspress', []]);
    expect(config).toMatchObject({
      title: '站',
      i18n: {defaultLocale: 'zh', locales: ['zh', 'en']},
      themeConfig: {navbar: {items: [{label: '指南', docId: 'guide/a'}, {type: 'localeDropdown'}]}},
    });
    expect(sidebarOf(config)).toEqual([
      'index',
      {
        type: 'category',
        label: '指南',
        items: [
          {
            type: 'category',
            label: '开始',
            items: [
              'guide/b',
              {type: 'doc', id: 'guide/a', label: '甲'},
              {type: 'link', label: '外', href: 'https://x.example'},
            ],
          },
        ],
      },
    ]);
  });

  it('takes over its notes, with partials and code of other files', async () => {
    const {read, paths} = await migrate(SITE);
    expect(paths).toEqual([
      'docs/guide/a.md', 'docs/guide/b.md', 'docs/index.md', 'i18n/en/docs/guide/a.md',
      'i18n/en/docusaurus-plugin-content-docs/current.json', 'static/a.svg',
      'wuya.config.ts',
    ]); // prettier-ignore
    expect(read('docs/guide/a.md').replace(/\n+/g, '\n')).toBe(
      '# A\n一段\n```ts\nrun();\n```\n:::tip[题]\n字\n:::\n',
    );
    expect(read('docs/index.md')).toContain('"actions":[{"label":"走","to":"/guide/a"}]');
  });

  it('takes the `_meta.json` of the root for the navbar, as version 1 called it', async () => {
    const {config, read} = await migrate({
      'rspress.config.ts': "export default {root: 'docs', title: '站', lang: 'zh'};",
      'docs/_meta.json':
        '[{"text": "前端", "link": "/web/a", "activeMatch": "/web/"}, {"text": "后端", "link": "./api"}]',
      'docs/index.md': '# 站\n',
      'docs/api/_meta.json': '["index", "c", {"type": "dir", "name": "more", "label": "更多"}]',
      'docs/api/more/_meta.json': '["e"]',
      'docs/api/more/index.md': '# 更多\n',
      'docs/api/more/e.md': '# E\n',
      'docs/api/index.md': '# 接口\n',
      'docs/api/c.md': '# C\n',
      'docs/api/d.md': '# D\n',
      'docs/web/a.md': '# A\n\n:::tip {title=题}\n字\n:::\n',
      'docs/web/Node.js 与 1.0.md': '# Node\n',
    });
    expect(read('docs/web/a.md')).toContain(':::tip[题]');
    expect(config).toMatchObject({
      themeConfig: {
        navbar: {
          items: [
            {label: '前端', docId: 'web/a'},
            {label: '后端', docId: 'api/index'},
          ],
        },
      },
    });
    expect(sidebarOf(config)).toEqual([
      'index',
      {type: 'category', label: '前端', items: ['web/Node.js 与 1.0', 'web/a']},
      {
        type: 'category',
        label: '后端',
        items: [
          'api/index',
          'api/c',
          {
            type: 'category',
            label: '更多',
            link: {type: 'doc', id: 'api/more/index'},
            items: ['api/more/e'],
          },
        ],
      },
    ]);
  });
});

describe('Nextra', () => {
  it('takes over pages of the app folder, with the order of `_meta`', async () => {
    const {tool, config, paths, read} = await migrate({
      'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})({});\n",
      'package.json': '{"name": "my-docs"}',
      'app/_meta.ts':
        "export default {index: {display: 'hidden'}, _: {type: 'separator', title: 'Part'}, docs: {title: 'Docs', items: {b: '', a: 'First'}}, out: {title: 'Out', href: 'https://x.example'}};",
      'app/page.mdx': '# Home\n',
      'app/docs/page.mdx': '# Docs\n',
      'app/docs/(group)/a/page.mdx': '# A\n\n[B](./b) ![](./a.png)\n',
      'app/docs/(group)/a/a.png': 'x',
      'app/docs/b/page.mdx': '# B\n',
    });
    expect([tool, config['title']]).toEqual(['Nextra', 'my-docs']);
    expect(paths).toEqual([
      'docs/docs.md', 'docs/docs/(group)/a/a.png', 'docs/docs/a.md', 'docs/docs/b.md', 'docs/index.md', 'wuya.config.ts',
    ]); // prettier-ignore
    expect(read('docs/docs/a.md')).toContain('[B](./b.md) ![](./%28group%29/a/a.png)');
    expect(sidebarOf(config)).toEqual([
      {
        type: 'category',
        label: 'Part',
        items: [
          {
            type: 'category',
            label: 'Docs',
            link: {type: 'doc', id: 'docs'},
            items: ['docs/b', {type: 'doc', id: 'docs/a', label: 'First'}],
          },
          {type: 'link', label: 'Out', href: 'https://x.example'},
        ],
      },
    ]);
  });

  it('takes languages in names of files for languages', async () => {
    const {config, paths, read} = await migrate({
      'theme.config.tsx': "import 'nextra-theme-docs';\nexport default {};\n",
      'pages/_meta.en-US.json': '{"b": "Bee", "a": "Ay"}',
      'pages/_meta.zh-CN.json': '{"b": "蜂", "a": "甲"}',
      'pages/a.en-US.mdx': '# A\n',
      'pages/b.en-US.mdx': '# B\n',
      'pages/a.zh-CN.mdx': '# 甲\n',
      'pages/b.zh-CN.mdx': '# 乙\n',
    });
    expect(config['i18n']).toMatchObject({defaultLocale: 'en-US', locales: ['en-US', 'zh-CN']});
    expect(paths).toEqual([
      'docs/a.md', 'docs/b.md', 'i18n/zh-CN/docs/a.md', 'i18n/zh-CN/docs/b.md',
      'i18n/zh-CN/docusaurus-plugin-content-docs/current.json', 'wuya.config.ts',
    ]); // prettier-ignore
    expect(JSON.parse(read(LABELS))).toEqual({
      'sidebar.docs.doc.Bee': {message: '蜂'},
      'sidebar.docs.doc.Ay': {message: '甲'},
    });
    expect(sidebarOf(config)).toMatchObject([{label: 'Bee'}, {label: 'Ay'}]);
  });
});

it('reads addresses of Nextra below the folder that its settings name', async () => {
  const {config, read} = await migrate({
    'next.config.mjs':
      "import nextra from 'nextra';\nexport default nextra({contentDirBasePath: '/docs/'})({});\n",
    'content/index.mdx': '# 首页\n\n[甲](/docs/a#b) [外](/docsy)\n',
    'content/a.mdx': '# 甲\n',
  });
  expect(read('docs/index.md')).toContain('[甲](./a.md#b) [外](/docsy)');
  expect(config['redirects']).toContainEqual({from: '/docs/a/', to: '/a/'});
});

it('takes the language that settings of Next.js name for the main one, which addresses name too', async () => {
  const {config, read} = await migrate({
    'next.config.mjs':
      "import nextra from 'nextra';\nexport default nextra({contentDirBasePath: '/docs'})({i18n: {locales: ['en', 'zh'], defaultLocale: 'zh'}});\n",
    'content/zh/index.mdx': '# 首页\n\n[甲](/docs/a) [同](/zh/docs/a)\n',
    'content/zh/a.mdx': '# 甲\n',
    'content/en/index.mdx': '# Home\n\n[A](/docs/a)\n',
    'content/en/a.mdx': '# A\n',
  });
  expect(config).toMatchObject({i18n: {defaultLocale: 'zh', locales: ['zh', 'en']}});
  expect(read('docs/index.md')).toContain('[甲](./a.md) [同](./a.md)');
  expect(read('i18n/en/docs/index.md')).toContain('[A](./a.md)');
  expect(config['redirects']).toContainEqual({from: '/zh/docs/a/', to: '/a/'});
});

it('takes the plain names of Fumadocs for the language that it calls its default', async () => {
  const {config} = await migrate({
    'source.config.ts':
      "import {defineDocs} from 'fumadocs-mdx/config';\nexport const docs = defineDocs({});\n",
    'lib/i18n.ts': "export const i18n = {defaultLanguage: 'cn', languages: ['en', 'cn']};\n",
    'content/docs/a.mdx': '# 甲\n',
    'content/docs/a.en.mdx': '# A\n',
    'content/docs/b.mdx': '# 乙\n',
    'content/docs/b.en.mdx': '# B\n',
  });
  expect(config['i18n']).toMatchObject({defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']});
});

it('takes over a site of Fumadocs: `meta.json`, languages beside plain names', async () => {
  const {tool, config, paths, read} = await migrate({
    'source.config.ts':
      "import {defineDocs} from 'fumadocs-mdx/config';\nexport const docs = defineDocs({});\n",
    'content/docs/meta.json':
      '{"title": "Docs", "pages": ["---[Icon]Intro---", "b", "...more", "[Out](https://x.example)", "!c", "..."]}',
    'content/docs/more/meta.json': '{"title": "More"}',
    'content/docs/more/meta.cn.json': '{"title": "更多", "pages": ["---组---", "d"]}',
    'content/docs/e/f.mdx': '# F\n',
    'content/docs/e/meta.json': '{"title": "E"}',
    'content/docs/e/meta.cn.json': '{"title": "戊"}',
    'content/docs/a.mdx': '# A\n',
    'content/docs/a.cn.mdx': '# 甲\n',
    'content/docs/b.mdx': '# B\n',
    'content/docs/b.cn.mdx': '# 乙\n',
    'content/docs/c.mdx': '# C\n',
    'content/docs/more/d.mdx': '# D\n',
  });
  expect(tool).toBe('Fumadocs');
  expect(config['i18n']).toMatchObject({defaultLocale: 'en', locales: ['en', 'zh-CN']});
  expect(paths).toContain('i18n/zh-CN/docs/docs/b.md');
  expect(JSON.parse(read(LABELS))).toMatchObject({'sidebar.docs.category.E': {message: '戊'}});
  expect(sidebarOf(config)).toEqual([
    {
      type: 'category',
      label: 'Docs',
      items: [
        {
          type: 'category',
          label: 'Intro',
          items: [
            'docs/b',
            'docs/more/d',
            {type: 'link', label: 'Out', href: 'https://x.example'},
            'docs/a',
            {type: 'category', label: 'E', items: ['docs/e/f']},
          ],
        },
      ],
    },
  ]);
});

it('finds a site of Rspress whose configuration a tool of the author holds, and its languages', async () => {
  const {tool, config, problems, read} = await migrate({
    'package.json': '{"devDependencies": {"@rspress/core": "2"}}',
    'docs/en/_nav.json': '[{"text": "Guide", "link": "/guide/a"}]',
    'docs/en/guide/_meta.json': '["b", "a"]',
    'docs/en/guide/a.md': '# A\n',
    'docs/en/guide/b.md': '# B\n',
    'docs/zh/_nav.json': '[{"text": "指南", "link": "/guide/a"}]',
    'docs/zh/guide/_meta.json': '["b", "a"]',
    'docs/zh/guide/a.md': '# 甲\n\n[乙](/guide/b)\n',
    'README.md': '# 仓库\n',
  });
  expect([tool, problems]).toEqual(['Rspress', ['package.json']]);
  expect(config).toMatchObject({i18n: {defaultLocale: 'en', locales: ['en', 'zh']}});
  expect(read('i18n/zh/docs/guide/a.md')).toContain('[乙](./b.md)');
});
