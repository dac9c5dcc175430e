import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const page = (settings: string): string =>
  `<script>window.$docsify = {${settings}}</script><script src="docsify.min.js"></script>`;

it('keeps sidebars of folders where they name notes that those above do not', async () => {
  const {config, problems, paths} = await migrate({
    'index.html': page('loadSidebar: true'),
    'README.md': '# 首页\n',
    '_sidebar.md': '- [Java](java/)\n- [甲](java/a)\n',
    'java/_sidebar.md': '- [首页](/)\n- [Java](java/)\n- 基础\n  - [甲](java/a)\n  - [乙](b.md)\n',
    'java/README.md': '# Java\n',
    'java/a.md': '# 甲\n',
    'java/b.md': '# 乙\n',
    'java/jvm/_sidebar.md': '- [Java](java/)\n  - [栈](stack)\n  - [无](none)\n',
    'java/jvm/stack.md': '# 栈\n',
    'js/_sidebar.md': '- [甲](java/a)\n',
    'js/c.md': '# 丙\n',
  });
  expect(config['docs']?.['sidebars']).toEqual({
    'java-jvm': [
      {
        type: 'category',
        label: 'Java',
        items: [
          {type: 'ref', id: 'java/README', label: 'Java'},
          {type: 'doc', id: 'java/jvm/stack', label: '栈'},
        ],
      },
    ],
    java: [
      {type: 'ref', id: 'README', label: '首页'},
      {type: 'doc', id: 'java/README', label: 'Java'},
      {
        type: 'category',
        label: '基础',
        items: [
          {type: 'doc', id: 'java/a', label: '甲'},
          {type: 'doc', id: 'java/b', label: '乙'},
        ],
      },
    ],
    docs: [
      {type: 'doc', id: 'java/README', label: 'Java'},
      {type: 'doc', id: 'java/a', label: '甲'},
    ],
  });
  expect(problems).toEqual(['java/jvm/_sidebar.md']);
  expect(paths.filter((path) => path.includes('_sidebar'))).toEqual([]);
});

it('reads sidebar and navbar under the names that the settings give them', async () => {
  const {config, paths} = await migrate({
    'index.html': page("loadSidebar: 'summary.md', loadNavbar: 'nav.md'"),
    'README.md': '# 首页\n',
    'summary.md': '- [甲](a)\n',
    'nav.md': '- [甲](a)\n',
    'a.md': '# 甲\n',
  });
  expect(config['docs']?.['sidebars']).toEqual({docs: [{type: 'doc', id: 'a', label: '甲'}]});
  expect(config['themeConfig']?.['navbar']).toEqual({
    items: [{type: 'doc', docId: 'a', label: '甲'}],
  });
  expect(paths).toEqual(['docs/README.md', 'docs/a.md', 'wuya.config.ts']);
});

it('keeps the home page where it is the sidebar too', async () => {
  const {paths} = await migrate({
    'index.html': page("loadSidebar: 'README.md'"),
    'README.md': '- [甲](a)\n',
    'a.md': '# 甲\n',
  });
  expect(paths).toContain('docs/README.md');
});

it.each([
  ['docsify', {'index.html': page(''), 'README.md': '# 首页\n'}],
  ['Markdown', {'README.md': '# 首页\n'}],
])('rewrites tags of GitBook in a folder of %s', async (tool, files) => {
  const tags =
    '{% hint style="warning" %}\n小心\n{% endhint %}\n\n{% tabs %}\n{% tab title="一" %}\n甲\n{% endtab %}\n{% endtabs %}\n';
  const result = await migrate({
    ...(files as Record<string, string>),
    'a.md': tags,
    'b.md': '{% raw %}\n{{ a }}\n{% endraw %}\n',
  });
  expect(result.tool).toBe(tool);
  expect(result.read('docs/a.md')).toContain(':::warning\n\n小心\n\n:::\n');
  expect(result.read('docs/a.md')).toMatch(/<Tabs>\n\n<TabItem [^>]*label="一">\n\n甲/);
  expect(result.read('docs/b.md')).toContain('{% raw %}');
});

it.each([
  ['a README that lists the notes', ''],
  ['one that the settings name', "homepage: '../README.md'"],
])('shows the README of the repository above a folder without one: %s', async (_, settings) => {
  const {read, config, problems} = await migrate({
    'docs/index.html': page(settings),
    'README.md':
      '# 书\n\n![](logo.png) [甲](docs/a.md#x) [乙](/docs/子/b.md) [外](https://a.b/docs/a.md) [许可](LICENSE.md)\n\n<img src="docs/c.png">\n',
    'logo.png': 'x',
    'docs/c.png': 'x',
    'docs/a.md': '# 甲\n',
    'docs/子/b.md': '# 乙\n',
  });
  expect(read('docs/README.md')).toContain(
    '![](/logo.png) [甲](./a.md#x) [乙](./%E5%AD%90/b.md) [外](https://a.b/docs/a.md) [许可](LICENSE.md)',
  );
  expect(read('docs/README.md')).toContain('<img src="./c.png">');
  expect(config['docs']).toMatchObject({routeBasePath: '/'});
  expect(problems).toEqual([]);
});

it('leaves out a README of the repository that neither the settings nor its links join to the site', async () => {
  const {has} = await migrate({
    'docs/index.html': page(''),
    'README.md': '# 程序\n\n[许可](LICENSE)\n',
    'docs/a.md': '# 甲\n',
  });
  expect(has('docs/README.md')).toBe(false);
});

it('has the home page that the settings name', async () => {
  const {read, has} = await migrate({
    'index.html': page("homepage: 'intro.md', loadSidebar: true"),
    '_sidebar.md': '- [甲](a)\n- [序](intro)\n',
    'a.md': '# 甲\n',
    'intro.md': '# 序\n',
  });
  expect(read('docs/intro.md')).toContain('slug: "/"');
  expect(read('docs/a.md')).not.toContain('slug');
  expect(has('docs/index.md')).toBe(false);
});
