import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const note = (name: string): string =>
  `# ${name}\n\n${names.map((one) => `[${one}](/learn/${one}#节) [图](/img/x.png)`).join('\n')}\n\n## 节 {/*jie*/}\n`;
const notesBelow = (dir: string) =>
  Object.fromEntries(names.map((name) => [`${dir}learn/${name}.md`, note(name)]));

it('takes the folder that links from the root count from for that of the notes', async () => {
  const {paths, read, words} = await migrateFiles({
    'next.config.js': '',
    'README.md': '# 仓库\n',
    'public/img/x.png': 'x',
    'src/content/index.md': '# 首页\n',
    'src/content/blog/n.md': '---\ndate: 2024-01-02\n---\n新\n',
    ...notesBelow('src/content/'),
  });
  expect(paths).toEqual(
    expect.arrayContaining(['docs/learn/a.md', 'docs/index.md', 'static/img/x.png']),
  );
  expect(paths.filter((path) => path.includes('src/') || path === 'docs/README.md')).toEqual([]);
  expect(read('docs/learn/a.md')).toContain('[b](./b.md#jie) [图](/img/x.png)');
  expect(read('docs/learn/a.md')).toContain('## 节 {#jie}');
  expect(words).toEqual(
    expect.arrayContaining([expect.stringContaining('把新站点的 docs/blog 移到 blog')]),
  );
});

it.each([
  ['links lead to notes of the whole folder', notesBelow('')],
  ['they lead nowhere', Object.fromEntries(names.map((name) => [`x/${name}.md`, note(name)]))],
  ['there are few', {'content/a.md': '[b](/b)\n', 'content/b.md': '# b\n'}],
])('takes the whole folder where %s', async (_, files) => {
  const {paths} = await migrateFiles(files);
  const first = Object.keys(files)[0]!;
  expect(paths).toContain(`docs/${first}`);
});
