import {existsSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {toFileError} from '../../../errors/fileError.ts';
import {openSite} from '../../../site/site.ts';
import {readTree, type SiteFiles, writeFiles} from '../../../../test/helpers/site.ts';
import {migrateFiles} from '../../../../test/helpers/migrated.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {migrateFolder, type MigrationResult, TOOLS} from '../migrateFolder.ts';

async function migrate(files: SiteFiles) {
  const [from, parent] = [temporaryFolder(), temporaryFolder()];
  const to = join(parent, 'new');
  writeFiles(from, files);
  const result = (await migrateFolder(from, to)) as MigrationResult;
  const read = (path: string) => readFileSync(join(to, path), 'utf8');
  const config = JSON.parse(/defineConfig\(([^]*)\);/.exec(read('wuya.config.ts'))![1]!) as Record<
    string,
    never
  >;
  return {
    from,
    to,
    result,
    read,
    config,
    problems: result.problems.map(({file, line}) => `${file}:${line}`),
  };
}

describe('migrateFolder', () => {
  it.each(TOOLS.map(({name}) => [name]))(
    'takes notes over for %s, named by hand, though no settings of it are there',
    async (name) => {
      const [from, parent] = [temporaryFolder(), temporaryFolder()];
      writeFiles(from, {'a.md': '# 甲\n'});
      const result = await migrateFolder(from, join(parent, 'new'), name.toLowerCase());
      expect(result).toMatchObject({tool: name});
    },
  );

  it('says that it found no notes, and where inside a site is: a theme of Hugo has settings of its own', async () => {
    const {result} = await migrate({
      'hugo.toml': '[params]\n',
      'README.md': '# 主题\n',
      'archetypes/default.md': '---\n---\n',
      'exampleSite/hugo.toml': 'title = "例"\n',
      'exampleSite/content/posts/a.md': '---\ntitle: 甲\n---\n',
    });
    expect(result.problems.map(({file, zh}) => [file, /^.*?Hugo/.exec(zh)?.[0]])).toEqual([
      ['.', '这里有 Hugo'],
      ['exampleSite/hugo.toml', 'exampleSite 是 Hugo'],
    ]);
  });

  it('writes the same folder each time and leaves the old one as it is', async () => {
    const {from, to} = await migrate({'.obsidian/app.json': '{}', 'a.md': '# 甲\n', 'b.png': 'x'});
    const [before, old] = [readTree(to), readTree(from)];
    await migrateFolder(from, to);
    expect([readTree(to), readTree(from)]).toEqual([before, old]);
  });

  it.runIf(process.platform === 'linux').each(['big.md', 'big.png'])(
    'names a file that is too large to be taken over: %s',
    async (name) => {
      const [from, parent] = [temporaryFolder(), temporaryFolder()];
      writeFiles(from, {'a.md': '# 甲\n', [name]: ''});
      truncateSync(join(from, name), 2 ** 31 + 1); // takes no room on the disk; all of a picture is hashed first
      const error = await migrateFolder(from, join(parent, 'new')).catch(
        (thrown: unknown) => thrown,
      );
      expect(toFileError(error, from)?.diagnostics).toMatchObject([
        {code: 'EM-003', place: {file: name}},
      ]);
    },
  );

  it.each(['docs', '.wuya'])(
    'writes nothing and removes nothing through a link of the new folder: %s',
    async (name) => {
      const {from, to} = await migrate({'.obsidian/app.json': '{}', 'a.md': '# 甲\n'});
      const outside = temporaryFolder();
      writeFiles(outside, {'a.md': '# mine\n'});
      rmSync(join(to, name), {recursive: true, force: true});
      symlinkSync(outside, join(to, name), 'junction');
      const stopped = migrateFolder(from, to).catch((error: unknown) => error);
      expect(await stopped).toMatchObject({diagnostics: [{code: 'EM-004'}]});
      expect(readTree(outside)).toEqual({'a.md': '# mine\n'});
    },
  );

  it.each(['<<<<<<< HEAD\n{"tool":"markdown"', '', 'null', '{"tool":"markdown","files":[]}'])(
    'keeps what was changed in the new folder where its record is damaged: %j',
    async (record) => {
      const {from, to, read} = await migrate({'a.md': '# 甲\n', 'b.md': '# 乙\n'});
      writeFiles(to, {'.wuya-migrate.json': record, 'docs/a.md': 'mine'});
      const {problems} = (await migrateFolder(from, to)) as MigrationResult;
      expect(problems.map(({file}) => file)).toEqual(['docs/a.md']);
      expect(read('docs/a.md')).toBe('mine');
      writeFiles(from, {'b.md': '# 丁\n'});
      await migrateFolder(from, to);
      expect([read('docs/a.md'), read('docs/b.md')]).toEqual([
        'mine',
        expect.stringContaining('丁'),
      ]);
    },
  );

  it('goes on where one stopped in the middle, and keeps what was changed in the new folder since', async () => {
    const {from, to, read} = await migrate({
      'a.md': '# 甲\n',
      'b.md': '# 乙\n',
      'c.md': '# 丙\n',
      'd.md': '# 丁\n',
      'e.md': '# 戊\n',
    });
    for (const path of readdirSync(to)) rmSync(join(to, path), {recursive: true});
    // What is in the way stops it where a kill might.
    writeFiles(to, {'.wuya-migrate.json': '{}', 'docs/d.md/x': '', 'docs/b.md.12.tmp': '# '});
    await expect(migrateFolder(from, to)).rejects.toThrow(/EISDIR|ENOTEMPTY/);
    writeFiles(to, {'docs/a.md': 'mine', 'docs/own.md.12.tmp': ''});
    rmSync(join(to, 'docs/d.md'), {recursive: true});
    writeFiles(from, {'a.md': '# 改\n', 'b.md': '# 改\n'});
    rmSync(join(from, 'c.md'));
    const {problems} = (await migrateFolder(from, to)) as MigrationResult;
    expect(problems.map(({file}) => file)).toEqual(['docs/a.md']);
    expect(['a', 'b', 'd', 'e'].map((name) => read(`docs/${name}.md`))).toEqual([
      'mine',
      '# 改\n',
      '# 丁\n',
      '# 戊\n',
    ]);
    expect(readdirSync(join(to, 'docs')).sort()).toEqual([
      'a.md',
      'b.md',
      'd.md',
      'e.md',
      'index.md',
      'own.md.12.tmp',
    ]);
  });

  it('goes on where one was killed before anything had its name', async () => {
    const {from, to} = await migrate({'a.md': '# 甲\n'});
    const names = readdirSync(to).sort();
    for (const path of names) rmSync(join(to, path), {recursive: true});
    writeFiles(to, {'.wuya/cache/x': '', '.wuya-migrate.json.12.tmp': '{"to'});
    expect(await migrateFolder(from, to)).toMatchObject({problems: []});
    expect(readdirSync(to).sort()).toEqual(['.wuya', ...names]);
  });

  it('removes what the old folder has no longer, and keeps what was changed in the new one', async () => {
    const {from, to, read} = await migrate({
      'a.md': '# 甲\n',
      '子/b.md': '# 乙\n',
      'c.md': '# 丙\n',
    });
    const config = `${read('wuya.config.ts')}// mine\n`;
    writeFiles(to, {'wuya.config.ts': config, 'docs/c.md': 'mine', 'docs/own.md': 'mine'});
    for (const path of ['子', 'c.md']) rmSync(join(from, path), {recursive: true});
    writeFiles(from, {'a.md': '# 改\n', 'own.md': '# 另\n'});
    const again = async () =>
      ((await migrateFolder(from, to)) as MigrationResult).problems.map(({file}) => file);
    const kept = ['docs/own.md', 'wuya.config.ts', 'docs/c.md'];
    expect([await again(), await again()]).toEqual([kept, ['docs/own.md', 'wuya.config.ts']]);
    const tree = readTree(to);
    expect([tree['docs/own.md'], tree['docs/c.md']]).toEqual(['mine', 'mine']);
    expect([read('docs/a.md'), read('wuya.config.ts')]).toEqual(['# 改\n', config]);
    expect(existsSync(join(to, 'docs/子'))).toBe(false);
  });

  it.each<[tool: string, files: SiteFiles]>([
    [
      'VitePress',
      {
        '.vitepress/config.mjs': "export default {rewrites: {'b.md': 'x/../../../../escaped.md'}};",
        'b.md': '# 乙\n',
      },
    ],
    [
      'Hugo',
      {
        'hugo.toml':
          '[[module.mounts]]\nsource = "content"\ntarget = "content"\n[[module.mounts]]\nsource = "more"\ntarget = "../../../static/../../escaped"\n',
        'content/b.md': '+++\ntitle = "乙"\nslug = "../../../../escaped"\n+++\n',
        'more/c.md': '# 丙\n',
      },
    ],
    [
      'Jekyll',
      {
        '_config.yml': 'theme: minima\ncollections: {../../escaped: {output: true}}\n',
        '_posts/2024-01-01-b.md': '---\npermalink: /../../../escaped.html\n---\n# 乙\n',
        '_../../escaped/a.md': '# 甲\n',
      },
    ],
    [
      'MkDocs',
      {
        'mkdocs.yml': 'site_name: x\ndocs_dir: ../beside\nnav: [../../../escaped.md, b.md]\n',
        'docs/b.md': '# 乙\n\n--8<-- "../../beside/secret.md"\n',
      },
    ],
    [
      'mdBook',
      {
        'book.toml': '[book]\nsrc = "../beside"\n',
        'src/SUMMARY.md': '- [a](../../../escaped.md)\n- [b](b.md)\n',
        'src/b.md': '# 乙\n\n{{#include ../../beside/secret.md}}\n',
      },
    ],
    [
      'GitBook',
      {'book.json': '{"root": "../beside"}', 'SUMMARY.md': '* [s](../beside/secret.md)\n'},
    ],
    [
      'docsify',
      {
        'index.html':
          '<script>window.$docsify = {loadSidebar: "../beside/secret.md", homepage: "../beside/secret.md"}</script><script src="docsify.min.js"></script>',
        'README.md': '# 甲\n\n[i](../beside/secret.md ":include")\n',
      },
    ],
  ])('reads and writes nothing beside the two folders: %s', async (tool, files) => {
    const root = temporaryFolder();
    const deep = join(root, 'a/b/c');
    writeFiles(deep, {'beside/secret.md': 'SECRET'});
    writeFiles(join(deep, 'old'), files);
    const before = readTree(root);
    const result = await migrateFolder(join(deep, 'old'), join(deep, 'new'), tool).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect(typeof result === 'string' ? result : 'done').toMatch(/^(?:done|ENOENT)$/);
    const after = readTree(root);
    const own = Object.entries(after).filter(([path]) => path.startsWith('a/b/c/new/'));
    expect(Object.keys(after).filter((path) => !path.startsWith('a/b/c/new/'))).toEqual(
      Object.keys(before),
    );
    expect(own.filter(([, text]) => String(text).includes('SECRET'))).toEqual([]);
  });

  it('names links of the file system, which it does not follow', async () => {
    const [from, outside] = [temporaryFolder(), temporaryFolder()];
    writeFiles(outside, {'secret.md': '# SECRET\n'});
    writeFiles(from, {'a.md': '# A\n'});
    symlinkSync(outside, join(from, 'b'), 'junction');
    const to = join(temporaryFolder(), 'new');
    const {files, problems} = (await migrateFolder(from, to)) as MigrationResult;
    expect([...files.keys()].filter((path) => path.startsWith('docs/b'))).toEqual([]);
    expect(problems.map(({file, en}) => [file, en.slice(0, 28)])).toEqual([
      ['b', 'One file or folder is a link'],
    ]);
  });

  it('writes neither into the old folder nor over what is not its own', async () => {
    const from = temporaryFolder();
    const taken = temporaryFolder();
    writeFiles(from, {'.obsidian/app.json': '{}'});
    writeFiles(taken, {'a.txt': ''});
    for (const name of ['new', '..new'])
      expect(await migrateFolder(from, join(from, name))).toBe('inside');
    const link = join(temporaryFolder(), 'link');
    symlinkSync(from, link, 'junction');
    expect(await migrateFolder(from, link)).toBe('inside');
    expect(await migrateFolder(from, join(link, 'new', 'deep'))).toBe('inside');
    expect(await migrateFolder(link, join(from, 'new'))).toBe('inside');
    expect(readdirSync(from)).toEqual(['.obsidian']);
    expect(await migrateFolder(from, taken)).toBe('notEmpty');
    const other = join(temporaryFolder(), 'new');
    expect(await migrateFolder(taken, other)).toBe('noNotes');
    expect(await migrateFolder(taken, other, 'none')).toBe('unknownTool');
  });
});

const VITEPRESS = {
  'docs/.vitepress/config.mts': `
import {defineConfig} from 'vitepress';
export default defineConfig({
  title: '站', description: '一句', base: '/base/', lang: 'zh-CN',
  themeConfig: {
    nav: [{text: '指南', link: '/guide/a'}, {text: '更多', items: [{text: '外', link: 'https://x.example'}]}],
    sidebar: {'/guide/': [{text: '组', collapsed: true, items: [{text: '甲', link: '/guide/a'}, {link: '/guide/none'}]}, {text: '空', items: [{link: '/guide/none'}]}], '/gone/': [{link: '/gone/'}]},
  },
});`,
  'docs/index.md':
    '---\nlayout: home\nhero:\n  name: 站\n  tagline: 口号\n  actions:\n    - text: 开始\n      link: /guide/a\nfeatures:\n  - title: 快\n    details: 很快\n---\n',
  'docs/guide/a.md': `---
title: 甲
outline: [2, 3]
---

[[toc]]

## 1. Hello, World

::: tip 提示
一句 <Badge type="warning" text="新" />，见 [乙](./b#x)、[丙](/guide/c.html)。
:::

::: details 更多
里面
:::

::: code-group

\`\`\`js{1} [a.js]
const a = 1; // [!code highlight]
\`\`\`

\`\`\`ts [b.ts]
:::
\`\`\`

:::

<<< @/snippets/x.js#part{1}

<!--@include: ./_part.md-->

{{ $frontmatter.title }} {{ other }} <MyOwn />

<script setup>
const x = 1;
</script>

\`\`\`vue
<script setup>
const shown = 1;
</script>

<style>
p { color: red }
</style>
\`\`\`
`,
  'docs/guide/b.md': '# 乙\n',
  'docs/guide/c.md': '# 丙\n',
  'docs/guide/guide.md': '# 同名\n',
  'docs/guide/_part.md': '包含的话\n',
  'docs/snippets/x.js': '// #region part\nrun();\n// #endregion\n',
  'docs/public/logo.svg': '<svg/>',
};

/** What the tools have of their own, as their documentation shows it: in code, where it means nothing. */
const SHOWN = `<script setup>
const x = 1;
</script>
<style>p {}</style>
%% 一 %%
> [!tip] 二
> 三
{% raw %}{% post_link a %}{% endraw %}
<!-- more -->
::: tip 四
@tab 五
:::
[[toc]] [[wiki]] ![[embed]] ==六== #标签 {{ x }} <Badge text="七" />
<<< @/x.js
<!--@include: ./x.md-->
@[code js](./x.js)
[乙](./b.html)
## 八 {#id}
!!! note "九"
    十
=== "十一"
{% hint %} ++ctrl++ :material-home:
!> 十二
<!-- tabs:start -->
[c](c.js ':include')`;

it.each<{tool: string; marks: SiteFiles; note: string}>([
  {tool: 'VitePress', marks: {'.vitepress/config.ts': 'export default {}'}, note: 'a.md'},
  {tool: 'VuePress', marks: {'.vuepress/config.ts': 'export default {}'}, note: 'a.md'},
  {tool: 'Hexo', marks: {'_config.yml': 'title: 站\n'}, note: 'source/_posts/a.md'},
  {tool: 'Hugo', marks: {'hugo.toml': 'title = "站"\n'}, note: 'content/posts/a.md'},
  {tool: 'Obsidian', marks: {'.obsidian/app.json': '{}'}, note: 'a.md'},
  {tool: 'MkDocs', marks: {'mkdocs.yml': 'docs_dir: .\n'}, note: 'a.md'},
  {tool: 'GitBook', marks: {'SUMMARY.md': '- [甲](a.md)\n'}, note: 'a.md'},
  {tool: 'docsify', marks: {'index.html': 'docsify'}, note: 'a.md'},
  {tool: 'Markdown', marks: {}, note: 'a.md'},
])('code of a note of $tool stays as it is', async ({tool, marks, note}) => {
  const {result, read} = await migrate({
    ...marks,
    [note]: `# 甲\n\n一段。\n\n\`\`\`\`md\n${SHOWN}\n\`\`\`\`\n`,
  });
  expect(result.tool).toBe(tool);
  const notes = [...result.files.keys()].filter((path) => path.endsWith('.md'));
  expect(notes.map(read).join('\n')).toContain(SHOWN);
});

it.each(['docusaurus.config.js', 'wuya.config.mts'])(
  'leaves a folder with %s alone: it is a site as it is',
  async (config) => {
    const [from, to] = [temporaryFolder(), join(temporaryFolder(), 'new')];
    writeFiles(from, {[config]: 'export default {};\n', 'docs/a.md': '# 甲\n'});
    expect(await migrateFolder(from, to)).toBe('isSite');
    expect(await migrateFolder(from, to, 'markdown')).toMatchObject({tool: 'Markdown'});
  },
);

it.each([
  ['VitePress', {'.vitepress/config.js': 'export default {};\n'}, ':::constructor\n乙\n:::\n'],
  ['Obsidian', {'.obsidian/app.json': '{}'}, '> [!constructor]\n> 乙\n'],
  ['Logseq', {'logseq/config.edn': '{}'}, '#+BEGIN_CONSTRUCTOR\n乙\n#+END_CONSTRUCTOR\n'],
  ['MkDocs', {'mkdocs.yml': 'docs_dir: .\n'}, '!!! constructor\n\n    乙\n'],
  [
    'GitBook',
    {'SUMMARY.md': '- [甲](a.md)\n'},
    '{% hint style="constructor" %}\n乙\n{% endhint %}\n',
  ],
  ['Markdown', {}, ':::{constructor}\n乙\n:::\n'],
])('takes a kind of box that every object has for an unknown one: %s', async (name, site, box) => {
  const path = name === 'Logseq' ? 'pages/a.md' : 'a.md';
  const {result} = await migrate({...site, [path]: `# 甲\n\n${box}`});
  expect(result.tool).toBe(name);
  const texts = [...result.files.values()].flatMap((file) => ('text' in file ? [file.text] : []));
  expect(texts.filter((text) => text.includes('乙'))).toHaveLength(1);
  expect(texts.join()).not.toContain('native code');
});

it.each([
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['zh-tw', 'zh-TW'],
  ['default', 'zh-CN'],
])('reads %s as a language', async (written, locale) => {
  const {config} = await migrate({
    '_config.yml': `language: ${written}\npermalink: :title/\n`,
    'source/_posts/a.md': '文\n',
  });
  expect(config['locale']).toBe(locale);
});

it.each(['source/_posts/a.md', '_posts/2024-05-06-a.md'])(
  'calls a site without a title by its language: %s',
  async (path) => {
    const titleIn = async (language: string) => {
      const settings = `language: ${language}\nlang: ${language}\npermalink: /:title/\n`;
      return (await migrate({'_config.yml': settings, [path]: 'Words.\n'})).config['title'];
    };
    expect([await titleIn('en'), await titleIn('zh-CN')]).toEqual(['Notes', '笔记']);
  },
);

describe('VitePress', () => {
  it.each([
    ['no plugin', {}, false],
    ['a plugin', {'package.json': '{"devDependencies": {"markdown-it-mathjax3": "4"}}'}, true],
    ['an option', {'.vitepress/config.js': 'export default {markdown: {math: true}}'}, true],
    [
      'an option that is off',
      {'.vitepress/config.js': 'export default {markdown: {math: false}}'},
      false,
    ],
  ])('shows formulas as the old site did: %s', async (_, files, isThere) => {
    const {config} = await migrate({
      '.vitepress/config.js': 'export default {}',
      'index.md': '# A\n\n$emit 和 $attrs\n',
      ...files,
    });
    expect(config['markdown']).toEqual({rawHtml: true, ...(isThere && {math: true})});
  });

  it('takes over its configuration', async () => {
    const {config, result, problems} = await migrate(VITEPRESS);
    expect(result.tool).toBe('VitePress');
    expect(config).toMatchObject({
      title: '站',
      tagline: '一句',
      baseUrl: '/base/',
      themeConfig: {
        navbar: {
          items: [
            {label: '指南', to: '/guide/a'},
            {type: 'dropdown', label: '更多', items: [{label: '外', href: 'https://x.example'}]},
          ],
        },
      },
      docs: {
        routeBasePath: '/',
        sidebars: {
          guide: [
            {
              type: 'category',
              label: '组',
              collapsed: true,
              items: [{type: 'doc', id: 'guide/a', label: '甲'}],
            },
          ],
        },
      },
    });
    expect(config).not.toHaveProperty('docs.sidebars.gone');
    expect(config['redirects']).toContainEqual({from: '/guide/a.html', to: '/guide/a/'});
    expect(problems).toEqual([
      'docs/guide/a.md:36', // the script
      'docs/guide/a.md:34', // {{ other }}
      'docs/guide/a.md:34', // <MyOwn>
      'docs/.vitepress/config.mts:undefined', // /guide/none
      'docs/.vitepress/config.mts:undefined', // in a category that has no other
      'docs/.vitepress/config.mts:undefined', // /gone/, the one of its sidebar
    ]);
  });

  it('takes over its notes', async () => {
    const {read, result} = await migrate(VITEPRESS);
    const text = read('docs/guide/a.md');
    for (const part of [
      'title: "甲"\ntoc_min_heading_level: 2\ntoc_max_heading_level: 3',
      '<TOCInline toc={toc} />',
      '## 1. Hello, World {#_1-hello-world}',
      ':::tip[提示]\n一句 <span class="badge badge--warning">新</span>，见 [乙](./b.md#x)、[丙](/guide/c.md)。\n:::',
      '<details>\n<summary>更多</summary>\n\n里面\n\n</details>',
      '<Tabs>\n\n\n<TabItem value="a.js" label="a.js">\n\n```js{1,1}\nconst a = 1;\n```\n\n</TabItem>',
      '```ts\n:::\n```\n\n</TabItem>\n\n\n</Tabs>',
      '```js {1}\nrun();\n```',
      '包含的话',
      '甲 {{ other }}',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('const x = 1');
    expect(text).toContain(
      '```vue\n<script setup>\nconst shown = 1;\n</script>\n\n<style>\np { color: red }\n</style>\n```',
    );
    expect(read('docs/guide/guide.md')).toContain('slug: "guide"');
    for (const line of [
      'layout: "home"',
      'title: "站"',
      'hero: {"title":"站","lead":["口号"],"actions":[{"label":"开始","to":"/guide/a.md"}]}',
      'features: [{"title":"快","text":"很快"}]',
    ])
      expect(read('docs/index.md')).toContain(`\n${line}\n`);
    expect([...result.files.keys()]).toContain('static/logo.svg');
  });
});

it('takes over a configuration that a theme of VitePress extends', async () => {
  const {config} = await migrate({
    '.vitepress/config.ts':
      "import {defineConfig} from 'vitepress';\nimport {extendConfig} from 'a-theme/config';\nexport default extendConfig(defineConfig({title: '站', themeConfig: {nav: [{text: '甲', link: '/a'}]}}));\n",
    'a.md': '# 甲\n',
  });
  expect(config).toMatchObject({
    title: '站',
    themeConfig: {navbar: {items: [{label: '甲', to: '/a'}]}},
  });
});

describe('VuePress', () => {
  it('reads what helpers of a theme that is not installed were given', async () => {
    const {config} = await migrate({
      '.vuepress/config.ts':
        "import {hopeTheme, navbar, sidebar, arraySidebar} from 'vuepress-theme-hope';\nexport default {title: '站', theme: hopeTheme({navbar: navbar(['/guide/']), sidebar: sidebar({'/guide/': arraySidebar(['README.md', 'a'])})})};\n",
      'guide/README.md': '# 指南\n',
      'guide/a.md': '# 甲\n',
    });
    expect(config).toMatchObject({
      docs: {sidebars: {guide: ['guide/README', 'guide/a']}},
      themeConfig: {navbar: {items: [{label: '指南', to: '/guide/'}]}},
    });
  });

  it('takes over its notes and those of its theme hope', async () => {
    const {read, config, result} = await migrate({
      '.vuepress/config.ts':
        "import {defineUserConfig} from 'vuepress';\nimport {hopeTheme} from 'vuepress-theme-hope';\nexport default defineUserConfig({title: '站', theme: hopeTheme({navbar: ['/guide/'], sidebar: ['/guide/README.md', 'guide/a']})});\n",
      'README.md': '# 首页\n',
      'guide/README.md': '# 指南\n',
      'guide/a.md':
        '# 甲\n\n:::: code-group\n::: code-group-item npm:active\n```sh\nnpm i\n```\n:::\n::::\n\n::: tabs\n@tab 一\n\n甲\n\n@tab 二\n\n乙\n:::\n\n@[code js](./x.js)\n',
      'guide/b.md': '# 乙\n\n<!-- @include: @tail.md -->\n\n<!-- @include: @twice.md -->\n',
      'snippets/in/tail.md': '尾，见 [甲](../../guide/a.md#x)、[乙](b.md)。\n',
      'snippets/twice.md': '',
      'guide/twice.md': '',
      'guide/x.js': 'run();\n',
      '.vuepress/public/a.png': 'x',
    });
    expect(result.tool).toBe('VuePress');
    expect(config).toMatchObject({
      docs: {sidebars: {sidebar: ['guide/README', 'guide/a']}},
      themeConfig: {navbar: {items: [{label: '指南', to: '/guide/'}]}},
    });
    const text = read('docs/guide/a.md');
    expect(text).toContain('<TabItem value="npm" label="npm">\n\n```sh\nnpm i\n```\n\n</TabItem>');
    expect(text).toContain(
      '<TabItem value="一" label="一">\n\n\n甲\n\n\n</TabItem>\n<TabItem value="二" label="二">',
    );
    expect(text).toContain('```js\nrun();\n```');
    expect([...result.files.keys()]).toContain('static/a.png');
    expect(read('docs/guide/b.md')).toContain(
      '尾，见 [甲](./a.md#x)、[乙](b.md)。\n\n<!-- @include: @twice.md -->',
    );
    expect(result.problems.map(({file, line}) => `${file}:${line}`)).toEqual(['guide/b.md:5']);
  });
});

it.each([
  ['around the folder of VuePress', {'docs/.vuepress/public/a.png': 'x'}],
  [
    'that its scripts name',
    {'package.json': '{"scripts": {"build": "vuepress build ./docs/ --debug"}}'},
  ],
])('VuePress with its configuration outside has its notes in the folder %s', async (_, more) => {
  const {read, config} = await migrate({
    'vuepress.config.ts': "export default {title: '外'};\n",
    'docs/README.md': '# 首页\n',
    'README.md': '# 仓库\n',
    ...(more as Record<string, string>),
  });
  expect(config).toMatchObject({title: '外'});
  expect(read('docs/README.md')).toContain('# 首页');
});

describe('Hexo', () => {
  it('publishes what skip_render names as it is, and has one page for an address', async () => {
    const {paths, config, problems} = await migrateFiles({
      '_config.yml': 'title: 站\nskip_render:\n  - "old/**/*"\n  - a.md\n',
      'source/_posts/b.md': '---\ntitle: 乙\ndate: 2024-01-02\ncategories: [丙]\n---\n文\n',
      'source/a.md': '# 原样\n',
      'source/old/index.md': '',
      'source/old/index.html': '<p>旧</p>',
      'source/me/index.md': '---\ntitle: 我\n---\n文\n',
      'source/me/index.html': '<p>我</p>',
      'source/me/photo.html': '<p>图</p>',
      'source/categories/index.md': '---\ntitle: 分类\nlayout: category\n---\n',
      'source/tags/index.md': '---\ntitle: 说标签\nlayout: tag\n---\n一句\n',
    });
    expect(paths.filter((path) => !path.startsWith('blog/'))).toEqual([
      'src/pages/me/index.md', 'src/pages/tags/index.md',
      'static/a.md', 'static/me/photo.html', 'static/old/index.html', 'static/old/index.md', 'wuya.config.ts',
    ]); // prettier-ignore
    expect(problems).toEqual(['_config.yml']);
    const from = (config['redirects'] as unknown as {from: string}[]).map((one) => one.from);
    expect(from).toContain('/categories/');
    expect(from).not.toContain('/tags/');
  });

  const files = {
    '_config.yml':
      'title: 博客\nurl: https://x.example/blog\nroot: /blog/\npermalink: :year/:month/:day/:title/\nlanguage: zh-CN\n',
    'source/_posts/hello.md': `---
title: 你好
date: 2024-05-06 07:08:09
updated: 2024-06-01
tags: [甲]
categories: [技术, 前端]
---

开头。

\`\`\`html
<!-- more -->
\`\`\`

<!-- more -->

## Hello World

{% note info %}
注意 {% label primary@字 %}
{% endnote %}

{% tabs 名 %}
<!-- tab 一 -->
里面
<!-- endtab -->
{% endtabs %}

{% codeblock lang:js a.js %}
{% x %}
{% endcodeblock %}

{% post_link other %}，{% asset_img pic.png 图 %}，![](pic.png)，{% unknown %}
`,
    'source/_posts/hello/pic.png': 'x',
    'source/_posts/other.md': '---\ntitle: 另一篇\ndate: 2024-01-02\n---\n文\n',
    'source/_drafts/later.md': '---\ntitle: 以后\n---\n',
    'source/about/index.md': '---\ntitle: 关于\n---\n我\n',
    'source/tags/index.md': '---\ntype: tags\n---\n',
    'source/images/a.png': 'x',
    'themes/next/a.js': '',
  };

  it('keeps addresses, dates, tags and categories', async () => {
    const {config, read, result} = await migrate(files);
    expect(config).toMatchObject({
      title: '博客',
      url: 'https://x.example',
      baseUrl: '/blog/',
      docs: false,
      blog: {routeBasePath: '/', archiveBasePath: 'archives'},
      redirects: [
        {from: '/categories/', to: '/tags/'},
        {from: '/categories/技术/', to: '/tags/技术/'},
        {from: '/categories/技术/前端/', to: '/tags/前端/'},
      ],
    });
    expect(read('blog/hello.md')).toContain(
      'slug: "/2024/05/06/hello/"\ndate: "2024-05-06T07:08:09"\nlast_update: {"date":"2024-06-01"}\ntags: ["甲","技术","前端"]',
    );
    expect([...result.files.keys()]).toEqual(
      expect.arrayContaining([
        'blog/hello/pic.png',
        'src/pages/about/index.md',
        'static/images/a.png',
      ]),
    );
    expect([...result.files.keys()]).not.toContain('src/pages/tags/index.md');
    expect(read('blog/later.md')).toContain('draft: true');
  });

  it('takes over the tags of posts and of common themes', async () => {
    const {read, problems} = await migrate(files);
    const text = read('blog/hello.md');
    for (const part of [
      '```html\n<!-- more -->\n```\n\n<!-- truncate -->',
      '## Hello World {#Hello-World}',
      ':::info\n\n注意 <mark class="primary">字</mark>\n\n:::',
      '<Tabs>\n\n<TabItem value="一" label="一">\n\n里面\n\n</TabItem>\n\n</Tabs>',
      '```js title="a.js"\n{% x %}\n```',
      '[另一篇](/2024/01/02/other/)，![图](./hello/pic.png)，![](./hello/pic.png)，{% unknown %}',
    ])
      expect(text).toContain(part);
    expect(problems).toHaveLength(1);
  });

  it('reads dates and addresses from names of files as `new_post_name` says', async () => {
    const {read, problems} = await migrate({
      '_config.yml':
        'permalink: news/:year/:month/:day/:title/\nnew_post_name: :year-:month-:day-:title.md\n',
      'source/_posts/2014-06-04-hexo-2.md': '---\ntitle: 二\n---\n',
      'source/_posts/other.md': '---\ndate: 2020-01-02\n---\n{% post_link hexo-2#尾 %}\n',
    });
    expect(read('blog/2014-06-04-hexo-2.md')).toContain(
      'slug: "/news/2014/06/04/hexo-2/"\ndate: "2014-06-04T00:00:00"',
    );
    expect(read('blog/other.md')).toContain('slug: "/news/2020/01/02/other/"');
    expect(read('blog/other.md')).toContain(`[二](/news/2014/06/04/hexo-2/#${encodeURI('尾')})`);
    expect(problems).toEqual([]);
  });

  it('takes over formulas with blanks at their ends', async () => {
    const {read} = await migrate({
      '_config.yml': 'title: 站\n',
      'source/_posts/a.md': '---\ntitle: 甲\ndate: 2024-01-02\n---\n设 $ x^2 $ 为\n',
      'package.json': '{"dependencies": {"hexo": "7"}}',
    });
    expect(read('blog/a.md')).toContain('设 $x^2$ 为');
  });

  it('asks for a date only where addresses have one', async () => {
    const {problems} = await migrate({
      '_config.yml': 'permalink: :title/\n',
      'source/_posts/a.md': '甲\n',
    });
    expect(problems).toEqual([]);
  });

  it('keeps old addresses of pages, and what looks like a link in code', async () => {
    const {config, read} = await migrate({
      '_config.yml': 'permalink: :title/\n',
      'source/docs/api.md': '## Two Words\n\n[自己](#x) [甲](guide.html#Two-Words) ![](a.png)\n',
      'source/docs/guide.md': '',
      'source/docs/a.png': 'x',
      'source/_posts/p.md':
        '---\ndate: 2020-01-02\n---\n[页](/docs/api.html)、`a[0](x)`\n\n```js\nhandlers[0](event);\n```\n',
    });
    expect(config['redirects']).toEqual([
      {from: '/docs/api.html', to: '/docs/api/'},
      {from: '/docs/guide.html', to: '/docs/guide/'},
    ]);
    expect(read('src/pages/docs/api.md')).toContain(
      '## Two Words {#Two-Words}\n\n[自己](#x) [甲](/docs/guide/#Two-Words) ![](/docs/a.png)\n',
    );
    const post = read('blog/p.md');
    expect(post).toContain('[页](/docs/api/)、`a[0](x)`');
    expect(post).toContain('handlers[0](event);');
  });

  it('keeps a home page of its own and puts the posts below the address of their list', async () => {
    const {config, read, to, problems} = await migrate({
      '_config.yml': 'permalink: :year/:title/\ntag_dir: t\n',
      'source/index.md': '# 家\n\n[甲](/2020/a/)\n',
      'source/404.md': '# 没有\n',
      'source/_posts/a.md': '---\ndate: 2020-01-02\ntags: [标]\ncategories: [类]\n---\n甲\n',
    });
    expect(problems).toEqual(['_config.yml:undefined']);
    expect(config).toMatchObject({
      blog: {routeBasePath: 'blog'},
      redirects: [
        {from: '/categories/', to: '/blog/t/'},
        {from: '/categories/类/', to: '/blog/t/类/'},
        {from: '/2020/a/', to: '/blog/2020/a/'},
        {from: '/archives/', to: '/blog/archives/'},
        {from: '/t/', to: '/blog/t/'},
        {from: '/t/标/', to: '/blog/t/标/'},
        {from: '/t/类/', to: '/blog/t/类/'},
      ],
    });
    expect(read('src/pages/index.md')).toContain('[甲](/blog/2020/a/)');
    expect(read('blog/a.md')).toContain('slug: "/2020/a/"');
    writeFiles(to, {'wuya.config.ts': `export default ${JSON.stringify(config)};`});
    const site = await openSite(to, {isProduction: true});
    onTestFinished(() => site.close());
    expect(((await site.problems()) ?? []).map(({code}) => code)).toEqual([]);
  });

  it('keeps the words of a page of links, with the links of the theme', async () => {
    const {read} = await migrate({
      '_config.yml': 'permalink: :title/\n',
      'source/link/index.md': '---\ntitle: 友链\ntype: link\n---\n来换\n',
      'source/_data/link.yml':
        '- class_name: "<i></i>朋友"\n  class_desc: 们\n  link_list:\n    - {name: 甲, link: https://a.example, descr: 好}\n    - {name: 乙}\n',
    });
    expect(read('src/pages/link/index.md')).toContain(
      '来换\n\n## 朋友\n\n们\n\n- [甲](https://a.example)：好\n- 乙\n',
    );
  });

  it('makes the navbar of the menu of the theme', async () => {
    const {config} = await migrate({
      '_config.yml': 'permalink: :title/\ntheme: next\nlanguage: zh-CN\n',
      '_config.next.yml':
        'menu:\n  home: / || fa fa-home\n  归档: /archives/ || fa\n  categories: /categories/\n  Docs:\n    default: /docs/ || fa\n    API:\n      default: /api/\n      用法: /use.html || fa\n  源码||fab: https://x.example\n  关于: about\n',
      'source/docs/index.md': '',
      'source/docs/api/index.md': '',
      'source/docs/api/use.md': '',
      'source/about/index.md': '',
      'source/_posts/a.md': '甲\n',
    });
    expect(config['themeConfig']).toEqual({
      navbar: {
        items: [
          {label: '首页', to: '/'},
          {label: '归档', to: '/archives/'},
          {
            type: 'dropdown',
            label: 'Docs',
            items: [
              {label: 'Docs', to: '/docs/'},
              {label: 'API', to: '/docs/api/'},
              {label: '用法', to: '/docs/api/use/'},
            ],
          },
          {label: '源码', href: 'https://x.example'},
          {label: '关于', to: '/about/'},
        ],
      },
    });
  });

  it('names the line of the file where a tag has no counterpart', async () => {
    const {problems} = await migrate({
      '_config.yml': 'permalink: :title/\n',
      'source/_posts/a.md': '---\ntitle: 甲\n---\n{% x %}\n',
      'source/b.md': '---\ntitle: 乙\n---\n\n{% y %}\n',
    });
    expect(problems).toEqual(['source/_posts/a.md:4', 'source/b.md:5']);
  });

  it('leads from pages to posts too, and leaves raw text in a line alone', async () => {
    const {read, problems} = await migrate({
      ...files,
      'source/about/index.md':
        "`{% raw %}{% post_link other %}{% endraw %}` 与 {% post_link 另一篇 '看 <它>' true %}。\n",
    });
    expect(read('src/pages/about/index.md')).toContain(
      '`{% post_link other %}` 与 [看 <它>](/2024/01/02/other/)。',
    );
    expect(problems).toHaveLength(1);
  });

  it('keeps the end of a name: z-index is no index', async () => {
    const {read} = await migrate({
      '_config.yml': 'permalink: :title.html\n',
      'source/_posts/z-index.md': '---\ntitle: 层\n---\n文\n',
      'source/css/index.md': '---\ntitle: 样式\n---\n见[层](/z-index.html)。\n',
    });
    expect(read('blog/z-index.md')).toContain('slug: "/z-index"\n');
    expect(read('src/pages/css/index.md')).toContain('[层](/z-index)');
  });

  it('names settings that cannot be read and goes on, a key that is there twice counts once', async () => {
    const {problems, read, config} = await migrate({
      '_config.yml': 'title: 甲\ntitle: 乙\ntheme: next\npermalink: :title/\n',
      '_config.next.yml': 'menu: {home: /}\nsign: @x\n',
      'source/_posts/a.md': '文\n',
    });
    expect(config['title']).toBe('乙');
    expect(problems).toEqual(['_config.next.yml:2']);
    expect(read('blog/a.md')).toContain('文');
    const broken = await migrate({'_config.yml': 'title: "甲\n', 'source/_posts/a.md': '文\n'});
    expect(broken.problems[0]).toMatch(/^_config\.yml:\d$/);
    expect(broken.read('blog/a.md')).toContain('文');
  });
});

describe('Obsidian', () => {
  it('takes over links, embeds, callouts, tags and comments', async () => {
    const {read, problems} = await migrate({
      '.obsidian/app.json': '{}',
      '甲.md': `---
aliases: [别名]
tags: 一
---
见 [[乙]]、[[子/丙|丙的话]]、[[乙#小 节]]、[[没有]]，\`[[代码]]\`。

![[图 片.png|300]]

![[乙]]

> [!warning] 小心
> 一句

> [!tip]- 折叠
> 里面

==重点== #标签/下 %%不要%%完

\`\`\`dataview
list
\`\`\`
`,
      '乙.md': '# 乙\n\n## 小 节\n\n一段 ^block\n',
      '子/丙.md': '回到 [[甲]]\n',
      '附件/图 片.png': 'x',
      '画.canvas': '{}',
    });
    const text = read('docs/甲.md');
    for (const part of [
      'title: "甲"\naliases: ["别名"]\ntags: ["一","标签/下"]',
      "import Embed1 from './乙.md';",
      '<Embed1 />',
      `见 [乙](./${encodeURI('乙')}.md)、[丙的话](./${encodeURI('子/丙')}.md)、[乙 > 小 节](./${encodeURI('乙')}.md#${encodeURIComponent('小-节')})、没有，\`[[代码]]\`。`,
      `<img src="./${encodeURI('附件/图 片')}.png" alt="图 片.png" width="300" />`,
      ':::warning[小心]\n\n一句\n\n:::',
      '<details>\n<summary>折叠</summary>\n\n里面\n\n</details>',
      '<mark>重点</mark> #标签/下 完',
    ])
      expect(text).toContain(part);
    expect(read('docs/乙.md')).toContain('一段 ^block');
    expect(read('docs/子/丙.md')).toContain(`[甲](../${encodeURI('甲')}.md)`);
    expect(problems).toEqual(['甲.md:5', '甲.md:19', '画.canvas:undefined']);
  });

  it('leaves code alone that looks like its own signs', async () => {
    const code =
      '```mermaid\n%% 一\ngraph LR\n%% 二\n```\n\n````md\n> [!tip] 一\n> 二\n````\n\n`%%` 与 `%%`';
    const {read} = await migrate({
      '.obsidian/app.json': '{}',
      '甲.md': `${code}\n\n%%不要\n\n\`\`\`js\n不要();\n\`\`\`\n\n不要%%要\n\n涨了 5%%，一个。\n`,
    });
    const text = read('docs/甲.md');
    expect(text).toContain(code);
    expect(text).not.toContain('不要');
    expect(text).toContain('要\n\n涨了 5%%，一个。');
  });

  it('keeps what embeds a part, by the new path of its note', async () => {
    const {read, problems, config, to} = await migrate({
      '甲.md': '![[_乙#一#小 节]]\n\n![[_乙#^b]]\n\n见 [[_乙#^b]]\n',
      '子/_乙.md': '## 一\n\n### 小 节\n\n深。\n\n一段 ^b\n',
    });
    expect(read('docs/甲.md')).toContain('![[子/乙#一#小 节]]\n\n![[子/乙#^b]]\n');
    writeFiles(to, {'wuya.config.ts': `export default ${JSON.stringify(config)};`});
    const site = await openSite(to, {isProduction: false});
    onTestFinished(() => site.close());
    expect(((await site.problems()) ?? []).map(({code}) => code)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('finds files of links in Markdown’s own form as wiki links do, and shows videos', async () => {
    const {read} = await migrate({
      '.obsidian/app.json': '{}',
      '子/甲.md':
        '![图](图%20片.png#edge) [乙](乙.md#节) [在](./丁.md) [无](无.md) `[乙](乙.md)`\n\n![](https://www.youtube.com/watch?v=Abc-1_2) ![](https://x.com/a/status/12) ![](https://x.example/a.png)\n',
      '子/丁.md': '',
      '别处/乙.md': '## 节\n',
      '附件/图 片.png': 'x',
    });
    const text = read('docs/子/甲.md');
    for (const part of [
      `![图](../${encodeURI('附件/图 片')}.png) [乙](../${encodeURI('别处/乙')}.md#${encodeURI('节')}) [在](./丁.md) [无](无.md) \`[乙](乙.md)\``,
      '<iframe src="https://www.youtube.com/embed/Abc-1_2" width="560"',
      ' [https://x.com/a/status/12](https://x.com/a/status/12) ![](https://x.example/a.png)',
    ])
      expect(text).toContain(part);
  });

  it('leads to files whose names have signs of addresses, and gives each note its own', async () => {
    const {read} = await migrate({
      '.obsidian/app.json': '{}',
      '甲.md': '[[怎么? (1) #a]] ![[怎么? (1)]]\n',
      '怎么? (1).md': '',
      '夹/夹.md': '',
      '夹/README.md': '',
      '另/另.md': '',
    });
    const href = `./${encodeURI('怎么')}%3F%20%281%29.md`;
    expect(read('docs/甲.md')).toContain(`(${href})`);
    expect(read('docs/甲.md')).toContain("import Embed1 from './怎么? (1).md';");
    expect(read('docs/夹/夹.md')).toContain('slug: "夹"');
    expect(read('docs/夹/README.md')).toContain('title: "夹"\n---');
    expect(read('docs/另/另.md')).not.toContain('slug');
  });

  it('keeps the words of links to what Obsidian alone shows', async () => {
    const {read, result} = await migrate({
      '.obsidian/app.json': '{}',
      'a.md': '![[书.base#全部]] [[图.canvas|图]]\n',
      '书.base': 'views: []\n',
      '图.canvas': '{}',
    });
    expect(read('docs/a.md')).toContain('书.base > 全部 图\n');
    expect(result.problems.map(({zh}) => zh)).toEqual(
      expect.arrayContaining(['数据库视图没有带过来。', '画布没有带过来。']),
    );
  });

  it('embeds notes that images name, and leaves drawings of plugins out', async () => {
    const {read, problems, result} = await migrate({
      '.obsidian/app.json': '{}',
      '甲.md':
        '![](乙.md#节)\n\n![[图.excalidraw]]\n\n![[有.excalidraw.md]]\n\n![[又.excalidraw]]\n\n![[没有.png]]\n',
      '乙.md': '## 节\n',
      '图.excalidraw.md': '{}',
      '有.excalidraw.md': '{}',
      '有.excalidraw.svg': '<svg/>',
      '又.excalidraw.png': 'x',
    });
    const text = read('docs/甲.md');
    expect(text).toContain('![[乙#节]]');
    expect(text).toContain('\n\n图.excalidraw\n\n');
    expect(text).toContain(`![有.excalidraw.svg](./${encodeURI('有')}.excalidraw.svg)`);
    expect(problems).toEqual([
      '图.excalidraw.md:undefined',
      '有.excalidraw.md:undefined',
      '甲.md:3',
      '甲.md:9',
    ]);
    expect(text).toContain('![又.excalidraw.png]');
    expect(result.problems.slice(2).map(({zh}) => zh)).toEqual([
      expect.stringContaining('「图.excalidraw」是 Excalidraw 的图'),
      '没有文件「没有.png」，只留下名字。',
    ]);
  });

  it('takes over callouts in lists, of any kind, and what themes are told', async () => {
    const {read} = await migrate({
      '.obsidian/app.json': '{}',
      '甲.md':
        '- 一\n\n  > [!tip] 题\n  > 话\n  > > [!note]\n  > > 里\n\n> [!提示]\n> 话\n\n> [!multi-column|left]\n> 话\n\n> [x] [!no]\n',
    });
    expect(read('docs/甲.md')).toContain(
      '- 一\n\n  ::::tip[题]\n\n  话\n  :::note\n\n  里\n\n  :::\n\n  ::::\n\n:::note[提示]\n\n话\n\n:::\n\n:::note\n\n话\n\n:::\n\n> [x] [!no]\n',
    );
  });

  it('takes over what plugins write after the language of code', async () => {
    const {read} = await migrate({
      '.obsidian/app.json': '{}',
      '甲.md':
        '```js title:"甲 a.js" ln:true fold hl:1,3-4\nx\n```\n\n```py file:b.py ln:false\nx\n```\n\n```js {1} title="c.js"\nx\n```\n\n```text fold\nx\n```\n',
    });
    const text = read('docs/甲.md');
    for (const part of [
      '```js {1,3-4} showLineNumbers title="甲 a.js"\n',
      '```py title="b.py"\n',
      '```js {1} title="c.js"\n',
      '```text fold\n',
    ])
      expect(text).toContain(part);
  });

  it('gives way to notes that are called like pages of the site', async () => {
    const {config, to} = await migrate({
      '.obsidian/app.json': '{}',
      'Search.md': '# 甲 #标签\n',
      'tags.md': '#标签\n',
    });
    expect(config).toMatchObject({search: {path: 'find'}, docs: {tagsBasePath: 'tag-list'}});
    writeFiles(to, {'wuya.config.ts': `export default ${JSON.stringify(config)};`});
    const site = await openSite(to, {isProduction: true});
    onTestFinished(() => site.close());
    expect(((await site.problems()) ?? []).map(({code}) => code)).toEqual([]);
  });

  it('takes tags that differ in case for one', async () => {
    const {read} = await migrate({
      '.obsidian/app.json': '{}',
      'a.md': '---\ntags: [Tag]\n---\n#tag #TAG 字\n',
      'b.md': '#TAG\n',
    });
    expect(read('docs/a.md')).toContain('tags: ["Tag"]');
    expect(read('docs/b.md')).toContain('tags: ["Tag"]');
  });

  it('is seen by its links, where the settings of the vault are not there', async () => {
    const {result} = await migrate({'甲.md': '见 [[乙]]\n', '乙.md': ''});
    expect(result.tool).toBe('Obsidian');
    const notes = [
      '`[[乙]]`\n\n```\n[[乙]]\n```\n',
      '# 甲\n\n输入 [[1,3],[2,6]]，目录 [[_TOC_]]、[[]]\n',
    ];
    for (const note of notes) {
      const other = await migrate({'甲.md': note, '乙.md': '# 乙\n'});
      expect(other.result.tool).toBe('Markdown');
    }
  });
});

describe('a page for addresses without one', () => {
  it.each([
    ['Jekyll', {'_config.yml': '', '404.md': '---\npermalink: /404.html\n---\n文\n'}],
    ['GitBook', {'SUMMARY.md': '- [无](404.md)\n', '404.md': '# 无\n'}],
    ['VuePress', {'.vuepress/config.js': 'export default {};\n', '404.md': '# 无\n'}],
  ])('leads nowhere, since every site has one of its own: %s', async (_, files) => {
    const {config} = await migrate({'README.md': '# 首页\n', 'index.md': '# 首页\n', ...files});
    expect(JSON.stringify(config['redirects'] ?? [])).not.toContain('404.html');
  });
});
