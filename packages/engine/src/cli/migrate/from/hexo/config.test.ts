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
