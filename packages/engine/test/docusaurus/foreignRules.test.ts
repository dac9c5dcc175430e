import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder} from '../helpers/temporary.ts';

/** What Docusaurus 3.10 makes of these files was looked at beside. */
const configOf = (editLocalizedFiles: boolean, rest = ''): string => `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/base/', onBrokenLinks: 'ignore',
  i18n: {defaultLocale: 'en', locales: ['en', 'zh-CN']},
  presets: [['classic', {
    docs: {editUrl: 'https://e.example/d', editLocalizedFiles: ${editLocalizedFiles}},
    blog: {editUrl: 'https://e.example/b/', editLocalizedFiles: ${editLocalizedFiles}, onUntruncatedBlogPosts: 'ignore'},
  }]],
  ${rest}
};`;

const files = {
  'docs/a.md': '# Set Up\n\n## Set Up\n\n## API Keys\n\n```\nlet a = 1;\n```\n\n```text\nb\n```\n',
  'docs/title.md': '---\ntitle: Use\n---\n\n## Use\n',
  'docs/own.md': '# Use {#own}\n\n## Use\n',
  'docs/directives.md':
    '# 装\n\n## 步骤 3:Configuring it\n\n## 方法一:Docker-ce 安装\n\n## :zz: `a:b` 12:30 https://a.example\n\n## a:b\\_ c::d\n',
  'docs/escaped.md':
    '# 令\n\n### @jsr&#58;registry\n\n## a\\:b `\\:c` :d\n\n> ## <span>e&colon;f</span>\n',
  'docs/escaped-mdx.mdx': '# 令\n\n### @jsr\\:token\n\n## x &#x3A;y:z\n',
  'docs/emoji.md': '# 表\n\n## 新 :sparkles:\n\n## `:tada:` :tada: **:bug:** c\n',
  'docs/ends.md':
    '# 端\n\n## 甲 <span class="b"></span>\n\n## <a name="c"></a> 乙\n\n## 丙 \u00A0\n\n<h2> 丁 </h2>\n',
  'blog/2025-01-01-p.md': '# First\n\n## First\n',
  'src/pages/about.md': '# About\n\n## About\n',
  'i18n/zh-CN/docusaurus-plugin-content-docs/current/a.md': '# 甲\n\n## 甲\n',
  'i18n/zh-CN/docusaurus-plugin-content-blog/2025-01-01-p.md': '# 一\n\n## 一\n',
};

type Read = (path: string) => {editUrl?: string; toc: {id: string}[]; html: string};

async function buildSite(name: string, config: string, own = {}): Promise<Read> {
  const dir = join(sharedFolder(), name);
  writeFiles(dir, {...files, ...own, 'docusaurus.config.js': config});
  const {diagnostics} = await build({dir, makeBundle: stubBundle});
  expect(diagnostics.map(printProblem)).toEqual([]);
  return (path) => {
    const text = readFileSync(join(dir, 'dist', path, 'index.json'), 'utf8');
    const {page, html} = JSON.parse(text);
    return {...page, html};
  };
}

describe('a Docusaurus site', () => {
  let usual: Read;
  let special: Read;
  beforeAll(async () => {
    usual = await buildSite('usual', configOf(false));
    special = await buildSite(
      'special',
      configOf(
        true,
        "markdown: {anchors: {maintainCase: true}}, themeConfig: {prism: {defaultLanguage: 'js'}},",
      ),
      {'package.json': '{"dependencies": {"@docusaurus/core": "^2.4.3"}}'},
    );
  }, 60_000);

  const idsOf = (read: Read, path: string): string[] => read(path).toc.map(({id}) => id);

  it('counts a title among its headings, but for posts and titles of the front matter', () => {
    expect(idsOf(usual, 'docs/a')).toEqual(['set-up-1', 'api-keys']);
    expect(idsOf(usual, 'zh-CN/docs/a')).toEqual(['甲-1']);
    expect(idsOf(usual, 'about')).toEqual(['about-1']);
    expect(idsOf(usual, 'docs/title')).toEqual(['use']);
    expect(idsOf(usual, 'docs/own')).toEqual(['use']);
    expect(idsOf(usual, 'blog/2025/01/01/p')).toEqual(['first']);
    expect(idsOf(usual, 'zh-CN/blog/2025/01/01/p')).toEqual(['一']);
  });

  it('keeps capitals in anchors where it says so', () => {
    expect(idsOf(special, 'docs/a')).toEqual(['Set-Up-1', 'API-Keys']);
  });

  it('leaves words behind a colon out of anchors, as directives, and shows them', () => {
    expect(idsOf(usual, 'docs/directives')).toEqual([
      '步骤-3-it',
      '方法一-安装',
      'zz-ab-1230-httpsaexample',
      'ab_-cd',
    ]);
    expect(usual('docs/directives').html).toContain('步骤 3:Configuring it');
    expect(idsOf(special, 'docs/directives')).toContain('步骤-3Configuring-it');
  });

  it('keeps words behind an escaped colon, which begins no directive, in anchors', () => {
    expect(idsOf(usual, 'docs/escaped')).toEqual(['jsrregistry', 'ab-c-', 'ef']);
    expect(idsOf(usual, 'docs/escaped-mdx')).toEqual(['jsrtoken', 'x-y']);
  });

  it('keeps codes of emoji in anchors, as Docusaurus 3 does, and shows the characters', () => {
    expect(idsOf(usual, 'docs/emoji')).toEqual(['新-sparkles', 'tada-tada-bug-c']);
    expect(usual('docs/emoji').html).toContain('新 ✨');
    expect(idsOf(special, 'docs/emoji')).toEqual(['新-', 'tada---c']);
  });

  it('keeps blanks beside what shows no words in anchors', () => {
    expect(idsOf(usual, 'docs/ends')).toEqual(['甲-', '-乙', '丙-', '丁']);
    expect(idsOf(special, 'docs/ends')).toEqual(['甲', '乙', '丙', '丁']);
  });

  it('has code without a language in the one that it names', () => {
    expect(usual('docs/a').html).toContain('language-text');
    expect(special('docs/a').html).toMatch(/language-js[^]*language-text/);
  });

  it('leads edit links of translations to what they translate, or to these', () => {
    expect(usual('zh-CN/docs/a').editUrl).toBe('https://e.example/d/docs/a.md');
    expect(usual('zh-CN/blog/2025/01/01/p').editUrl).toBe(
      'https://e.example/b/blog/2025-01-01-p.md',
    );
    expect(special('zh-CN/docs/title').editUrl).toBe('https://e.example/d/docs/title.md');
    expect(special('zh-CN/docs/a').editUrl).toBe(
      'https://e.example/d/i18n/zh-CN/docusaurus-plugin-content-docs/current/a.md',
    );
    expect(special('zh-CN/blog/2025/01/01/p').editUrl).toBe(
      'https://e.example/b/i18n/zh-CN/docusaurus-plugin-content-blog/2025-01-01-p.md',
    );
  });
});
