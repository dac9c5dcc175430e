import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';

it('gives each of the notes that would share an address a page, and links lead to them', async () => {
  const {read, paths} = await migrateFiles({
    'README.md': '# 首页\n\n[文](b.md) [目录](b/index.md) [读我](b/README.md) [同名](b/b.md#x)\n',
    'b.md': '# b 的文\n\n[目录](b/index.md)\n',
    'b/index.md': '# b 的目录\n',
    'b/README.md': '# b 的读我\n',
    'b/b.md': '# b 里的 b\n',
    'c.md': '# c\n',
    'c/d.md': '# d\n',
    'e.md': '---\nslug: /own/\n---\n\n# e\n',
    'e/index.md': '# e 的目录\n',
  });
  expect(paths.filter((path) => /^docs\/.*\.md$/.test(path))).toEqual([
    'docs/README.md',
    'docs/b-2.md',
    'docs/b/README.md',
    'docs/b/b.md',
    'docs/b/index.md',
    'docs/c.md',
    'docs/c/d.md',
    'docs/e.md',
    'docs/e/index.md',
  ]);
  expect(read('docs/README.md')).toContain(
    '[文](./b-2.md) [目录](./b/index.md) [读我](./b/README.md) [同名](./b/b.md#x)',
  );
  // Those in the folder had addresses of their own before.
  expect(read('docs/b/README.md')).toContain('slug: ');
  expect(read('docs/b/b.md')).toContain('slug: ');
});
