import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../../test/helpers/migrated.ts';

const CONFIG = `[project]
title = 动手学
lang = zh

[build]
notebooks = *.md */*.md
exclusions = */*_origin.md README.md
tabs = mxnet, pytorch
`;

/** Takes a book of one chapter over and reads its first note. */
async function migrateNote(note: string, more: Readonly<Record<string, string>> = {}) {
  const migrated = await migrateFiles({
    'config.ini': CONFIG,
    'README.md': '# 仓库\n',
    'index.md': '书\n===\n\n```toc\n:maxdepth: 2\n:numbered:\n\nc/index\n```\n',
    'c/index.md': '# 章\n:label:`chap_c`\n\n```toc\n:maxdepth: 2\n\na\nb\n```\n',
    'c/a.md': note,
    'c/a_origin.md': '# A\n',
    'c/b.md':
      '# 乙\n:label:`sec_b`\n\n![图中 $2 \\times 2$](../img/b.svg)\n:width:`400px`\n:label:`fig_b`\n\n$$y$$\n:eqlabel:`eq_y`\n',
    'img/b.svg': '<svg/>',
    ...more,
  });
  return {...migrated, note: migrated.read('docs/c/a.md')};
}

describe('d2lbook', () => {
  it('takes the contents, what is left out and old addresses over', async () => {
    const {tool, config, paths, problems, read} = await migrateNote('# 甲\n');
    expect([tool, problems]).toEqual(['d2lbook', []]);
    expect(paths).not.toContain('docs/c/a_origin.md');
    expect(paths).not.toContain('docs/README.md');
    expect(config).toMatchObject({
      title: '动手学',
      docs: {
        sidebars: {
          docs: [
            {
              type: 'category',
              label: '章',
              link: {type: 'doc', id: 'c/index'},
              items: ['c/a', 'c/b'],
            },
          ],
        },
      },
    });
    expect(config['redirects']).toContainEqual({from: '/c/a.html', to: '/c/a/'});
    expect(read('docs/index.md')).toBe('书\n===\n\n- [章](./c/index.md)\n');
    expect(read('docs/c/index.md')).toBe('# 章\n\n- [甲](./a.md)\n- [乙](./b.md)\n');
  });

  it.each([
    ['见 :numref:`sec_b`。', '见[乙](./b.md)。'],
    ['如 :numref:`fig_b`中', '如[图 1（乙）](./b.md#fig-b)中'],
    ['图:numref:`fig_b`中', '图[1（乙）](./b.md#fig-b)中'],
    ['按 :eqref:`eq_y` 算', '按[(1)（乙）](./b.md#eq-y) 算'],
    [
      '见 :numref:`sec_x`。',
      '见[节](#sec-x)。\n\n## 节 {#sec-x}',
      '\n\n## [**节**]\n:label:`sec_x`',
    ],
    ['见 :ref:`chap_c`。', '见[章](./index.md)。'],
  ])('links %j', async (text, expected, below = '') => {
    const {note} = await migrateNote(`# 甲\n\n${text}${below}\n`);
    expect(note).toBe(`# 甲\n\n${expected}\n`);
  });

  it('gives pictures a caption and an id, formulas and tables a number', async () => {
    const {note, read} = await migrateNote(
      '# 甲\n\n$$\nx\n= 1$$\n:eqlabel:`eq_x`\n\n:数据\n\n| a |\n| - |\n| 1 |\n:label:`tab_x`\n\n见 :numref:`tab_x`。\n',
    );
    expect(note).toBe(
      '# 甲\n\n<a id="eq-x"></a>\n\n$$\nx\n= 1 \\tag{1}$$\n\n<a id="tab-x"></a>\n\n**表 1** 数据\n\n| a |\n| - |\n| 1 |\n\n见[表 1](#tab-x)。\n',
    );
    expect(read('docs/c/b.md')).toBe(
      '# 乙\n\n<a id="fig-b"></a>\n\n![图中 $2 \\times 2$](../img/b.svg "图中 2 × 2")\n\n<a id="eq-y"></a>\n\n$$y \\tag{1}$$\n',
    );
  });

  it('names labels that are not there, once a note', async () => {
    const {note, problems} = await migrateNote('# 甲\n\n:numref:`a_b` 与 :numref:`a_b`\n');
    expect(note).toBe('# 甲\n\na_b 与a_b\n');
    expect(problems).toEqual(['c/a.md']);
  });

  it('puts code and text of frameworks into tabs', async () => {
    const {note} = await migrateNote(
      [
        '# 甲\n',
        ':begin_tab:`mxnet`\n文\n:end_tab:\n',
        '```{.python .input}\na = 1\n```\n',
        '```{.python .input}\n#@tab pytorch\na = 2\n```\n',
        '```{.python .input}\n#@tab all\nb\n```\n',
        '```bash\nls\n```\n',
      ].join('\n'),
    );
    expect(note).toBe(
      [
        '# 甲\n',
        '<Tabs groupId="framework">\n<TabItem value="mxnet" label="mxnet">\n\n文\n\n```python\na = 1\n```\n\n</TabItem>',
        '<TabItem value="pytorch" label="pytorch">\n\n```python\na = 2\n```\n\n</TabItem>\n</Tabs>\n',
        '```python\nb\n```\n\n```bash\nls\n```\n',
      ].join('\n'),
    );
  });

  it('shows of a choice between frameworks what is for one, in its tab', async () => {
    const {note} = await migrateNote(
      "# 甲\n\n```{.python .input}\n%load_ext d2lbook.tab\ntab.interact_select('mxnet', 'pytorch')\n```\n\n```{.python .input}\n%%tab all\ndef f():\n    if tab.selected('mxnet') or tab.selected('jax'):\n        a\n    if tab.selected('pytorch'):\n        b\n    c\n```\n",
    );
    expect(note).toContain('label="mxnet">\n\n```python\ndef f():\n    a\n    c\n```');
    expect(note).toContain('label="pytorch">\n\n```python\ndef f():\n    b\n    c\n```');
    expect(note).not.toContain('load_ext');
  });

  it('drops the marks of slides, but not from code', async () => {
    const {note} = await migrateNote(
      '# 甲\n\n我们[**定义`f(**k)`的*值***]，\n(~~只在幻灯片~~)\n(**再用**)。`g(**k)` [**链接**](https://a.example)\n\n```python\nf(**a), g(**b)\n```\n',
    );
    expect(note).toBe(
      '# 甲\n\n我们定义`f(**k)`的*值*，\n再用。`g(**k)` [**链接**](https://a.example)\n\n```python\nf(**a), g(**b)\n```\n',
    );
  });

  it('links the literature to its list, which has what is cited', async () => {
    const {note, read} = await migrateNote('# 甲\n\n见 :cite:`A.2020,B.2019`，:citet:`C`。\n', {
      'index.md': '```toc\nc/index\nr\n```\n',
      'r.md':
        '```eval_rst\n.. only:: html\n\n   参考文献\n   ========\n```\n\n:bibliography:`r.bib`\n',
      'r.bib':
        '@article{A.2020,\n  author = {Ba, J{\\"o}rg and Co, D and others},\n  title = {Deep {L}earning},\n  journal = "J. of X",\n  year = 2020,\n  pages = {1--2}\n}\n@book{B.2019, title={B_1}, author={D. E. Knuth}, year={2019}}\n@misc{Z, title={Z}}\n',
    });
    expect(note).toContain(
      '见（[Ba et al., 2020](../r.md#a.2020)；[Knuth, 2019](../r.md#b.2019)），C。',
    );
    expect(read('docs/r.md')).toBe(
      '# 参考文献\n\n- <a id="a.2020"></a>Jörg Ba, D Co, et al. (2020). Deep Learning. *J. of X*. 1–2.\n- <a id="b.2019"></a>D. E. Knuth (2019). B\\_1.\n',
    );
  });
});
