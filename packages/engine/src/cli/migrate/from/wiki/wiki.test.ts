import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

it('takes the wiki of a repository over: home page, sidebar, links, pictures', async () => {
  const {tool, read, paths, config, words} = await migrateFiles({
    'Home.md':
      '# 项目\n\n见 [[怎么装|Install-Guide]]、[[Install Guide]]、[[FAQ#一]]、[直接](Install-Guide#步骤)、[[没有]]。\n\n[[images/a.png]] [[/images/a.png|alt=图|width=300px]]\n\n`[[FAQ]]`\n',
    'Install-Guide.md': '## 步骤\n\n回到 [首页](Home)、[[Home]]\n',
    'deep/FAQ.md': '# 问\n\n## 一\n',
    '_Sidebar.md': '- [[Home]]\n- **用**\n  - [[问答|FAQ]]\n  - [[Install Guide]]\n',
    '_Footer.md': '页脚\n',
    'images/a.png': '',
  });
  expect(tool).toBe('Wiki');
  expect(paths).toEqual([
    'docs/Install-Guide.md',
    'docs/deep/FAQ.md',
    'docs/images/a.png',
    'docs/index.md',
    'wuya.config.ts',
  ]);
  expect(read('docs/index.md')).toContain(
    '见 [怎么装](./Install-Guide.md)、[Install Guide](./Install-Guide.md)、[FAQ#一](./deep/FAQ.md#一)、[直接](./Install-Guide.md#步骤)、[[没有]]。',
  );
  expect(read('docs/index.md')).toContain(
    '![](./images/a.png) <img src="./images/a.png" alt="图" width="300" />',
  );
  expect(read('docs/index.md')).toContain('`[[FAQ]]`');
  expect(read('docs/Install-Guide.md')).toContain('回到 [首页](./index.md)、[Home](./index.md)');
  expect(read('docs/Install-Guide.md')).toContain('title: "Install Guide"');
  expect(config).toMatchObject({
    title: '项目',
    docs: {
      sidebars: {
        docs: [
          {id: 'index', label: 'Home'},
          {label: '用', items: [{id: 'deep/FAQ', label: '问答'}, {id: 'Install-Guide'}]},
        ],
      },
    },
  });
  expect(words).toEqual([]);
});
