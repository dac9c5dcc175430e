import {expect, it, onTestFinished} from 'vitest';
import {printProblem, type SiteFiles, writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openSite} from '../site.ts';
import {findUnreadFolders} from './unreadFolders.ts';

const configOf = (options: string) =>
  `export default {title: 'x', url: 'https://x.example', ${options}};`;

async function find(options: string, files: SiteFiles) {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': configOf(options), ...files});
  const site = await openSite(dir, {isProduction: true});
  const found = findUnreadFolders(site.loaded, site.model.content);
  site.close();
  return found;
}

const NOTES = {'notes/a.md': '# 甲\n'};

it('says of notes, posts and pages in folders that are not read which option names another', async () => {
  const found = await find("docs: {path: 'notes'}, blog: false, pages: {path: 'pages'}", {
    ...NOTES,
    'docs/setup.md': '# 安装\n',
    'docs/x/more.md': '# 更多\n',
    'blog/2026-01-01-b.md': '# 乙\n',
    'src/pages/about.md': '# 关于\n',
  });
  expect(found.map(printProblem)).toEqual([
    'notice SRC-013 docs/setup.md',
    'notice SRC-013 blog/2026-01-01-b.md',
    'notice SRC-013 src/pages/about.md',
  ]);
  expect(found[0]!.en).toBe(
    'The 2 Markdown files of docs are in no page: the configuration says notes.',
  );
  expect(found.map(({hint}) => hint!.zh)).toEqual([
    "把它们移到 notes 里，或者写 docs: {path: 'docs'}；本来就不要读，在 docs 里加上 exclude: ['../docs']。",
    "要读它，写 blog: {path: 'blog'}。",
    "把它们移到 pages 里，或者写 pages: {path: 'src/pages'}；本来就不要读，在 pages 里加上 exclude: ['../src/pages']。",
  ]);
});

it('tells of pages that are components, and of no other code', async () => {
  const found = await find("docs: {path: 'notes'}, pages: {path: 'pages'}", {
    ...NOTES,
    'src/pages/about.tsx': 'export default () => <p>甲</p>;',
    'src/pages/_part.tsx': '',
    'src/pages/data.js': '',
    'docs/x.tsx': '',
  });
  expect(found.map(({en, place}) => [en, place?.file])).toEqual([
    ['The file of src/pages is in no page: the configuration says pages.', 'src/pages/about.tsx'],
  ]);
});

it.each([
  ["docs: {path: 'notes', exclude: ['../docs', '../blog/**']}, blog: false", []],
  [
    "docs: {path: 'notes', exclude: ['../docs/x']}, blog: {path: 'posts', exclude: ['../blog']}",
    [1],
  ],
])('says nothing of what exclude leaves out on purpose: %s', async (options, counts) => {
  const found = await find(options, {
    ...NOTES,
    'docs/setup.md': '# 安装\n',
    'docs/x/more.md': '# 更多\n',
    'blog/b.md': '# 乙\n',
  });
  expect(found.map(({zh}) => Number(/\d+/.exec(zh)![0]))).toEqual(counts);
});

it('reads no text of a note that imports nothing', async () => {
  const dir = temporaryFolder();
  const options = "docs: {path: 'notes'}";
  writeFiles(dir, {'wuya.config.js': configOf(options), ...NOTES, 'docs/b.md': '# 乙\n'});
  const site = await openSite(dir, {isProduction: true});
  onTestFinished(() => site.close());
  const docs = site.model.content.docs.map((doc) => ({
    ...doc,
    source: {
      ...doc.source,
      get text(): string {
        throw new Error('read');
      },
    },
  }));
  expect(findUnreadFolders(site.loaded, {docs})).toHaveLength(1);
});

it.each([
  [
    'folders that are read, and those around or inside them',
    "docs: {path: 'docs/zh'}, pages: {path: 'src'}",
    {'docs/zh/a.md': '# 甲\n', 'src/pages/b.md': '# 乙\n'},
  ],
  [
    'partials and components',
    "docs: {path: 'notes'}, pages: {path: 'x'}",
    {...NOTES, 'docs/_part.md': '甲\n', 'docs/_p/a.md': '甲\n', 'pages/a.tsx': ''},
  ],
  [
    'what a note takes its text from',
    "docs: {path: 'notes'}",
    {'notes/a.md': "import A from '../docs/a.md';\n\n<A />\n", 'docs/a.md': '甲\n'},
  ],
  [
    'static files',
    "docs: {path: 'notes'}, staticDirectories: ['docs']",
    {...NOTES, 'docs/a.md': '甲\n'},
  ],
] as const)('says nothing of %s', async (_name, options, files) => {
  expect(await find(options, files)).toEqual([]);
});
