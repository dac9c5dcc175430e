import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';

it.skipIf(process.platform === 'win32')(
  'gives notes and pictures names that an address may have, and links lead to them',
  async () => {
    const {read, paths} = await migrateFiles({
      'index.md':
        '# 首页\n\n[乙](a\\b.md) [丙](C%3A.md#x) ![图](a\\p.png) [丁](https://a.example/)\n',
      'a\\b.md': '# 乙\n\n[丙](./C:.md)\n',
      'C:.md': '# 丙\n',
      'a\\p.png': 'x',
      'a-p.png': 'y',
    });
    expect(paths.filter((path) => path.startsWith('docs/'))).toEqual([
      'docs/C.md',
      'docs/a-b.md',
      'docs/a-p-2.png',
      'docs/a-p.png',
      'docs/index.md',
    ]);
    expect(read('docs/index.md')).toContain(
      '[乙](./a-b.md) [丙](./C.md#x) ![图](./a-p-2.png) [丁](https://a.example/)',
    );
    expect(read('docs/a-b.md')).toContain('[丙](./C.md)');
  },
);

it.skipIf(process.platform === 'win32')(
  'gives a note of a vault that is called as a drive another name, and links lead to it',
  async () => {
    const {read} = await migrateFiles({
      '.obsidian/app.json': '{}',
      '首页.md': '[[Q:]] [[Q:|问]]\n',
      'Q:.md': '问。\n',
    });
    expect(read('docs/Q.md')).toContain('title: "Q:"');
    expect(read('docs/首页.md')).toContain('[Q:](./Q.md) [问](./Q.md)');
  },
);

it('gives notes called like files that every site has other names', async () => {
  const {read, paths} = await migrateFiles({
    'index.md': '# 首页\n\n[甲](robots.txt.md) [乙](seo/robots.txt.md) [丙](index.html.md)\n',
    'robots.txt.md': '# 甲\n',
    'seo/robots.txt.md': '# 乙\n',
    'index.html.md': '# 丙\n',
    'package.json.md': '# 丁\n',
  });
  expect(paths.filter((path) => path.startsWith('docs/'))).toEqual([
    'docs/index-html.md',
    'docs/index.md',
    'docs/package.json.md',
    'docs/robots-txt.md',
    'docs/seo/robots.txt.md',
  ]);
  expect(read('docs/index.md')).toMatch(
    /\[甲\]\(\.\/robots-txt\.md\) \[乙\]\((?:\.\/)?seo\/robots\.txt\.md\) \[丙\]\(\.\/index-html\.md\)/,
  );
});
