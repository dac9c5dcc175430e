import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

it('takes the vault of a site of Quartz over, and nothing of Quartz itself', async () => {
  const {tool, paths, read, config, problems} = await migrateFiles({
    'quartz.config.ts':
      'const config = {\n  configuration: {\n    pageTitle: "花园",\n    baseUrl: "x.example/notes",\n  },\n};\n',
    'README.md': '# Quartz\n',
    'docs/features.md': '[[另]]\n',
    'quartz/a.ts': '',
    'content/index.md': '---\ntitle: 首页\n---\n![[图.png]] [[笔记/甲|那篇]] [[没有]]\n',
    'content/笔记/甲.md': '---\ntitle: 甲篇\ntags: [乙]\n---\n> [!tip] 题\n> 字\n',
    'content/图.png': 'x',
  });
  expect(tool).toBe('Quartz');
  expect(paths).toEqual(['docs/index.md', 'docs/图.png', 'docs/笔记/甲.md', 'wuya.config.ts']);
  expect(read('docs/index.md')).toContain('title: "首页"');
  expect(read('docs/index.md')).toMatch(/!\[.*\]\(\.\/.*\.png\) \[那篇\]\(\.\/.*\.md\) 没有/);
  expect(read('docs/笔记/甲.md')).toContain(':::tip[题]');
  expect(config).toMatchObject({title: '花园', url: 'https://x.example'});
  expect(problems).toEqual(['content/index.md:4']);
});
