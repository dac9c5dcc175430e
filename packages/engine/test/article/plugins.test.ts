import {sortDiagnostics} from '../../src/errors/diagnostic.ts';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {HastPluginDefinition, MdastPluginDefinition} from 'satteri';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {compileMarkdown, type MarkdownCompiler} from '../../src/article/compile.ts';
import {HIGHLIGHT} from '../../src/article/code/magicComments.ts';
import {compileMdx} from '../../src/article/mdx/compileMdx.ts';
import type {PluginSet} from '../../src/article/plugins/pluginSet.ts';
import {scanFolder} from '../../src/content/source/scan.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {articleTexts} from '../helpers/articleTexts.ts';
import {copySources, printProblem, writeFiles} from '../helpers/site.ts';
import {checkNotes, stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const fixtures = join(dirname(fileURLToPath(import.meta.url)), '../fixtures');
const highlight: MarkdownCompiler['highlight'] = async (blocks) => ({
  lines: blocks.map(({code}) => code.split('\n')),
  unknown: [],
});
const compiler: MarkdownCompiler = {
  texts: articleTexts,
  allowsRawHtml: false,
  hasMath: true,
  hasDiagrams: false,
  hasEmoji: true,
  magicComments: [HIGHLIGHT],
  highlight,
};

const mdast: MdastPluginDefinition = {name: 'nothing', text: () => undefined};
const hast: HastPluginDefinition = {
  name: 'nothing',
  element: {filter: ['p'], visit: () => undefined},
};
const idle = () => () => undefined;
const NONE: PluginSet = {mdast: [], remark: [], hast: [], rehype: [], key: '', dir: '/site'};

const paths = scanFolder(fixtures, (path) => path.endsWith('.md'));
const inputOf = (path: string) => ({
  body: readFileSync(join(fixtures, path), 'utf8'),
  file: path,
  firstLine: 1,
});

/** What is compiled without plugins, by path. */
const plain = new Map<string, unknown>();
beforeAll(async () => {
  for (const path of paths) plain.set(path, await compileMarkdown(compiler, inputOf(path)));
});

// Each alone takes a part of the way of all kinds together, which leave every fixture: a third of them tells of each.
describe.each<[string, Partial<PluginSet>, number]>([
  ['satteri', {mdast: [mdast], hast: [hast]}, 0],
  ['remark and rehype', {remark: [idle], rehype: [idle]}, 1],
  ['all kinds together', {mdast: [mdast], remark: [idle], hast: [hast], rehype: [idle]}, -1],
])('plugins of %s that do nothing', (_, some, turn) => {
  const withPlugins = {...compiler, pluginsFor: () => ({...NONE, ...some})};
  it.each(paths.filter((_path, i) => turn < 0 || i % 3 === turn))(
    'leave %s as it is',
    async (path) => {
      expect(await compileMarkdown(withPlugins, inputOf(path))).toEqual(plain.get(path));
    },
  );

  it('leave an MDX page as it is', async () => {
    const body =
      "import A from './a.tsx';\n\n# 题\n\n:::tip[**注意**]\n\n10:30 见 <A n={1 + 1}>*文*</A>\n\n:::\n\n| a |\n| :-: |\n| {1 + 1} |\n\n[链](./b.md) `x` $a$\n";
    const input = {body, file: 'a.mdx', firstLine: 1};
    expect(await compileMdx(withPlugins, input)).toEqual(await compileMdx(compiler, input));
  });
});

describe('a plugin of remark', () => {
  it('may put components of MDX into any note', async () => {
    const jsx = (
      name: string,
      attributes: Record<string, unknown>,
      children: readonly unknown[],
    ) => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: Object.entries(attributes).map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value:
          typeof value === 'string'
            ? value
            : {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value)},
      })),
      children,
    });
    const remarkTabs = () => (tree: {children: unknown[]}) => {
      const [code] = tree.children;
      tree.children = [
        {type: 'mdxjsEsm', value: "import Tabs from '@theme/Tabs'"},
        jsx('Tabs', {groupId: 'pm'}, [
          jsx('TabItem', {value: 'npm'}, [code]),
          jsx('TabItem', {value: 'pnpm', default: true}, [
            {type: 'mdxFlowExpression', value: '"字"'},
          ]),
        ]),
        jsx('div', {className: 'row'}, [
          jsx('Unknown', {}, [{type: 'paragraph', children: [{type: 'text', value: '里面'}]}]),
        ]),
      ];
    };
    const {html, diagnostics} = await compileMarkdown(
      {...compiler, pluginsFor: () => ({...NONE, remark: [remarkTabs as never]})},
      {body: '```bash\nnpm i\n```', file: 'a.md', firstLine: 1},
    );
    expect(html).toMatch(
      /data-group="pm".*aria-selected="false"[^>]*>npm<.*aria-selected="true"[^>]*>pnpm<.*npm i.*<p>字<\/p>/s,
    );
    expect(html).toContain('<div class="row"><p>里面</p></div>');
    expect(html).not.toContain('import');
    expect(diagnostics).toEqual([]);
  });

  it('may put tags into a note as MDX 1 had them, each a node', async () => {
    const remarkTabs = () => (tree: {children: unknown[]}) => {
      const [code] = tree.children;
      tree.children = [
        {type: 'import', value: "import Tabs from '@theme/Tabs';"},
        {
          type: 'jsx',
          value: `<Tabs groupId="pm" values={[\n{ label: 'npm', value: 'npm', },\n{ label: 'Yarn', value: 'yarn', },\n]}\n>\n<TabItem value="npm">`,
        },
        code,
        {type: 'jsx', value: '</TabItem>\n<TabItem value="yarn">'},
        {type: 'code', lang: 'bash', value: 'yarn'},
        {type: 'jsx', value: '</TabItem>\n</Tabs>'},
      ];
    };
    const {html, diagnostics} = await compileMarkdown(
      {...compiler, pluginsFor: () => ({...NONE, remark: [remarkTabs as never]})},
      {body: '```bash\nnpm i\n```', file: 'a.md', firstLine: 1},
    );
    expect(html).toMatch(
      /data-group="pm".*aria-selected="true"[^>]*>npm<.*aria-selected="false"[^>]*>Yarn<.*npm i.*yarn/s,
    );
    expect(html).not.toMatch(/import|&lt;|values/);
    expect(diagnostics).toEqual([]);
  });

  it('finds headings that the author wrote, not the titles of admonitions', async () => {
    const remarkList = () => (tree: {children: {type: string; children?: {type: string}[]}[]}) => {
      const count = tree.children.filter(({type}) => type === 'heading').length;
      tree.children.push({
        type: 'paragraph',
        children: [{type: 'text', value: `共 ${count}`} as never],
      });
    };
    const {html} = await compileMarkdown(
      {...compiler, pluginsFor: () => ({...NONE, remark: [remarkList as never]})},
      {body: '## 一\n\n:::tip 题\n\n文\n\n:::\n', file: 'a.md', firstLine: 1},
    );
    expect(html).toContain('<p>共 1</p>');
    expect(html).toContain('<p class="ttl">题</p>');
  });

  it('knows the front matter of the note', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'a.md': '---\ntags: [甲]\n---\n\n文\n'});
    const remarkTags =
      () => (tree: {children: unknown[]}, file: {data: {frontMatter: {tags: string[]}}}) => {
        tree.children.push({
          type: 'paragraph',
          children: [{type: 'text', value: file.data.frontMatter.tags.join()}],
        });
      };
    const {html} = await compileMarkdown(
      {...compiler, pluginsFor: () => ({...NONE, dir, remark: [remarkTags as never]})},
      {body: '文\n', file: 'a.md', firstLine: 4},
    );
    expect(html).toMatch(/<p>文<\/p>\s*<p>甲<\/p>/);
  });
});

describe('a failing plugin', () => {
  const fail = () => {
    throw new Error('砰');
  };
  it.each<[string, Partial<PluginSet>]>([
    ['mdast', {mdast: [{name: 'broken', paragraph: fail}]}],
    ['hast', {hast: [{name: 'broken', element: {filter: ['p'], visit: fail}}]}],
    ['remark', {remark: [function broken() { return fail; }]}], // prettier-ignore
    ['rehype', {rehype: [function broken() { return fail; }]}], // prettier-ignore
  ])('of %s is named, the note is read without it', async (_, some) => {
    const {namePlugins} = await import('../../src/article/plugins/satteriPlugin.ts');
    const set = {...NONE, ...some};
    const pluginsFor = () => ({
      ...set,
      mdast: namePlugins(set.mdast, 'mdast'),
      hast: namePlugins(set.hast, 'hast'),
    });
    const {html, diagnostics} = await compileMarkdown(
      {...compiler, pluginsFor},
      {body: '**甲。**乙', file: 'a.md', firstLine: 1},
    );
    expect(html).toBe('<p><strong>甲。</strong>乙</p>');
    expect(diagnostics).toMatchObject([
      {
        code: 'MD-190',
        level: 'error',
        place: {file: 'a.md'},
        zh: expect.stringMatching(/broken.*砰/),
      },
    ]);
  });

  it('of a plugin whose package is missing is the same for every note: it is told once, with the fix', async () => {
    const broken = () => () => {
      throw new Error("Cannot find package 'shikis' imported from /x/plugin.js");
    };
    const compile = async (file: string) =>
      (
        await compileMarkdown(
          {...compiler, pluginsFor: () => ({...NONE, remark: [broken]})},
          {body: '甲', file, firstLine: 1},
        )
      ).diagnostics;
    const both = [...(await compile('a.md')), ...(await compile('b.md'))];
    expect(sortDiagnostics(both)).toMatchObject([
      {code: 'MD-192', hint: {en: 'Run npm install shikis.'}},
    ]);
  });

  describe('of remark that leaves a function in the tree', () => {
    const leaving = () => (tree: {children: unknown[]}) => {
      tree.children.push({type: 'mdxJsxFlowElement', name: 'b', attributes: [() => 1]});
    };
    const compile = (missing: readonly string[]) =>
      compileMarkdown(
        {...compiler, pluginsFor: () => ({...NONE, remark: [leaving], missing})},
        {body: '甲', file: 'a.md', firstLine: 1},
      );

    it('is named at the note', async () => {
      expect((await compile([])).diagnostics).toMatchObject([
        {code: 'MD-190', place: {file: 'a.md'}, zh: expect.stringMatching(/leaving/)},
      ]);
    });

    it('is left out where packages of the configuration are not installed', async () => {
      const {html, diagnostics} = await compile(['versions']);
      expect(html).toBe('<p>甲</p>');
      expect(diagnostics).toMatchObject([
        {code: 'MD-193', level: 'warning', zh: expect.stringMatching(/leaving.*versions/)},
      ]);
    });
  });

  it('of satteri may also report', async () => {
    const {namePlugins} = await import('../../src/article/plugins/satteriPlugin.ts');
    const speaker: MdastPluginDefinition = {
      name: 'speaker',
      heading: (node, context) => context.report({message: '太长', node, severity: 'warning'}),
    };
    const {diagnostics} = await compileMarkdown(
      {...compiler, pluginsFor: () => ({...NONE, mdast: namePlugins([speaker], 'mdast')})},
      {body: '## 题', file: 'a.md', firstLine: 1},
    );
    expect(diagnostics).toMatchObject([
      {code: 'MD-191', level: 'warning', zh: '插件 speaker：太长'},
    ]);
  });
});

/** `[[页|字]]` becomes a link, as plugins for wikis do. */
const WIKI_LINKS = `
const visit = (node, change) => (node.children ? {...node, children: node.children.flatMap((child) => (child.type === 'text' ? change(child) : [visit(child, change)]))} : node);
export default function remarkWikiLinks({folder = '.'} = {}) {
  return (tree) => visit(tree, ({value, position}) => value.split(/(\\[\\[[^\\]]+\\]\\])/).map((part) => {
    const link = /^\\[\\[([^|\\]]+)\\|?([^\\]]*)\\]\\]$/.exec(part);
    return link ? {type: 'link', url: folder + '/' + link[1] + '.md', position, children: [{type: 'text', value: link[2] || link[1]}]} : {type: 'text', value: part, position};
  }));
}
`;

/** Gives headings a class and pictures from elsewhere no referrer, as plugins for HTML do. */
const REHYPE = `
export default function rehypeMarks({className}) {
  const walk = (node) => {
    if (node.tagName === 'h2') node.properties.className = [className];
    if (node.tagName === 'img') node.properties.referrerPolicy = 'no-referrer';
    for (const child of node.children ?? []) walk(child);
  };
  return walk;
}
`;

/** Marks what is in brackets of the field, by the parser itself. */
const SATTERI = `
export const marks = {
  name: 'marks',
  strong: (node, context) => context.setProperty(node, 'data', {hName: 'mark'}),
};
`;

const config = (className: string) => `
import remarkWikiLinks from './plugins/wikiLinks.js';
import rehypeMarks from './plugins/rehypeMarks.js';
import {marks} from './plugins/marks.js';
export default {
  title: '插',
  url: 'https://plugins.example',
  docs: {path: 'notes', rehypePlugins: [[rehypeMarks, {className: '${className}'}]]},
  pages: {path: 'pages'},
  markdown: {remarkPlugins: [[remarkWikiLinks, {folder: './more'}]], mdastPlugins: [marks]},
};
`;

const files = {
  'wuya.config.js': config('first'),
  'plugins/wikiLinks.js': WIKI_LINKS,
  'plugins/rehypeMarks.js': REHYPE,
  'plugins/marks.js': SATTERI,
  'notes/a.md':
    '# 甲\n\n## 节\n\n见 [[b|乙]]，**重。**也见 <img src="https://x.example/a.png" alt="图">\n\n:::tip 提示\n\n[[b]]\n\n:::\n',
  'notes/strict.mdx': '# 严\n\n## 节\n\n见 [[b|乙]] {1 + 1}\n',
  'notes/more/b.md': '# 乙\n\n[[../../a|回去]]\n',
  'pages/about.md': '# 关于\n\n## 节\n\n**重**\n',
};

describe('a site with plugins', () => {
  const dir = sharedFolder();
  const read = (path: string, root = dir): string => readFileSync(join(root, 'dist', path), 'utf8');

  beforeAll(async () => {
    writeFiles(dir, {...files, 'notes/more/b.md': '# 乙\n'});
    await build({dir, makeBundle: drawingBundle});
  }, 60_000);

  it('has links that a plugin of remark made, resolved like any others', () => {
    expect(read('a/index.html')).toMatch(
      /见 ?<a href="\/more\/b\/">乙<\/a>，<mark>重。<\/mark>也见/,
    );
    expect(read('a/index.html')).toMatch(/theme-admonition-tip.*<a href="\/more\/b\/">b<\/a>/s);
    expect(read('strict/index.html')).toContain('<a href="/more/b/">乙</a>');
  });

  it('has what plugins of rehype and satteri changed, those of docs in notes alone', () => {
    expect(read('a/index.html')).toMatch(/<h2 id="节" class="first">/);
    expect(read('a/index.html')).toContain('referrerpolicy="no-referrer"');
    expect(read('strict/index.html')).toMatch(/<h2 id="节" class="first">/);
    expect(read('about/index.html')).toMatch(/<h2 id="节">/);
    expect(read('about/index.html')).toContain('<mark>重</mark>');
  });

  it('reports what a plugin made wrong at its place', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    writeFiles(other, {'notes/a.md': '---\nid: a\n---\n\n文 [[gone]]\n'});
    expect((await checkNotes(other)).diagnostics.map(printProblem)).toEqual([
      'error LN-050 notes/a.md:5:1',
    ]);
  });

  it('is compiled again when options or a file of a plugin change, and not otherwise', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    const noteCount = 4;
    expect(await build({dir: other, makeBundle: stubBundle})).toMatchObject({
      reusedArticleCount: 0,
    });
    expect(await build({dir: other, makeBundle: stubBundle})).toMatchObject({
      reusedArticleCount: noteCount,
      writtenCount: 0,
    });
    writeFiles(other, {'wuya.config.js': config('second')});
    expect(await build({dir: other, makeBundle: stubBundle})).toMatchObject({
      reusedArticleCount: 0,
    });
    expect(read('a/index.html', other)).toContain('class=\\"second\\"');
    writeFiles(other, {'plugins/rehypeMarks.js': REHYPE.replace('no-referrer', 'origin')});
    expect(await build({dir: other, makeBundle: stubBundle})).toMatchObject({
      reusedArticleCount: 0,
    });
    expect(read('a/index.html', other)).toContain('referrerpolicy=\\"origin\\"');
  });

  it('is compiled again when a package is another version', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    const install = (version: string) =>
      writeFiles(other, {
        'node_modules/rehype-marks/package.json': JSON.stringify({
          name: 'rehype-marks',
          version,
          type: 'module',
          exports: './index.js',
        }),
        'node_modules/rehype-marks/index.js': REHYPE,
      });
    install('1.0.0');
    writeFiles(other, {
      'wuya.config.js': config('x').replace('./plugins/rehypeMarks.js', 'rehype-marks'),
    });
    await build({dir: other, makeBundle: stubBundle});
    expect(await build({dir: other, makeBundle: stubBundle})).toMatchObject({
      reusedArticleCount: 4,
    });
    install('1.0.1');
    expect(await build({dir: other, makeBundle: stubBundle})).toMatchObject({
      reusedArticleCount: 0,
    });
  });

  it('does not keep what a failing plugin left: it is asked again', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    const mark = join(other, 'up');
    writeFiles(other, {
      'plugins/rehypeMarks.js': `import {existsSync} from 'node:fs';\nexport default function rehypeNet() {\n  return () => {\n    if (!existsSync(${JSON.stringify(mark)})) throw new Error('no network');\n  };\n}\n`,
    });
    expect((await checkNotes(other)).diagnostics.map(printProblem)).toEqual([
      'error MD-190 notes/a.md',
      'error MD-190 notes/more/b.md',
      'error MD-190 notes/strict.mdx',
    ]);
    writeFiles(other, {up: ''});
    expect(existsSync(mark)).toBe(true);
    expect((await checkNotes(other)).diagnostics).toEqual([]);
  });

  it('says once which plugin wants another parser', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    writeFiles(other, {
      'plugins/rehypeMarks.js':
        'export default function remarkMath() {\n  this.data().micromarkExtensions = [{}];\n}\n',
      'wuya.config.js': config('x').replace(
        "docs: {path: 'notes', rehype",
        "docs: {path: 'notes', remark",
      ),
    });
    const {diagnostics} = await checkNotes(other);
    expect(diagnostics.map(printProblem)).toEqual(['warning CFG-210 wuya.config.js:8:25']);
    expect(diagnostics[0]!.hint!.zh).toContain('math: true');
  });
});
