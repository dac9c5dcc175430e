import {expect, it} from 'vitest';
import {renderDiagram} from '../../src/article/print/diagrams/drawDiagram.ts';
import {printProblem, type SiteFiles, writeFiles} from '../helpers/site.ts';
import {checkNotes} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const CONFIG = (more = '', docs = '') =>
  `export default {title: '无涯', url: 'https://wuya.example', docs: {path: 'notes', ${docs}}, pages: false, ${more}};\n`;

async function problemsIn(files: SiteFiles): Promise<readonly string[]> {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': CONFIG(), 'notes/index.md': '# 首\n', ...files});
  const {diagnostics} = await checkNotes(dir);
  return diagnostics.filter(({level}) => level === 'error').map(printProblem);
}

it.each([
  ['a title that is an object', '{"type": "generated-index", "title": {"a": 1}}'],
  ['a slug that is a number', '{"type": "generated-index", "slug": 5}'],
  ['a description that is a list', '{"type": "generated-index", "description": []}'],
  ['keywords that are text', '{"type": "generated-index", "keywords": "a"}'],
])('a page of a category with %s is an error of its file', async (_, link) => {
  expect(
    await problemsIn({
      'notes/c/x.md': '# x\n',
      'notes/c/_category_.json': `{"label": "c", "link": ${link}}`,
    }),
  ).toEqual(['error SB-044 notes/c/_category_.json:1:1']);
});

it.each([
  [
    'hold themselves',
    "const c = {type: 'category', label: 'c', items: ['index']}; c.items.push(c);",
  ],
  [
    'lie 5,000 deep',
    "let c = 'index'; for (let i = 0; i < 5000; i++) c = {type: 'category', label: `c${i}`, items: [c, 'index']};",
  ],
  ['hold themselves without a type', 'const c = {}; c.x = [c];'],
])('categories that %s are an error, once', async (_, code) => {
  const files = {'wuya.config.js': `${code}\n${CONFIG('', 'sidebars: {m: [c]}')}`};
  const errors = (await problemsIn(files)).map((line) => line.split(' ')[1]);
  expect(errors).toContain('SB-049');
  expect(errors.filter((one) => one === 'SB-049')).toHaveLength(1);
});

it('partials that import partials are counted: 5 of 5 of 5 … end at the thousandth', async () => {
  const part = (i: number) => `import P from './_p${i}.md';\n\n${'<P />\n\n'.repeat(5)}`;
  const parts = Array.from({length: 9}, (_, i) => [`notes/_p${i}.md`, part(i + 1)] as const);
  const errors = await problemsIn({
    ...Object.fromEntries(parts),
    'notes/_p9.md': '字\n',
    'notes/x.md': part(0),
  });
  expect(new Set(errors.map((line) => line.split(' ')[1]))).toEqual(new Set(['MD-123']));
});

const LONG = '字'.repeat(600_000);

it.each([
  [
    'partials',
    {'notes/_p.md': LONG, 'notes/x.md': `import P from './_p.md';\n\n${'<P />\n\n'.repeat(4)}`},
    ['error MD-123 notes/x.md:1:1'],
  ],
  [
    'code of files',
    {'notes/p.txt': LONG, 'notes/x.md': '```txt file=./p.txt\n```\n\n'.repeat(4)},
    ['error MD-123 notes/x.md:7:1'],
  ],
  [
    'lists of headings',
    {'notes/x.md': '<TOCInline />\n\n'.repeat(4) + `## ${'字'.repeat(1000)}\n\n`.repeat(300)},
    ['error MD-123 notes/x.md:5:1'],
  ],
  [
    'cards',
    {
      'notes/c/index.md': '<DocCardList />\n\n'.repeat(4),
      'notes/c/a.md': `---\ndescription: ${LONG}\n---\n`,
    },
    ['error MD-123 notes/c/index.md:5:1'],
  ],
] satisfies [string, SiteFiles, string[]][])(
  'a page takes in %s up to a million characters, and says where it ends',
  async (_, files, expected) => expect(await problemsIn(files)).toEqual(expected),
);

it.each([
  ['tree.children = [null];'],
  ["tree.children = [{type: 'element'}];"],
  ["tree.children = [{type: 'text', value: 5}];"],
  ['tree.children.push(tree);'],
])('a plugin that leaves no tree (%s) is named', async (code) => {
  const config = CONFIG(
    `markdown: {rehypePlugins: [function bad() { return (tree) => { ${code} }; }]}`,
  );
  const errors = await problemsIn({'wuya.config.js': config});
  expect(errors).toEqual([expect.stringMatching(/^error MD-190 notes\/index\.md/)]);
});

it('a number of a configuration that no file can hold is named', async () => {
  expect(await problemsIn({'wuya.config.js': CONFIG('customFields: {x: 10n}')})).toEqual([
    expect.stringMatching(/^error CFG-002 wuya\.config\.js:1:\d+$/),
  ]);
});

it('a note of megabytes in one line is named', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': CONFIG(), 'notes/index.md': '字'.repeat(1_060_000)});
  const {diagnostics} = await checkNotes(dir);
  const [weight] = diagnostics.filter(({code}) => code === 'SRC-011');
  expect(weight).toMatchObject({level: 'warning', place: {file: 'notes/index.md'}});
  expect(weight!.en).toContain('1.1 MB');
});

it('texts named like what every object has are texts', async () => {
  const file = JSON.stringify(
    JSON.parse('{"__proto__": {"message": "x"}, "constructor": {"message": "y"}}'),
  );
  expect(
    await problemsIn({
      'i18n/zh-CN/code.json': file,
      'notes/x.md': '---\ntags: [constructor]\n---\n# x\n\n## __proto__\n',
    }),
  ).toEqual([]);
});

it('a diagram of a thousand lines is not drawn, and colours lead nowhere', () => {
  const edges = Array.from({length: 1000}, (_, i) => `A${i} --> A${(i * 7) % 1000}`);
  expect(renderDiagram(['flowchart LR', ...edges].join('\n'), 'd-')).toEqual({
    problem: ['1001 行，多于 500', '1001 lines, more than 500'],
  });
  const {svg} = renderDiagram(
    'flowchart LR\nA --> B\nstyle A fill:url(https://x.example/a.svg)',
    'd-',
  ) as {svg: string};
  expect(svg.match(/url\([^)]*\)/g)).toEqual(['url(#d-arrowhead)']);
});

it.each([
  ['a chain', `A${'-->A'.repeat(501)}`],
  ['edges from all to all', `${'a & '.repeat(22)}b --> ${'c & '.repeat(22)}d`],
  ['edges over lines', 'A --> B & C & D\n'.repeat(170)],
])('a flowchart of more than 500 edges is not drawn: %s', (_, edges) => {
  expect(renderDiagram(`flowchart LR\n${edges}`, 'd-')).toEqual({
    problem: ['连线多于 500 条', 'more than 500 edges'],
  });
});

it('a flowchart of thousands of nodes in a line is not drawn', () => {
  expect(renderDiagram(`flowchart LR\n${'a & '.repeat(2000)}b`, 'd-')).toEqual({
    problem: ['一行里的节点多于 500 个', 'more than 500 nodes in a line'],
  });
});
