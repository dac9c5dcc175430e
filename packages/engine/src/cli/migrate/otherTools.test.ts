import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';

it.each([
  ['.dumirc.ts', 'dumi'],
  ['valaxy.config.ts', 'Valaxy'],
  ['next.config.mjs', 'Next.js'],
])('says what is left to do for a tool that is not known: %s', async (file, name, text = '') => {
  const {tool, words} = await migrateFiles({
    [file]: text,
    'README.md': '# 仓库\n',
    'src/content/posts/a.md': '---\ntitle: 甲\npubDate: 2024-01-02\n---\n文\n',
    'src/content/posts/b/index.md': '---\ntitle: 乙\npublished: 2024-01-03\n---\n文\n',
    'src/content/about.md': '# 关于\n',
  });
  expect(tool).toBe('Markdown');
  expect(words).toEqual([
    expect.stringContaining(`这是 ${name} 的站点`),
    expect.stringContaining('src/content/posts 里的 2 篇有日期'),
  ]);
});

it.each([
  ['eleventy.config.js', 'Eleventy'],
  ['gatsby-config.js', 'Gatsby'],
  ['astro.config.mjs', 'Astro'],
])('says so of a site without posts too: %s', async (file, name) => {
  const {tool, words} = await migrateFiles({[file]: '', 'src/content/about.md': '# 关于\n'});
  expect(tool).toBe('Markdown');
  expect(words).toEqual([expect.stringContaining(`这是 ${name} 的站点`)]);
});

it('says nothing of a folder without a tool', async () => {
  const {words} = await migrateFiles({
    'config.toml': 'x = 1\n',
    'a.md': '---\ndate: 2024-01-02\n---\n文\n',
  });
  expect(words).toEqual([]);
});
