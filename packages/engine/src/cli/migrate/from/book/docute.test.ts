import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

it('takes over what the script of docute 4 says, in the page or beside it', async () => {
  const {tool, config, read, problems} = await migrate({
    'docs/index.html':
      '<div id="docute"></div><script src="https://cdn.example/docute@4/dist/docute.js"></script><script src="./start.js"></script>',
    'docs/start.js': `const nav = [{title: '源码', link: 'https://a.example'}];
fetch('x').then(() => {
  new Docute({target: '#docute', title: '站', nav, footer: \`a\`, cssVariables() { return {}; },
    sidebar: [{title: '指南', children: [{title: '开始', link: '/guide/start'}]}, {title: '附', links: [{title: '乙', link: '/b'}]}]});
});
`,
    'docs/README.md': '# 首页\n',
    'docs/guide/start.md':
      '# 开始\n\n<Note type="success" label="注意 [一]">\n\n文 `<Note>`\n\n</Note>\n\n<Note>一行</Note>\n\n```js {highlightLines: [1, \'3-4\']}\na\n<Note>\n```\n\n[外](https://a.example)<ExternalLinkIcon />\n\n<ImageZoom src="a.png" alt="图" />\n',
    'docs/guide/a.png': 'x',
    'docs/b.md': '# 乙\n',
  });
  expect([tool, config['title'], problems]).toEqual(['docute', '站', []]);
  expect(config['docs']?.['sidebars']).toEqual({
    docs: [
      {type: 'category', label: '指南', items: [{type: 'doc', id: 'guide/start', label: '开始'}]},
      {type: 'category', label: '附', items: [{type: 'doc', id: 'b', label: '乙'}]},
    ],
  });
  expect(JSON.stringify(config['themeConfig'])).toContain('https://a.example');
  expect(read('docs/guide/start.md')).toContain(':::tip[注意 \\[一\\]]\n\n\n\n文 `<Note>`\n\n');
  expect(read('docs/guide/start.md')).toMatch(/:::note\n\n一行\n\n:::\n/);
  expect(read('docs/guide/start.md')).toContain('```js {1,3-4}\na\n<Note>\n```');
  expect(read('docs/guide/start.md')).toMatch(
    /\[外\]\(https:\/\/a\.example\)\n[^]*<img src="\S*a\.png" alt="图" \/>/,
  );
});

it('takes over the navbar of docute 2 and 3, with its menus', async () => {
  const {tool, config} = await migrate({
    'index.html': `<script src="./asset/docute.js"></script><script>
docute.init({nav: [{title: '首页', path: '/'}, {title: '前端', type: 'dropdown', items: [
  {type: 'label', title: '前端'}, {type: 'sep'}, {title: '循环', path: '/note/loop'}]}]})</script>`,
    'asset/docute.js': 'docute.init({title: "它自己"})',
    'README.md': '# 首页\n',
    'note/loop.md': '# 循环\n',
  });
  expect(tool).toBe('docute');
  expect(config['docs']).not.toHaveProperty('sidebars');
  expect(config['themeConfig']?.['navbar']).toEqual({
    items: [
      {type: 'doc', docId: 'README', label: '首页'},
      {type: 'doc', docId: 'note/loop', label: '循环'},
    ],
  });
});

it('brings the notes where the script cannot be read, and leaves pages that only name docute', async () => {
  const {tool} = await migrate({
    'index.html': '<script>new Docute(</script>',
    'a.md': '# 甲\n',
  });
  expect(tool).toBe('docute');
  const {tool: other} = await migrate({'index.html': '<p>docute</p>', 'a.md': '# 甲\n'});
  expect(other).toBe('Markdown');
});
