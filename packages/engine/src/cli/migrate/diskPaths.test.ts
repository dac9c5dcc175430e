import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';
import {findOnDisk} from './diskPaths.ts';
import type {MigrationProblem, OldFolder} from './from/common/migration.ts';

function openFolder(files: Readonly<Record<string, string>>): OldFolder {
  return {
    paths: Object.keys(files),
    has: (path) => path in files,
    read: (path) => files[path]!,
    run: () => Promise.resolve({}),
  };
}

it('finds the files of a folder by their addresses below that of a user, as editors write them', () => {
  const problems: MigrationProblem[] = [];
  const folder = findOnDisk(
    openFolder({
      'posts/a.md':
        '# 甲\n\n![](/Users/me/book/img/2.5寸.png) <img src="/home/me/book/img/b.png">\n![](/home/me/.config/Typora/x.png)\n[页](/home/me/)，`![](/home/me/y.png)`\n',
      'img/2.5寸.png': '',
      'img/b.png': '',
    }),
    problems,
  );
  const read = folder.read('posts/a.md');
  expect(read).toBe(
    '# 甲\n\n![](../img/2.5%E5%AF%B8.png) <img src="../img/b.png">\n![](/home/me/.config/Typora/x.png)\n[页](/home/me/)，`![](/home/me/y.png)`\n',
  );
  expect(folder.read('posts/a.md')).toBe(read);
  expect(problems.map(({file, line}) => [file, line])).toEqual([['posts/a.md', 4]]);
});

it('finds files of any kind by addresses with the letter or the protocol of a disk', () => {
  const problems: MigrationProblem[] = [];
  const text =
    '[表](C:\\notes\\data\\a.xlsx) [页](file:///home/me/notes/b.md) [无](file:///D:/c.txt) [外](https://a.example/?at=file:///home/me/b.md)\n';
  const folder = findOnDisk(
    openFolder({'posts/n.md': text, 'data/a.xlsx': '', 'posts/b.md': ''}),
    problems,
  );
  expect(folder.read('posts/n.md')).toBe(
    '[表](../data/a.xlsx) [页](./b.md) [无](file:///D:/c.txt) [外](https://a.example/?at=file:///home/me/b.md)\n',
  );
  expect(problems.map(({line, en}) => [line, en.split(' ')[0]])).toEqual([[1, 'file:///D:/c.txt']]);
});

it('leaves an address alone that the site publishes, and takes none of two files', () => {
  const problems: MigrationProblem[] = [];
  const text = '![](/home/me/a.png) ![](/Users/me/c.png)\n';
  const folder = openFolder({
    'n.md': text,
    'public/home/me/a.png': '',
    'x/c.png': '',
    'y/c.png': '',
  });
  expect(findOnDisk(folder, problems).read('n.md')).toBe(text);
  expect(problems).toHaveLength(1);
});

it('brings the picture along, whatever the tool', async () => {
  const {read, has} = await migrateFiles({
    '.vuepress/config.js': 'module.exports = {};\n',
    'README.md': '# 首页\n',
    'c/a.md': '# 甲\n\n![](/Users/me/Desktop/blog/c/images/a.png)\n',
    'c/images/a.png': 'x',
  });
  expect(read('docs/c/a.md')).toContain('![](./images/a.png)');
  expect(has('docs/c/images/a.png')).toBe(true);
});
