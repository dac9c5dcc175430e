import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const labelsOf = (text: string): unknown =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as Record<string, {message: string}>).map(
      ([key, {message}]) => [key.split('.').at(-1), message],
    ),
  );

it('shows labels of tabs as text, without icons and footnotes', async () => {
  const {read} = await migrateFiles({
    'mkdocs.yml': 'site_name: 书\n',
    'docs/a.md':
      '=== ":material-apple: **macOS**[^1]"\n\n    甲\n\n=== ":simple-linux:{ .lg }"\n\n    乙 :octicons-x-16:{ title="x" } 丙\n',
  });
  expect(read('docs/a.md')).toContain('<TabItem value="macOS" label="macOS">');
  expect(read('docs/a.md')).toContain('乙 丙');
});

it('finds pictures whose address counts from the page, which was a folder', async () => {
  const {read, paths} = await migrateFiles({
    'mkdocs.yml': 'site_name: 书\n',
    'docs/index.md': '# 首页\n',
    'docs/一 二/a.md':
      '# 甲\n\n<img src="../../img/a.png" alt="图">\n\n![图](../../img/b.png)\n\n![图](../img/c.png)\n',
    'docs/img/a.png': 'a',
    'docs/img/b.png': 'b',
    'docs/img/c.png': 'c',
    'img/b.png': 'of the repository',
  });
  const text = read('docs/一 二/a.md');
  expect(text).toContain('<img src="../img/a.png" alt="图">');
  expect(text).toContain('](../img/b.png)');
  expect(text).toContain('](../img/c.png)');
  expect(paths).toEqual(expect.arrayContaining(['docs/img/a.png', 'docs/img/b.png']));
});

it('reads the settings of Zensical, which are those of MkDocs in TOML', async () => {
  const toml =
    '[project]\nsite_name = "书"\nnav = [\n  {"首页" = "index.md"},\n  {"语言" = ["js/index.md", {"闭包" = "js/a.md"}]},\n]\n[project.theme]\nlanguage = "zh"\nfeatures = ["navigation.indexes"]\n';
  const files = {
    'docs/index.md': '# 首页\n\n!!! note "题"\n    甲\n',
    'docs/js/index.md': '# 语言\n',
    'docs/js/a.md': '# 闭包\n',
  };
  const {tool, read, config} = await migrateFiles({...files, 'zensical.toml': toml});
  expect([tool, config['title']]).toEqual(['MkDocs', '书']);
  expect(read('docs/index.md')).toContain(':::note[题]\n\n甲\n\n:::');
  expect(JSON.stringify(config['docs'])).toContain(
    '{"type":"category","label":"语言","link":{"type":"doc","id":"js/index"},"items":[{"type":"doc","id":"js/a","label":"闭包"}]}',
  );
  const {problems} = await migrateFiles({...files, 'zensical.toml': '[project]\nnav = [\n'});
  expect(problems).toEqual([expect.stringMatching(/^zensical\.toml:\d+$/)]);
});

const rewritten = async (text: string): Promise<string> =>
  (await migrateFiles({'mkdocs.yml': 'site_name: 书\n', 'docs/a.md': text})).read('docs/a.md');

it.each([
  ['!!!info\n    甲\n', ':::info\n\n甲\n\n:::'],
  ['!!! 注意\n    甲\n', ':::note[注意]\n\n甲\n\n:::'],
  ['!!! theorem\n    甲\n', ':::note[Theorem]\n\n甲\n\n:::'],
  ['!!! theorem ""\n    甲\n', ':::note\n\n甲\n\n:::'],
  ['??? 解答 "题"\n    甲\n', '<details>\n<summary>题</summary>\n\n甲'],
  ['???+ "题"\n    甲\n', '<details open>\n<summary>题</summary>\n\n甲'],
  ['???tip "题"\n    甲\n', '<details>\n<summary>题</summary>\n\n甲'],
  ['| `$$` | 号 |\n\n!!! note\n\n    甲\n', ':::note\n\n甲\n\n:::'],
  ['价 $$ 无尾\n\n!!! note\n\n    甲\n', ':::note\n\n甲\n\n:::'],
  ['$$\n!!! x\n$$\n', '$$\n!!! x\n$$'],
  ['<!-- 甲\n\n=== "乙"\n\n    丙 -->\n', '<!-- 甲\n\n=== "乙"\n\n    丙 -->'],
  ['## 甲 {#a .b}\n', '## 甲 {#a}'],
  [
    '{==甲 `a`==} {++乙++}{--丙--}{~~丁~>戊~~}{~~~>己~~}{>> 庚 <<} `{++a++}`',
    '<mark>甲 `a`</mark> <ins>乙</ins><del>丙</del><del>丁</del><ins>戊</ins><ins>己</ins><em>庚</em> `{++a++}`',
  ],
])('rewrites what extensions of Python-Markdown read: %j', async (text, shown) => {
  expect(await rewritten(text)).toContain(shown);
});

describe('languages of MkDocs', () => {
  it('are those of the folders of the plugin i18n, with the contents in each', async () => {
    const {read, config, paths, problems} = await migrateFiles({
      'mkdocs.yml': `site_name: 书
nav: [{首页: index.md}, {入门: [{甲: a.md}]}]
plugins:
  - i18n:
      docs_structure: folder
      languages:
        - {locale: en, name: English, site_name: Book, nav_translations: {首页: Home, 入门: Start, 甲: A}}
        - {locale: zh, name: 中文, default: true}
`,
      'docs/zh/index.md': '# 首页\n\n[甲](a.md) ![](../assets/i.png) ![](own.png)\n',
      'docs/zh/own.png': 'x',
      'docs/zh/a.md': '# 甲\n',
      'docs/en/index.md': '# Home\n\n[A](a.md) ![](../assets/i.png)\n',
      'docs/en/a.md': '# A\n',
      'docs/assets/i.png': 'x',
      'tests/only.en.md': '# Only\n',
    });
    expect(problems).toEqual([]);
    expect(paths.filter((path) => path.endsWith('.md'))).toEqual([
      'docs/a.md', 'docs/index.md', 'i18n/en/docs/a.md', 'i18n/en/docs/index.md',
    ]); // prettier-ignore
    expect(read('docs/index.md')).toContain('[甲](./a.md) ![](./assets/i.png) ![](./zh/own.png)');
    expect(read('i18n/en/docs/index.md')).toContain('[A](./a.md) ![](./assets/i.png)');
    expect(config).toMatchObject({
      title: '书',
      i18n: {locales: ['zh', 'en'], localeConfigs: {en: {label: 'English', title: 'Book'}}},
      docs: {sidebars: {docs: [{id: 'index'}, {label: '入门', items: [{id: 'a'}]}]}},
    });
    expect(labelsOf(read('i18n/en/docusaurus-plugin-content-docs/current.json'))).toEqual({
      首页: 'Home',
      入门: 'Start',
      甲: 'A',
    });
  });

  it('say nothing of notes outside of the folder of the notes', async () => {
    const {problems} = await migrateFiles({
      'mkdocs.yml': 'plugins: [{i18n: {languages: [{locale: zh, default: true}, {locale: en}]}}]\n',
      'docs/a.md': '# 甲\n',
      'docs/b.md': '# 乙\n',
      'tests/only.en.md': '# Only\n',
    });
    expect(problems).toEqual([]);
  });

  it.each([
    [
      'folders',
      'docs/zh/mkdocs.yml',
      'docs/en/mkdocs.yml',
      ['docs/zh/docs', 'docs/en/docs'],
      ['', ''],
    ],
    ['names', 'mkdocs.yml', 'mkdocs-en.yml', ['docs', 'docs/en'], ['', 'docs/en']],
    [
      'a folder of settings',
      'config/zh/mkdocs.yml',
      'config/en/mkdocs.yml',
      ['docs/zh', 'docs/en'],
      ['../../docs/zh', '../../docs/en'],
    ],
  ])('are those of sites of their own, by %s', async (_, zh, en, dirs, set) => {
    const docsDir = (dir: string | undefined): string => (dir ? `docs_dir: ${dir}\n` : '');
    const {tool, read, config, paths, problems} = await migrateFiles({
      'README.md': '# 仓库\n',
      [zh]: `site_name: 书\nsite_url: https://x.example/\ntheme: {language: zh}\n${docsDir(set[0])}nav: [{首页: index.md}, {甲: a.md}]\n`,
      [en]: `site_name: Book\nsite_url: https://x.example/en/\ntheme: {language: en}\n${docsDir(set[1])}nav: [{Home: index.md}, {A: a.md}]\n`,
      [`${dirs[0]}/index.md`]: '# 首页\n\n[甲](a.md) ![](img/i.png)\n',
      [`${dirs[0]}/a.md`]: '!!! note "注"\n\n    文\n',
      [`${dirs[0]}/img/i.png`]: 'x',
      [`${dirs[1]}/index.md`]: '# Home\n\n[A](a.md) ![](img/e.png)\n',
      [`${dirs[1]}/img/e.png`]: 'x',
      'other/z.png': 'x',
    });
    expect([tool, problems]).toEqual(['MkDocs', []]);
    expect(paths.filter((path) => path.endsWith('.md'))).toEqual([
      'docs/a.md', 'docs/index.md', 'i18n/en/docs/index.md',
    ]); // prettier-ignore
    expect(paths.join()).not.toContain('z.png');
    expect(read('docs/index.md')).toContain(`[甲](./a.md) ![](./${dirs[0]}/img/i.png)`);
    expect(read('docs/a.md')).toContain(':::note[注]');
    expect(read('i18n/en/docs/index.md')).toContain(`[A](./a.md) ![](./${dirs[1]}/img/e.png)`);
    expect(config).toMatchObject({
      title: '书',
      i18n: {defaultLocale: 'zh', locales: ['zh', 'en'], localeConfigs: {en: {title: 'Book'}}},
      docs: {sidebars: {docs: [{id: 'index'}, {id: 'a', label: '甲'}]}},
    });
    expect(labelsOf(read('i18n/en/docusaurus-plugin-content-docs/current.json'))).toEqual({
      首页: 'Home',
      甲: 'A',
    });
  });

  it('lead where they lie from a note that is in another language alone', async () => {
    const {read} = await migrateFiles({
      'docs/zh/mkdocs.yml': 'theme: {language: zh}\nsite_url: https://x.example/\n',
      'docs/en/mkdocs.yml': 'theme: {language: en}\nsite_url: https://x.example/en/\n',
      'docs/zh/docs/index.md': '# 首页\n',
      'docs/en/docs/index.md': '# Home\n',
      'docs/en/docs/in/a.md': '[b](b.md) [home](../index.md) ![](i.png)\n',
      'docs/en/docs/in/b.md': '# B\n',
      'docs/en/docs/in/i.png': 'x',
    });
    expect(read('docs/in/a.md')).toContain(
      '[b](./b.md) [home](../index.md) ![](../docs/en/docs/in/i.png)',
    );
  });

  it('inherit settings; the folder of the main one leads on', async () => {
    const {config} = await migrateFiles({
      'config/base.yml': 'site_name: 书\nextra: {a: 1}\nnav: [index.md]\n',
      'config/zh/mkdocs.yml':
        'INHERIT: ../base.yml\ndocs_dir: ../../docs/zh\nsite_dir: ../../out/zh\n',
      'config/en/mkdocs.yml':
        'INHERIT: ../base.yml\ndocs_dir: ../../docs/en\nsite_dir: ../../out/en\n',
      'docs/zh/index.md': '# 首页\n',
      'docs/zh/b/a.md': '# 甲\n',
      'docs/en/index.md': '# Home\n',
    });
    expect(config).toMatchObject({title: '书', docs: {sidebars: {docs: ['index']}}});
    expect(config['redirects']).toEqual([
      {from: '/zh/b/a/', to: '/b/a/'},
      {from: '/zh/', to: '/'},
    ]);
  });

  it('are those of folders without settings too, beside folders with some', async () => {
    const {config, has, problems} = await migrateFiles({
      'en/mkdocs.yml':
        'site_name: Book\ntheme: {language: en}\nnav: [index.md, {"": [in/index.md, in/a.md]}]\ntheme: {features: [navigation.indexes]}\n',
      'zh-hant/mkdocs.yml':
        'INHERIT: ../en/mkdocs.yml\ndocs_dir: ../build/zh-hant\ntheme: {language: zh}\n',
      ...Object.fromEntries(
        ['en', 'zh-hant', 'zh', 'ja'].flatMap((dir) => [
          [`${dir}/docs/index.md`, '# 一\n'],
          [`${dir}/docs/in/index.md`, '# 里面\n'],
          [`${dir}/docs/in/a.md`, '# 甲\n'],
        ]),
      ),
      'zz/docs/index.md': '# 非\n',
    });
    expect(config).toMatchObject({
      i18n: {defaultLocale: 'en', locales: ['en', 'zh-Hant', 'ja', 'zh']},
      docs: {sidebars: {docs: ['index', {label: '里面', link: {id: 'in/index'}, items: ['in/a']}]}},
    });
    expect([has('i18n/zh/docs/in/a.md'), has('i18n/zh-Hant/docs/in/a.md'), problems]).toEqual([
      true,
      true,
      [],
    ]);
  });
});

it('lists the notes of folders that the contents name as a whole', async () => {
  const {config, problems} = await migrateFiles({
    'mkdocs.yml':
      'site_name: 书\nplugins: [include_dir_to_nav]\nnav:\n  - index.md\n  - 课: course/\n  - 算法: algo/*\n  - 单页: one\n  - 外: https://x.example/a\n',
    'docs/index.md': '# 首页\n',
    'docs/one.md': '# 单\n',
    'docs/one/b.md': '# 乙\n',
    'docs/course/index.md': '# 课\n',
    'docs/course/b.md': '# 乙\n',
    'docs/course/a/c.md': '# 丙\n',
    'docs/algo/d.md': '# 丁\n',
  });
  expect(problems).not.toContain('mkdocs.yml');
  expect(config).toMatchObject({
    docs: {
      sidebars: {
        docs: [
          'index',
          {
            label: '课',
            link: {type: 'doc', id: 'course/index'},
            items: ['course/b', {label: 'a', items: ['course/a/c']}],
          },
          {label: '算法', items: ['algo/d']},
          {type: 'doc', id: 'one', label: '单页'},
          {type: 'link', label: '外'},
        ],
      },
    },
  });
});

it.each([
  ['![[a b.png|300]]', true],
  ['`![[a b.png]]` ![[none.png]] [[nodiscard]]', false],
])('reads pictures by their name alone where notes have them so: %s', async (text, isRead) => {
  const {config} = await migrateFiles({
    'mkdocs.yml': 'site_name: 书\n',
    'docs/index.md': `# 首页\n\n${text}\n`,
    'docs/img/a b.png': 'x',
  });
  expect(JSON.stringify(config['markdown']).includes('wikiLinks')).toBe(isRead);
});
