import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';
import type {SiteFiles} from '../../../../../test/helpers/site.ts';

const PACKAGE = '{"dependencies": {"hexo": "^7.0.0"}}';
const POST = {'source/_posts/a.md': '---\ntitle: 甲\ndate: 2024-05-06\n---\n文\n'};

it.each<SiteFiles>([
  {'_config.main.yml': 'title: 站\npermalink: :title/\n', '_config.next.yml': 'title: 否\n'},
  {'_config.yaml': 'title: 站\npermalink: :title/\n'},
  {'_config.json': '{"title": "站", "permalink": ":title/"}'},
])('reads settings of Hexo by another name: %j', async (files) => {
  const {tool, config, paths} = await migrateFiles({...files, ...POST, 'package.json': PACKAGE});
  expect([tool, config['title']]).toEqual(['Hexo', '站']);
  expect(paths).toContain('blog/a.md');
});

it('takes a theme without notes for no site of Hexo', async () => {
  const {tool, read} = await migrateFiles({
    '_config.yml': 'menu:\n',
    'source/css/a.styl': '',
    'README.md': '# 主题\n',
  });
  expect(tool).not.toBe('Hexo');
  expect(read('docs/README.md')).toContain('# 主题');
});

it.each(['src', './content/blog/', '"src"', '我的 笔记'])(
  'reads the notes of Hexo in the folder that source_dir names: %s',
  async (written) => {
    const dir = written.replace(/^\.\/|"|\/$/g, '');
    const {tool, read, paths, problems} = await migrateFiles({
      '_config.yml': `title: 站\npermalink: :title/\nsource_dir: ${written} # 放这里\n`,
      [`${dir}/_posts/a.md`]: '---\ntitle: 甲\ndate: 2024-05-06\n---\n文\n\n{% none %}\n',
      [`${dir}/about/index.md`]: '# 关于\n\n[甲](/a/)\n',
      [`${dir}/img/a.png`]: 'x',
      'source/_posts/old.md': '---\ntitle: 旧\n---\n',
    });
    expect(tool).toBe('Hexo');
    expect(paths).toEqual(
      expect.arrayContaining(['blog/a.md', 'src/pages/about/index.md', 'static/img/a.png']),
    );
    expect(paths).not.toContain('blog/old.md');
    expect(read('src/pages/about/index.md')).toContain('(/a/)');
    expect(problems).toContain(`${dir}/_posts/a.md:7`);
  },
);

it.each<SiteFiles>([
  {'_config.yml': 'theme: minima\n', 'source/a.md': '# 甲\n'},
  {'_config.yml': 'theme: minima\n', 'docs/a.md': '# 甲\n'},
])(
  'takes a repository with a site of Docusaurus for no blog, whatever GitHub Pages is told: %j',
  async (files) => {
    const {tool, problems} = await migrateFiles({
      ...files,
      'website/docusaurus.config.js': 'module.exports = {};\n',
      'website/_config.yml': 'theme: minima\n',
      'website/docs/a.md': '# 乙\n',
    });
    expect(tool).toBe('Markdown');
    expect(problems).toContain('website/docusaurus.config.js');
  },
);
