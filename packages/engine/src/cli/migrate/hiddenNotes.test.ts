import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';
import type {SiteFiles} from '../../../test/helpers/site.ts';

const NOTES = {
  '_p/b.md': '# 乙\n\n![](i.png) [丙](../_c.md#x)\n',
  '_p/i.png': 'x',
  '_c.md': '---\nlang: zh\n---\n\n# 丙\n',
};
const below = (dir: string): SiteFiles =>
  Object.fromEntries(Object.entries(NOTES).map(([path, text]) => [dir + path, text]));

it.each<[string, SiteFiles]>([
  [
    'MkDocs',
    {
      'mkdocs.yml': 'site_name: 站\nnav: [{甲: index.md}, {乙: _p/b.md}, {丙: _c.md}]\n',
      'docs/index.md': '# 甲\n\n[乙](_p/b.md)\n',
      ...below('docs/'),
    },
  ],
  [
    'mdBook',
    {
      'book.toml': '[book]\ntitle = "站"\n',
      'src/SUMMARY.md': '# 目录\n\n- [甲](index.md)\n- [乙](_p/b.md)\n- [丙](_c.md)\n',
      'src/index.md': '# 甲\n\n[乙](_p/b.md)\n',
      ...below('src/'),
    },
  ],
  [
    'VitePress',
    {
      '.vitepress/config.js':
        'export default {title: "站", themeConfig: {sidebar: [{text: "乙", link: "/_p/b"}]}};\n',
      'index.md': '# 甲\n\n[乙](./_p/b.md)\n',
      ...below(''),
    },
  ],
])('shows notes whose names begin with a stroke, at their addresses: %s', async (name, files) => {
  const {tool, read, has, config} = await migrateFiles(files);
  expect(tool).toBe(name);
  expect(read('docs/p/b.md')).toMatch(/^---\nslug: "\/_p\/b"\n---\n/);
  expect(read('docs/p/b.md')).toMatch(/!\[\]\((?:\.\/)?i\.png\) \[丙\]\(\.\.\/c\.md#x\)/);
  expect(read('docs/c.md')).toContain('slug: "/_c"\n');
  expect(read('docs/index.md')).toContain('[乙](./p/b.md)');
  expect(has('docs/p/i.png')).toBe(true);
  expect(JSON.stringify(config)).not.toContain('"id":"_');
});
