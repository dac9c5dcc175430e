import {expect, it} from 'vitest';
import {writeFiles} from '../helpers/site.ts';
import {checkNotes} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

/** What is wrong with a site whose note and navbar lead to these addresses. */
async function problemsOf(options: object, links: readonly string[]): Promise<readonly string[]> {
  const dir = temporaryFolder();
  const config = {
    title: '站',
    url: 'https://x.example',
    ...options,
    themeConfig: {navbar: {items: links.map((to) => ({label: '项', to}))}},
  };
  writeFiles(dir, {
    'wuya.config.js': `export default ${JSON.stringify(config)};\n`,
    'docs/a.md': `---\ntags: [x]\n---\n# 甲\n\n${links.map((to) => `[甲](${to})\n`).join('')}`,
    'docs/b.md': '# 乙\n',
    'src/pages/p.md': '# 页\n',
    'blog/2024-01-01-x.md': '---\ntags: [x]\nauthors: me\n---\n# 文\n\n<!-- truncate -->\n',
    'blog/authors.yml': 'me: {name: 我, page: true}\n',
  });
  return (await checkNotes(dir)).diagnostics.map(({en}) => en);
}

it.each([
  [{docs: {routeBasePath: '笔记'}}, ['/笔记/b', '/%E7%AC%94%E8%AE%B0/b/']],
  [{docs: {routeBasePath: 'C# 课'}}, ['/C%23%20课/b/']],
  [{docs: {tagsBasePath: '标签'}}, ['/标签/', '/标签/x/']],
  [
    {
      blog: {
        routeBasePath: '随笔',
        tagsBasePath: '标签',
        authorsBasePath: '作者',
        archiveBasePath: '归档',
      },
    },
    ['/随笔/', '/随笔/标签/x/', '/随笔/作者/', '/随笔/归档/'],
  ],
  [{search: {path: '搜索'}}, ['/搜索/']],
  [{pages: {routeBasePath: '单页'}}, ['/单页/p/']],
  [{baseUrl: '/站/'}, ['/b/', '/%E7%AB%99/b/']],
  [{baseUrl: '/@me/a+b,c/'}, ['/b/', '/@me/a+b,c/b/']],
])('links find the pages of %j', async (options, links) => {
  expect(await problemsOf(options, links)).toEqual([]);
});
