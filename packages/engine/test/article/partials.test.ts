import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {makeDevPage} from '../../src/dev/pages.ts';
import {openSite} from '../../src/site/site.ts';
import {compileMarkdown, type MarkdownCompiler} from '../../src/article/compile.ts';
import {HIGHLIGHT} from '../../src/article/code/magicComments.ts';
import {resolveImport} from '../../src/article/mdx/resolveImport.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {articleTexts} from '../helpers/articleTexts.ts';
import {copySources, printProblem, writeFiles} from '../helpers/site.ts';
import {checkNotes, stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

function compilerWith(files: Readonly<Record<string, string>>): MarkdownCompiler {
  return {
    texts: articleTexts,
    allowsRawHtml: false,
    hasMath: false,
    hasDiagrams: false,
    hasEmoji: true,
    magicComments: [HIGHLIGHT],
    highlight: async (blocks) => ({lines: blocks.map(({code}) => [code]), unknown: []}),
    readPartial(from, file) {
      const path = resolveImport(from, file);
      const body = path === undefined ? undefined : files[path];
      return body === undefined ? undefined : {body, file: path!, firstLine: 1};
    },
  };
}

const PART = "import Part from './_part.md';\n\n";
const compile = (body: string, files: Readonly<Record<string, string>>) =>
  compileMarkdown(compilerWith(files), {body, file: 'notes/a.md', firstLine: 1});
const htmlOf = async (body: string, part: string) =>
  (await compile(PART + body, {'notes/_part.md': part})).html.trim();

describe('Markdown that a note imports', () => {
  it.each([
    [
      'is where its tag is',
      '前\n\n<Part/>\n\n后',
      '**中。**间 :smile:',
      /^<p>前<\/p><p><strong>中。<\/strong>间 😄<\/p><p>后<\/p>$/,
    ],
    [
      'gets values',
      '<Part name="甲" n={2} list={["x"]} />',
      '{props.name} {props.n} {props.no}',
      /^<p>甲 2 \{props\.no\}<\/p>$/,
    ],
    ['is words inside a line', '见 <Part/>。', '**这里**', /^<p>见 <strong>这里<\/strong>。<\/p>$/],
    ['is inside a list', '- 一\n\n  <Part/>', '二', /<li>\s*<p>一<\/p>\s*<p>二<\/p>\s*<\/li>/],
    [
      'has components and admonitions',
      '<Part/>',
      ':::tip\n\n文 `<!--`\n\n:::',
      /theme-admonition-tip.*文 <code class="nb">&lt;!--<\/code>/s,
    ],
    ['stays as text in code', '`<Part/>`', '二', /^<p><code>&lt;Part\/&gt;<\/code><\/p>$/],
  ])('%s', async (_, body, part, expected) => {
    expect((await htmlOf(body, part)).replaceAll('\n', '')).toMatch(expected);
  });

  it('has its headings in the contents, its words in search and count', async () => {
    const {headings, sectionTexts, wordCount, html} = await compile(
      `${PART}## 一\n\n甲\n\n<Part/>\n\n## 一\n\n<Part/>`,
      {'notes/_part.md': '## 一\n\n乙丙'},
    );
    expect(headings.map(({id}) => id)).toEqual(['一', '一-1', '一-2', '一-3']);
    expect(sectionTexts).toEqual(['', '甲', '乙丙', '', '乙丙']);
    expect(wordCount).toBe(2 + 1 + 2 * 3);
    expect(html.match(/<h2 id="[^"]+"/g)).toHaveLength(4);
  });

  it('keeps footnotes and tabs of its own', async () => {
    const part = '注[^1]\n\n<Tabs><TabItem value="x">文</TabItem></Tabs>\n\n[^1]: 脚注\n';
    const {html, ids} = await compile(`${PART}<Part/>\n\n注[^1]\n\n<Part/>\n\n[^1]: 自己的\n`, {
      'notes/_part.md': part,
    });
    expect(new Set(ids).size).toBe(ids.length);
    const written = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(written).size).toBe(written.length);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(written).toContain(target);
  });

  it('is told of in its own file: links, images, problems', async () => {
    const {references, diagnostics} = await compile(
      "import Part from '../shared/_part.mdx';\n\n[甲](./b.md)\n\n<Part/>\n\n[丙](./d.md)",
      {'shared/_part.mdx': '一\n\n[乙](./c.md) ![](x.png) </B>'},
    );
    expect(references).toEqual([
      {kind: 'link', url: './b.md', line: 3, column: 1},
      {kind: 'link', url: './c.md', line: 3, column: 1, file: 'shared/_part.mdx'},
      {kind: 'image', url: 'x.png', line: 3, column: 13, file: 'shared/_part.mdx'},
      {kind: 'link', url: './d.md', line: 7, column: 1},
    ]);
    expect(diagnostics.map(printProblem).toSorted()).toEqual([
      'notice MD-102 shared/_part.mdx:3:24',
      'warning IM-063 shared/_part.mdx:3:13',
    ]);
  });

  it('may import others', async () => {
    const files = {
      'notes/_part.md': "import Other from './more/_other.md';\n\n<Other name={props.name} />",
      'notes/more/_other.md': '{props.name}，[链](./x.md)',
    };
    const {html, references} = await compile(`${PART}<Part name="甲" />`, files);
    expect(html).toMatch(/^<p>甲，<a.*>链<\/a><\/p>$/);
    expect(references).toMatchObject([{file: 'notes/more/_other.md', line: 1}]);
  });

  it('that is missing, or imports itself, is named at the line that imports it', async () => {
    const files = {'notes/_part.md': "import Self from './_part.md';\n\n文\n\n<Self/>"};
    const {html, diagnostics} = await compile(
      `一\n\nimport Gone from './_gone.md';\nimport Part from './_part.md';\n\n<Gone/>\n\n<Part/>`,
      files,
    );
    expect(diagnostics.map(printProblem)).toEqual([
      'error MD-120 notes/a.md:3:1',
      'error MD-122 notes/_part.md:1:1',
    ]);
    expect(html.replaceAll('\n', '')).toBe('<p>一</p><p>文</p>');
  });
});

describe('a site with parts', () => {
  const dir = sharedFolder();
  const files = {
    'wuya.config.js':
      "export default {title: '部', url: 'https://parts.example', docs: {path: 'notes'}};\n",
    'notes/a.md': `# 甲\n\n${PART}<Part name="值" />\n`,
    'notes/b.md': '# 乙\n\n正文。\n',
    'notes/_part.md':
      "---\ntitle: 不显示\n---\n\nimport Deep from './_deep.mdx';\n\n## 部分 {props.name}\n\n[乙](./b.md)\n\n<Deep/>\n",
    'notes/_deep.mdx': '深处\n',
  };
  const read = (root: string): string => readFileSync(join(root, 'dist/a/index.html'), 'utf8');

  beforeAll(async () => {
    writeFiles(dir, files);
    await build({dir, makeBundle: drawingBundle});
  }, 60_000);

  it('has their headings, links and words', () => {
    expect(read(dir)).toMatch(
      /<h2 id="部分-值">.*部分 值<a [^>]*><\/a><\/h2>\s*<p><a href="\/b\/">乙<\/a><\/p>\s*<p>深处<\/p>/s,
    );
  });

  it.each([
    ['one that is taken in', 'notes/_part.md', '## 改了\n'],
    ['one that this takes in', 'notes/_deep.mdx', '改了\n'],
  ])('is built anew when %s changes, and the rest is kept', async (_, path, text) => {
    const other = temporaryFolder();
    copySources(dir, other);
    await build({dir: other, makeBundle: stubBundle});
    expect(await build({dir: other, makeBundle: stubBundle})).toMatchObject({
      writtenCount: 0,
      reusedArticleCount: 2,
    });
    writeFiles(other, {[path]: text});
    expect(await build({dir: other, makeBundle: stubBundle})).toMatchObject({
      reusedArticleCount: 1,
    });
    expect(read(other)).toContain('改了');
  });

  it('names links in them that lead nowhere, once', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    writeFiles(other, {
      'notes/c.md': files['notes/a.md'],
      'notes/_deep.mdx': '文\n\n[断](./gone.md)\n',
    });
    expect((await checkNotes(other)).diagnostics.map(printProblem)).toEqual([
      'error LN-050 notes/_deep.mdx:3:1',
    ]);
  });

  it('is followed as its parts are written, also one that comes later', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    writeFiles(other, {'notes/c.md': "# 丙\n\nimport Later from './_later.md';\n\n<Later/>\n"});
    const site = await openSite(other, {isProduction: false});
    const renderer = {loadComponentPage: () => Promise.reject(new Error('none'))};
    const show = async (path: string) => (await makeDevPage(site, path, renderer)).payload;
    expect((await show('/a/')).html).toContain('深处');
    expect((await show('/c/')).diagnostics).toMatchObject([{code: 'MD-120', line: 3}]);
    writeFiles(other, {'notes/_deep.mdx': '改了\n', 'notes/_later.md': '来了\n'});
    expect((await show('/a/')).html).toContain('改了');
    expect((await show('/c/')).html?.trim()).toBe('<p>来了</p>');
    site.close();
  });
});
