import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {findOldAnchors} from '../../src/content/frontmatter/anchors.ts';
import {compileMarkdown} from '../../src/article/compile.ts';
import {HIGHLIGHT} from '../../src/article/code/magicComments.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {plainCompiler} from '../helpers/plainCompiler.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {checkNotes} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const compiler = {...plainCompiler, magicComments: [HIGHLIGHT]};
const compile = (body: string, anchors: Record<string, string>) =>
  compileMarkdown(compiler, {
    body,
    file: 'a.md',
    firstLine: 1,
    oldAnchors: Object.entries(anchors).map(([id, target], i) => ({
      id,
      target,
      line: i + 3,
      column: 3,
    })),
  });

describe('old anchors', () => {
  it('are in the heading that has the id, several of one too', async () => {
    const {html, ids, diagnostics} = await compile('## 新 {#new}\n\n### 别的\n', {
      旧: 'new',
      'old-2': 'new',
      从前: '别的',
    });
    expect(html).toContain(
      '<h2 id="new"><span id="旧"></span><span id="old-2"></span>新<a class="hash',
    );
    expect(html).toContain('<h3 id="别的"><span id="从前"></span>');
    expect(ids).toEqual(expect.arrayContaining(['旧', 'old-2', '从前']));
    expect(diagnostics).toEqual([]);
  });

  it('that lead nowhere, or are ids of the page, are named at their lines', async () => {
    const {html, diagnostics} = await compile('## 新\n\n## 旧\n', {
      甲: '没有',
      旧: '新',
      '丙"': '新',
    });
    expect(diagnostics.map(printProblem)).toEqual([
      'warning FM-005 a.md:3:3',
      'warning FM-006 a.md:4:3',
    ]);
    expect(html.match(/ id="旧"/g)).toHaveLength(1);
    expect(html).toContain('<span id="丙&quot;"></span>');
  });

  it('have the lines of the front matter that name them', () => {
    expect(
      findOldAnchors(
        {旧: '新', 甲: '乙'},
        '---\ntitle: 旧\nanchors:\n  "#旧": 新\n  甲: 乙\n---\n',
      ).map(({line}) => line),
    ).toEqual([4, 5]);
    expect(findOldAnchors({a: 'b'}, '---\nanchors: {a: b}\n---\n').map(({line}) => line)).toEqual([
      2,
    ]);
  });
});

describe('a site with old anchors', () => {
  it('takes them from the front matter of notes, MDX pages, pages and posts, and knows them when links are checked', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.js':
        "export default {title: '锚', url: 'https://anchors.example', docs: {path: 'notes'}, pages: {path: 'pages'}, onBrokenAnchors: 'throw'};\n",
      'notes/a.md': '---\nanchors:\n  "#旧标题": "#新"\n---\n\n# 甲\n\n## 新\n',
      'notes/b.md':
        '# 乙\n\n[旧](./a.md#旧标题) [严](./c.mdx#old) [关于](/about#old) [文](/blog/post#old)\n',
      'notes/c.mdx': '---\nanchors: {old: 节}\n---\n\n# 丙\n\n## 节\n\n{1 + 1}\n',
      'pages/about.md': '---\nanchors: {old: 节}\n---\n\n# 关于\n\n## 节\n',
      'blog/2024-01-01-post.md':
        '---\nslug: post\nanchors: {old: 节}\n---\n\n# 文\n\n前\n\n<!-- truncate -->\n\n## 节\n',
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics).toEqual([]);
    const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
    expect(read('a/index.html')).toContain('<span id="旧标题"></span>');
    expect(read('c/index.html')).toContain('<span id="old"></span>');
    writeFiles(dir, {'notes/a.md': '---\nanchors: [x]\n---\n\n# 甲\n'});
    expect((await checkNotes(dir)).diagnostics.map(printProblem)).toEqual([
      'error FM-001 notes/a.md:2:1',
      'error LN-052 notes/b.md:3:1',
    ]);
  });
});
