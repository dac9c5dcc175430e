import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../test/helpers/migrated.ts';

/** Six files, each of which has the next one ten times. */
const chain = (nameOf: (i: number) => string, tagOf: (name: string) => string, head = '') =>
  Object.fromEntries(
    Array.from({length: 6}, (_, i) => [
      nameOf(i),
      i === 5
        ? `${head}${'字'.repeat(50)}\n`
        : `${head}${`${tagOf(nameOf(i + 1))}\n\n`.repeat(10)}`,
    ]),
  );

it.each<[string, Record<string, string>]>([
  [
    'VitePress',
    {
      'docs/.vitepress/config.mjs': 'export default {}\n',
      'package.json': '{"devDependencies":{"vitepress":"1.0.0"}}',
      ...chain(
        (i) => `docs/p${i}.md`,
        (name) => `<!--@include: ./${name.slice(5)}-->`,
      ),
    },
  ],
  [
    'Quarto',
    {
      '_quarto.yml': 'project:\n  type: website\n',
      ...chain(
        (i) => `p${i}.qmd`,
        (name) => `{{< include ${name} >}}`,
      ),
    },
  ],
  [
    'Rspress',
    {
      'rspress.config.ts': 'export default {}\n',
      'package.json': '{"devDependencies":{"rspress":"1.0.0"}}',
      ...Object.fromEntries(
        Object.entries(
          chain(
            (i) => `docs/p${i}.mdx`,
            () => '<Part />',
          ),
        ).map(([name, text], i) => [name, `import Part from './p${i + 1}.mdx'\n\n${text}`]),
      ),
    },
  ],
  [
    'Jekyll',
    {
      '_config.yml': 'title: 甲\n',
      '_posts/2024-05-06-a.md': '---\ntitle: 甲\n---\n{% include p0.md %}\n',
      ...chain(
        (i) => `_includes/p${i}.md`,
        (name) => `{% include ${name.slice(10)} %}`,
      ),
    },
  ],
  [
    'Hugo',
    {
      'hugo.toml': 'title = "甲"\n',
      ...chain(
        (i) => `content/p${i}.md`,
        (name) => `{{% include "${name.slice(8)}" %}}`.repeat(10),
      ),
    },
  ],
])(
  'brings no more than a million characters of what files include of each other: %s',
  async (_, files) => {
    const {paths, read, words} = await migrateFiles(files);
    const sizes = paths.filter((path) => /\.mdx?$/.test(path)).map((path) => read(path).length);
    expect(Math.max(...sizes)).toBeLessThan(1_200_000);
    expect(sizes.length).toBeGreaterThan(0);
    expect(words.join('\n')).toContain('这个文件包含得太多');
  },
);

it('keeps values of Liquid short that are made of each other', async () => {
  const doubled = Array.from({length: 40}, () => '{% capture a %}{{ a }}{{ a }}{% endcapture %}\n');
  const replaced = '{{ "aaaaaaaaaa"' + ' | replace: "a", "aaaaaaaaaa"'.repeat(12) + ' }}';
  const {read} = await migrateFiles({
    '_config.yml': 'title: 甲\n',
    '_posts/2024-05-06-a.md': `---\ntitle: 甲\n---\n{% assign a = "甲乙" %}${doubled.join('')}{{ a }}\n`,
    '_posts/2024-05-06-b.md': `---\ntitle: 乙\n---\n${replaced}\n`,
  });
  expect(read('blog/2024-05-06-a.md').length).toBeLessThan(2_000_000);
  expect(read('blog/2024-05-06-b.md')).toContain('replace');
});
