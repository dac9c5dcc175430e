import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const CONFIG = `base_url = "https://x.example/"
title = "站"
description = "一句"
default_language = "zh"
taxonomies = [{name = "tags"}]
[extra]
header_nav = [{name = "关于", url = "$BASE_URL/about/"}]
footer_nav = [{name = "脚", path = "/foot"}]
`;

/** Settings without a menu. */
const PLAIN = CONFIG.replace(/^header_nav.*\n/m, '');

const migrate = (files: Record<string, string>, config = CONFIG) =>
  migrateFiles({'config.toml': config, ...files});

const NOTE = (body: string): Record<string, string> => ({
  'content/posts/a.md': `+++\ntitle = "甲"\ndate = 2024-05-06\n+++\n${body}`,
});

describe('Zola', () => {
  it('takes over title, address, language, menu, and posts with their tags, days and addresses', async () => {
    const {tool, config, read, problems} = await migrate({
      'content/posts/_index.md': '+++\ntitle = "文章"\nsort_by = "date"\n+++\n',
      'content/posts/2024-05-06-闭包 Rust.md':
        '+++\ntitle = "甲"\nupdated = 2024-06-07\naliases = ["old"]\n[taxonomies]\ntags = ["乙"]\n[extra]\nx = 1\n+++\n文\n',
      'content/about.md': '---\ntitle: 关于\npath: about\n---\n文\n',
    });
    expect(tool).toBe('Zola');
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      title: '站',
      tagline: '一句',
      url: 'https://x.example',
      locale: 'zh',
      themeConfig: {navbar: {items: [{label: '关于', to: '/about/'}]}},
    });
    const post = read('blog/posts/2024-05-06-闭包 Rust.md');
    expect(post).toContain('slug: "/posts/bi-bao-rust/"');
    expect(post).toContain('date: "2024-05-06"');
    expect(post).toContain('tags: ["乙"]');
    expect(post).not.toContain('extra');
    expect(JSON.stringify(config['redirects'])).toContain('"/old"');
  });

  it('rewrites boxes, quotes, pictures, code and links to files; shortcodes that are shown stay', async () => {
    const {read, problems} = await migrate(
      {
        ...NOTE(
          [
            '{% card(type="warning") %}',
            '小心',
            '{% end %}',
            '',
            '{% quote(author="人") %}',
            '话',
            '{% end %}',
            '',
            '{{ image(src="/a.png", alt="图") }}',
            '',
            '```rust,linenos,hl_lines=2-3 5,name=a.rs',
            '{{/* shown(a="b") */}}',
            '```',
            '',
            '[乙](@/posts/b.md#节)',
          ].join('\n'),
        ),
        'content/posts/b.md': '+++\ntitle = "乙"\ndate = 2024-05-07\n+++\n# 题\n\n## 节\n',
        'static/a.png': '',
      },
      PLAIN,
    );
    const text = read('blog/posts/a.md');
    expect(text).toMatch(/:::warning\s+小心\s+:::/);
    expect(text).toContain('> 话\n>\n> — 人');
    expect(text).toContain('![图](/a.png)');
    expect(text).toContain('```rust {2-3,5} showLineNumbers title="a.rs"\n{{ shown(a="b") }}\n```');
    expect(text).toContain('[乙](./b.md#jie)');
    expect(read('blog/posts/b.md')).toContain('## 节 {#jie}');
    expect(read('blog/posts/b.md')).toContain('## 题 {#ti}');
    expect(problems).toEqual([]);
  });

  it('keeps what an unknown shortcode holds, and names those without a counterpart by line', async () => {
    const {read, problems} = await migrate(
      NOTE('{% mine(a=1, title="题") %}\n内\n{% end %}\n\n{{ yours(a="b") }}\n'),
      PLAIN,
    );
    const text = read('blog/posts/a.md').replace(/^---[^]*?---\n/, '');
    expect(text.trim()).toBe('**题**\n\n内\n\n\n{{ yours(a="b") }}');
    expect(problems).toEqual(['content/posts/a.md:5', 'content/posts/a.md:9']);
  });

  it('has a language for each that the settings name, and leads to notes in the own one', async () => {
    const {config, read} = await migrate(
      {
        'content/docs/_index.md': '+++\ntitle = "D"\n+++\n',
        'content/docs/_index.zh.md': '+++\ntitle = "文"\n+++\n',
        'content/docs/a.md': '+++\ntitle = "A"\n+++\ntext\n',
        'content/docs/a.zh.md': '+++\ntitle = "甲"\n+++\n[乙](@/docs/b.zh.md)\n',
        'content/docs/b.md': '+++\ntitle = "B"\n+++\ntext\n',
        'content/docs/b.zh.md': '+++\ntitle = "乙"\n+++\n文\n',
      },
      'base_url = "/"\n[languages.en.translations]\ntitle = "Site"\n[languages.zh.translations]\ntitle = "站"\n',
    );
    expect(config).toMatchObject({
      title: 'Site',
      i18n: {defaultLocale: 'en', locales: ['en', 'zh'], localeConfigs: {zh: {title: '站'}}},
    });
    expect(read('i18n/zh/docs/a.md')).toContain('[乙](./b.md)');
  });
});

it('makes a blog of notes with dates at the root, which Zola lists on the home page', async () => {
  const post = (name: string): string => `+++\ntitle = "${name}"\ndate = 2025-07-01\n+++\n文\n`;
  const {config, has, read} = await migrateFiles({
    'config.toml': 'base_url = "https://x.example"\ntitle = "站"\n',
    'content/_index.md': '+++\nsort_by = "date"\npaginate_by = 5\n+++\n',
    'content/a.md': post('甲'),
    'content/b.md': post('乙'),
    'content/c_d.md': post('丙'),
    'content/about.md': post('关于'),
    'content/camp/_index.md': '+++\ntitle = "营"\n+++\n',
    'content/camp/x.md': post('一'),
    'content/camp/y.md': post('二'),
  });
  expect(['a', 'b', 'c_d'].map((name) => has(`blog/${name}.md`))).toEqual([true, true, true]);
  expect(read('blog/a.md')).toMatch(/date: .?2025-07-01/);
  expect([has('src/pages/about.md'), has('docs/x.md')]).toEqual([true, true]);
  expect(config).toMatchObject({blog: {routeBasePath: '/'}, docs: {routeBasePath: 'camp'}});
});
