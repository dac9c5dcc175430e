import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

it('takes a workspace of Dendron over: names with dots are folders, links say their words first', async () => {
  const {tool, paths, read, config, problems} = await migrateFiles({
    'dendron.yml':
      'version: 5\nworkspace:\n  vaults:\n    - fsPath: vault\n      name: main\npublishing:\n  siteUrl: https://x.example\n  seo:\n    title: 花园\n',
    'vault/root.md':
      '---\nid: root\ntitle: 根\n---\n[[语言.js]] [[那篇|语言.js.闭包#例-子]] [[字|没有]]\n',
    'vault/语言.js.md':
      '---\nid: a\ntitle: JS\ndesc: 一句\nnav_order: 2\ncreated: 1601479780000\nupdated: 1660920582709\n---\n{{fm.desc}} ![图](/assets/images/a.png)\n\n![[dendron://main/语言.js.闭包#例-子,1:#*]]\n',
    'vault/语言.js.闭包.md':
      '---\ntitle: 闭包\n---\n## 例 子\n\n字 `[[语言.js]]` [[上|dendron://main/语言.js]]\n',
    'vault/assets/images/a.png': 'x',
    'vault/root.schema.yml': 'a: 1\n',
    'README.md': '# 仓库\n',
  });
  expect(tool).toBe('Dendron');
  expect(paths).toEqual([
    'docs/assets/images/a.png',
    'docs/index.md',
    'docs/语言/js/index.md',
    'docs/语言/js/闭包.md',
    'wuya.config.ts',
  ]);
  expect(config).toMatchObject({title: '花园', url: 'https://x.example'});
  const link = (path: string) => `./${encodeURI(path)}`;
  expect(read('docs/index.md')).toContain(
    `[JS](${link('语言/js/index.md')}) [那篇](${link('语言/js/闭包.md')}#例-子) 字\n`,
  );
  expect(read('docs/语言/js/index.md')).toBe(
    '---\ntitle: "JS"\ndescription: "一句"\nsidebar_position: 2\nlast_update: {"date":"2022-08-19"}\n---\n\n' +
      '一句 ![图](../../assets/images/a.png)\n\n![[语言/js/闭包#例 子]]\n',
  );
  expect(read('docs/语言/js/闭包.md')).toContain('字 `[[语言.js]]` [上](./index.md)\n');
  expect(problems).toEqual(['vault/root.md:5']);
});
