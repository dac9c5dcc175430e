import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../../test/helpers/temporary.ts';
import {migrateFolder} from '../../migrateFolder.ts';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const CONF = "project = '站'\nlanguage = 'zh_CN'\nextensions = ['myst_parser']\n";

describe('a site of Sphinx', () => {
  it('keeps title, language, contents with captions, and what is below pages', async () => {
    const {config, read, words, tool} = await migrate({
      'docs/conf.py': `${CONF}exclude_patterns = ['old/**']\nhtml_theme_options = {"repository_url": "https://github.com/a/b"}\n`,
      'docs/index.rst': '站\n==\n\n.. toctree::\n   :caption: 入门\n   :maxdepth: 2\n\n   甲 <a>\n   旧 <https://x.example>\n   r\n\n.. toctree::\n   :glob:\n\n   more/*\n',
      'docs/a.md': '# 安装\n\n:::{toctree}\n---\ncaption: 里\n---\nb.md\nself\n:::\n',
      'docs/b.md': '# 乙\n',
      'docs/r.rst': '丙\n===\n\n.. toctree::\n\n   c\n',
      'docs/c.md': '# 丁\n',
      'docs/more/x.md': '# X\n',
      'docs/more/y.md': '# Y\n',
      'docs/old/z.md': '# 旧\n',
      'docs/_build/a.md': '# 旧\n',
      'README.md': '# 仓库\n',
    }); // prettier-ignore
    expect(tool).toBe('Sphinx');
    expect(config).toMatchObject({
      title: '站',
      locale: 'zh-CN',
      docs: {
        sidebars: {
          docs: [
            {
              label: '入门',
              items: [
                {label: '甲', link: {id: 'a'}, items: ['b']},
                {type: 'link', href: 'https://x.example'},
                {label: '丙', items: ['c']},
              ],
            },
            'more/x',
            'more/y',
          ],
        },
      },
      themeConfig: {navbar: {items: [{href: 'https://github.com/a/b'}]}},
    });
    expect(config['redirects']).toContainEqual({from: '/more/x.html', to: '/more/x/'});
    expect(read('docs/a.md')).toBe('# 安装\n\n');
    expect(words).toHaveLength(1); // reStructuredText does not come along
  });

  it('links references to labels, notes and headings, and calls them as these are called', async () => {
    const {read} = await migrate({
      'conf.py': CONF,
      'index.md': '(top)=\n# 首页\n\n{ref}`setup`、{ref}`这里 <Setup>`、{numref}`图 %s <fig>`、{doc}`sub/b`、[](sub/b.md)、[字](setup)、<project:#setup>、[甲](#b:c)、{ref}`无处 <x>`。\n',
      'sub/b.md': '# 乙\n\n(b:c)=\n(setup)=\n\n## 装 `npm`\n\n```{figure} a.png\n:name: fig\n说明\n```\n\n{doc}`../index`、{doc}`/index`\n',
      'sub/a.png': '',
    }); // prettier-ignore
    expect(read('docs/index.md')).toContain(
      '[装 npm](./sub/b.md#setup)、[这里](./sub/b.md#setup)、[图](./sub/b.md#fig)、[乙](./sub/b.md)、[乙](./sub/b.md)、[字](./sub/b.md#setup)、[装 npm](./sub/b.md#setup)、[甲](./sub/b.md#b:c)、无处。',
    );
    expect(read('docs/sub/b.md')).toContain('<a id="setup"></a>');
    expect(read('docs/sub/b.md')).toContain('<a id="fig"></a>\n\n![说明](./a.png)');
    expect(read('docs/sub/b.md')).toContain('[首页](../index.md)、[首页](../index.md)');
  });

  it('shows files that notes include, values of settings, and colons without a name as code', async () => {
    const {read, words} = await migrate({
      'conf.py': `${CONF}myst_substitutions = {\n  "version": "1.0",\n}\n`,
      'index.md': '---\nsubstitutions:\n  who: 我\n---\n\n% 注\n# 首页\n\n{{ version }} {{who}} {{ other }} `{{ who }}`\n\n```{literalinclude} a.py\n:lines: 2-\n:language: python\n```\n\n```{include} part/_p.md\n:start-after: 起\n```\n\n```{include} none.md\n```\n\n:::\n字  字\n:::\n\n:::md\n{ref}`a`\n:::\n\n+++\n\n末\n\n\\begin{align}\na &= b\n\\end{align}\n',
      'a.py': 'a\nb\nc\n',
      'part/_p.md': '前\n起\n![](x.png)\n\n:::{tip}\n好\n:::\n',
      'part/x.png': '',
    }); // prettier-ignore
    const lines = read('docs/index.md').split('\n').filter(Boolean);
    expect(lines.slice(lines.indexOf('# 首页'))).toEqual([
      '# 首页', '1.0 我 {{ other }} `{{ who }}`', '```python', 'b', 'c', '```', '![](./part/x.png)', ':::tip', '好', ':::',
      '```{include} none.md', '```', '```', '字  字', '```', '```md', '{ref}`a`', '```', '末',
      '$$', '\\begin{align}', 'a &= b', '\\end{align}', '$$',
    ]); // prettier-ignore
    expect(words).toEqual([
      '找不到要包含的 none.md。',
      '没有 {include} 这种写法，里面的内容照样保留。',
    ]);
  });
});

it('reads a folder without settings where the tool is named by hand', async () => {
  const [from, parent] = [temporaryFolder(), temporaryFolder()];
  writeFiles(from, {'index.md': '# 首页\n\n```{toctree}\na\n```\n', 'a.md': '# 甲\n'});
  const result = await migrateFolder(from, join(parent, 'new'), 'sphinx');
  expect(result).toMatchObject({tool: 'Sphinx', problems: []});
});

describe('a Jupyter Book', () => {
  it('keeps title, logo, parts and sections', async () => {
    const {config, tool, read} = await migrate({
      '_config.yml': 'title: 书\nlogo: logo.png\nsphinx:\n  config:\n    language: zh\n',
      '_toc.yml': 'format: jb-book\nroot: intro\nparts:\n- caption: 上\n  chapters:\n  - file: a\n    sections:\n    - file: sub\\b\n- caption: 下\n  chapters:\n  - url: https://x.example\n    title: 外\n  - file: n\n',
      'intro.md': '# 序\n',
      'a.md': '# 甲\n',
      'sub/b.md': '# 乙\n',
      'n.ipynb': '{}',
      'logo.png': '',
    }); // prettier-ignore
    expect(tool).toBe('Sphinx');
    expect(read('docs/intro.md')).toContain('slug: "/"');
    expect(config).toMatchObject({
      title: '书',
      locale: 'zh',
      docs: {
        sidebars: {
          docs: [
            {label: '上', items: [{label: '甲', link: {id: 'a'}, items: ['sub/b']}]},
            {label: '下', items: [{type: 'link', label: '外'}]},
          ],
        },
      },
    });
  });

  it('reads the first form of contents, a list', async () => {
    const {config} = await migrate({
      '_config.yml': 'title: 书\n',
      '_toc.yml': '- file: intro\n- file: a\n  sections:\n  - file: b\n',
      'intro.md': '# 序\n',
      'a.md': '# 甲\n',
      'b.md': '# 乙\n',
    });
    expect(config).toMatchObject({docs: {sidebars: {docs: [{link: {id: 'a'}, items: ['b']}]}}});
  });
});
