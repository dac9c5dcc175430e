import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {findMermaid} from '../../src/article/print/mermaidLibrary.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {fakeMermaid} from '../helpers/fakeMermaid.ts';
import {printProblem, readTree, writeFiles} from '../helpers/site.ts';
import {checkNotes} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const files = {
  'wuya.config.js':
    "export default {title: '图', url: 'https://d.example', docs: {path: 'notes'}};\n",
  'notes/index.md': '# 图\n\n```mermaid\npie title 一天\n  "读": 3\n```\n',
  'notes/strict.mdx': '# 严\n\n```mermaid\ngantt\n```\n',
  'notes/drawn.md': '# 画好的\n\n```mermaid\ngraph LR\n  甲 --> 乙\n```\n',
  'notes/wide.md':
    '# 宽图\n\n```mermaid\ngraph LR\n  甲 --> 乙 --> 丙 --> 丁 --> 戊 --> 己 --> 庚\n```\n',
};
const FOLDER = 'dist/assets/mermaid-11.0.0';

describe('diagrams that cannot be drawn at build time', () => {
  const dir = sharedFolder();
  const read = (path: string): string => readFileSync(join(dir, path), 'utf8');

  it('are code without the library, and the site is told how to get it', async () => {
    writeFiles(dir, files);
    expect((await checkNotes(dir)).diagnostics.map(printProblem)).toEqual([
      'notice MD-182 notes/index.md:3:1',
      'notice MD-182 notes/strict.mdx:3:1',
    ]);
    await build({dir, makeBundle: drawingBundle});
    expect(read('dist/index.html')).not.toContain('undrawn');
    expect(existsSync(join(dir, FOLDER))).toBe(false);
  });

  it('wait for the page to draw them, once the library is installed', async () => {
    writeFiles(dir, fakeMermaid);
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem)).toEqual([]);
    for (const path of ['index', 'strict/index'])
      expect(read(`dist/${path}.html`)).toMatch(
        /<figure class="diagram undrawn" style="display:grid;min-height:[^"]+" data-mermaid="11\.0\.0" [^>]*><div class="code [^]*?<\/div><\/figure>/,
      );
    expect(read('dist/drawn/index.html')).toMatch(
      /<figure class="diagram"><button class="zoomable"/,
    );
    // Labels of 13 px stay readable: a narrow window scrolls a wide drawing and does not make it smaller than 0.85.
    const [, least, width] =
      /<figure class="diagram" style="overflow-x:auto;position:relative;--under:var\(--wash\)"><button [^>]*style="--w:([\d.]+)rem;background:none"><span class="vh">[^<]*<\/span><svg [^>]*width="([\d.]+)"/.exec(
        read('dist/wide/index.html'),
      )!;
    expect(Number(least) * 16).toBeCloseTo(Number(width) * 0.85, 0);
    expect(read('dist/index.md')).toContain('```mermaid\npie title 一天\n');
  });

  it('bring the modules of the library that are used, as .js', () => {
    const published = readdirSync(join(dir, FOLDER), {recursive: true, encoding: 'utf8'}).filter(
      (path) => path.includes('.'),
    );
    expect(published.filter((path) => path.endsWith('.js')).sort()).toEqual([
      'chunks/mermaid.esm.min/all-B.js',
      'chunks/mermaid.esm.min/chunk-A.js',
      'mermaid.esm.min.js',
    ]);
    const entry = read(`${FOLDER}/mermaid.esm.min.js`);
    expect(entry).toContain('from"./chunks/mermaid.esm.min/chunk-A.js"');
    expect(entry).toContain('import("./chunks/mermaid.esm.min/all-B.js")');
    expect(entry).not.toContain('sourceMappingURL');
    expect(read(`${FOLDER}/chunks/mermaid.esm.min/all-B.js`)).toContain('from"./chunk-A.js"');
  });

  it('leave with them', async () => {
    writeFiles(dir, {'notes/index.md': '# 无\n', 'notes/strict.mdx': '# 无\n'});
    await build({dir, makeBundle: drawingBundle});
    expect(
      Object.keys(readTree(join(dir, 'dist'))).filter((path) => path.includes('mermaid')),
    ).toEqual([]);
  });
});

it('the library is found beside the theme of Docusaurus too', () => {
  const dir = temporaryFolder();
  const nested = Object.fromEntries(
    Object.entries(fakeMermaid).map(([path, text]) => [
      `node_modules/@docusaurus/theme-mermaid/${path}`,
      text,
    ]),
  );
  writeFiles(dir, {...nested, 'node_modules/@docusaurus/theme-mermaid/package.json': '{}'});
  expect(findMermaid(dir)?.version).toBe('11.0.0');
  expect(findMermaid(temporaryFolder())).toBeUndefined();
});
