import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {copySources, printProblem, problemsOf, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';
const files = {
  'wuya.config.js':
    "export default {title: '严', url: 'https://strict.example', baseUrl: '/x/', docs: {path: 'notes'}, pages: {path: 'pages'}};\n",
  'notes/plain.md': '# 平常\n\n## 节\n\n正文。\n',
  'notes/strict.mdx': `---
title: 严格
---

import Counter from '@site/src/Counter';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Part, {toc as partToc, limit, frontMatter as ofPart} from './_part.mdx';
import {names, twice as doubled} from './_values.mdx';
import Plain from './_plain.md';
import img from './a.svg';
import Sample from './_sample.md';
import Card from '@site/src/Card';

## 一

<Counter start={2} /> <img src={img} alt="图" /> {useBaseUrl('/b')} [平常](./plain.md#节)

{[img].map((src) => <img key={src} src={src} alt="" />)}

<Part name="值" />

<Plain name="别的" />

{[Sample].map((One) => <One key="样" />)}

## 三

<Tabs><TabItem value="a" label="甲">里面的字</TabItem></Tabs>

<Card /> {metadata.permalink} {metadata.frontMatter.title} {toc.length} {contentTitle ?? '无'} {partToc[0].value}

export const source = metadata.source;

{source}

值 {limit} {doubled(limit)} {names.join('+')} {ofPart.level}
`,
  'notes/_part.mdx':
    '---\nlevel: 难\n---\nexport const limit = 4 + 1;\n\n## 二\n\n{props.name}，[严格](./strict.mdx)\n',
  'notes/_values.mdx':
    "export const names = ['甲', '乙'].map((one) => one + '值');\nexport function twice(n) { return 2 * n; }\n\n## 值\n\n不显示\n",
  'notes/_plain.md': '也知道 {props.name}\n',
  'notes/_sample.md': '样本的字\n',
  'notes/a.svg': SVG,
  'pages/about.mdx':
    '# 关于\n\n{metadata.title} {metadata.permalink}\n\n<b onClick={() => undefined}>这里</b>\n',
  'src/Counter.tsx':
    'import \'./counter.css\';\n\nexport default function Counter({start}: {readonly start: number}) {\n  return <i className="counter">数 {start}</i>;\n}\n',
  'src/Card.tsx':
    "import {useDoc} from '@docusaurus/plugin-content-docs/client';\n\nexport default function Card() {\n  const {metadata, toc} = useDoc();\n  return <b>{`${metadata.title} ${metadata.id} ${toc.length}`}</b>;\n}\n",
  'src/counter.css': '.counter {color: red}\n',
  'notes/cards/index.md': '# 卡\n\n<DocCardList />\n',
  'notes/cards/own.mdx': '# 严\n\n<DocCardList />\n\n{1 + 1}\n',
  'notes/cards/b.md': '# 文\n\n文。\n',
};

const dir = sharedFolder();
const read = (path: string, root = dir): string => readFileSync(join(root, 'dist', path), 'utf8');
const stylesheets = (path: string): string =>
  [...read(path).matchAll(/<link rel="stylesheet" href="\/x\/([^"]+)"/g)]
    .map(([, href]) => read(href!))
    .join('');
let result: BuildResult;

beforeAll(async () => {
  writeFiles(dir, files);
  result = await build({dir});
}, 60_000);

describe('an MDX page', () => {
  it('is rendered when the site is built, with what it imports', () => {
    const html = read('strict/index.html');
    expect(html).toMatch(/<i class="counter">数 (?:<!-- -->)?2<\/i>/);
    expect(html).toContain('<a href="/x/plain/#%E8%8A%82">平常</a>');
    expect(html).toContain('<p>样本的字</p>');
    expect(html).toContain('<a href="/x/strict/">严格</a>');
    expect(html).toMatch(/ \/x\/b |>\/x\/b</);
    expect(html).toMatch(/值(?:<!-- -->)?，/);
    expect(html).toMatch(/也知道 (?:<!-- -->)?别的/);
    expect(read('about/index.html')).toMatch(/<b>这里<\/b>/);
  });

  it('knows what it is, and tells components in it, by the names that Docusaurus has', () => {
    const html = read('strict/index.html').replaceAll('<!-- -->', '');
    expect(html).toMatch(
      /<b>严格 strict 3<\/b>\s*\/x\/strict\/\s*严格\s*3\s*无\s*二\s*@site\/notes\/strict\.mdx/,
    );
    expect(read('about/index.html').replaceAll('<!-- -->', '')).toMatch(/关于\s*\/x\/about\//);
  });

  it('gets what other files of Markdown export, without showing them', () => {
    const html = read('strict/index.html').replaceAll('<!-- -->', '');
    expect(html).toMatch(/值\s*5\s*10\s*甲值\+乙值\s*难/);
    expect(html).not.toContain('不显示');
  });

  it('has the headings of its partials in its contents, in order', () => {
    const {page, html} = JSON.parse(read('strict/index.json')) as {
      page: {toc: {id: string}[]; module: string};
      html: unknown;
    };
    expect(page.toc.map(({id}) => id)).toEqual(['一', '二', '三']);
    expect([page.module, html]).toEqual(['notes/strict.mdx', null]);
  });

  it('loads images with the addresses that they have in the browser', () => {
    const sources = [...read('strict/index.html').matchAll(/<img[^>]* src="([^"]+)"/g)].map(
      ([, src]) => src!.replace('/x/', ''),
    );
    const [own, imported, ...others] = sources.toSorted((a) => (a.startsWith('data:') ? -1 : 1));
    expect(own).toMatch(/^data:image\/svg\+xml,%3Csvg%20/);
    expect(imported).toMatch(/\.svg$/);
    expect(existsSync(join(dir, 'dist', imported!))).toBe(true);
    expect(others).toEqual([]);
  });

  it('has a chunk of its own, and its styles in its document alone', () => {
    const assets = readdirSync(join(dir, 'dist/assets'));
    expect(assets.filter((name) => name.startsWith('strict.mdx-'))).toHaveLength(1);
    const entry = /assets\/app-[\w-]+\.js/.exec(read('strict/index.html'))![0];
    for (const text of ['数 ', 'TabItem', 'counter']) expect(read(entry)).not.toContain(text);
    expect(stylesheets('strict/index.html')).toContain('.counter');
    expect(stylesheets('plain/index.html')).not.toContain('.counter');
  });

  it('and a note with cards bring the styles of these', () => {
    for (const path of ['cards/index.html', 'cards/own/index.html'])
      expect(stylesheets(path)).toContain('.doc-cards');
    expect(stylesheets('cards/b/index.html')).not.toContain('.doc-cards');
    expect(read('cards/b/index.html')).not.toMatch(/doc-cards|ListPage/);
  });

  it('leaves other notes as they are without MDX pages', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    writeFiles(other, {'notes/strict.mdx': '', 'notes/_part.mdx': ''});
    for (const path of ['notes/strict.mdx', 'pages/about.mdx'])
      writeFileSync(join(other, path), '# 空\n');
    await build({dir: other, makeBundle: stubBundle}); // articles are not of the bundle
    expect(JSON.parse(read('plain/index.json', other))).toMatchObject({
      html: (JSON.parse(read('plain/index.json')) as {html: string}).html,
    });
  });

  it('gives no problem, and nothing to write the second time', async () => {
    expect(result.diagnostics).toEqual([]);
    expect(await build({dir})).toMatchObject({writtenCount: 0, isBundleReused: true});
  });

  it('is rendered again when a component or a partial of it changes', async () => {
    const other = temporaryFolder();
    cpSync(dir, other, {recursive: true, preserveTimestamps: true}); // built before
    writeFiles(other, {
      'src/Counter.tsx': files['src/Counter.tsx'].replace('数', '计'),
      'notes/_part.mdx': '## 改\n',
    });
    await build({dir: other, makeBundle: drawingBundle});
    expect(read('strict/index.html', other)).toContain('计');
    expect(
      (JSON.parse(read('strict/index.json', other)) as {page: {toc: {id: string}[]}}).page.toc.map(
        ({id}) => id,
      ),
    ).toEqual(['一', '改', '三']);
  });

  it('with faults stops the build, all of them with their places', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    writeFiles(other, {
      'notes/strict.mdx':
        "---\ntitle: 错\n---\n\nimport A from './gone';\nimport B from '@site/src/gone.tsx';\n\n<Nope/> {nix}\n\n[断](./gone.md) ![图](./gone.png)\n\n<A/> <B/>\n",
      'notes/unclosed.mdx': '# 甲\n\n<div>\n\n乙\n',
      'pages/about.mdx': '{x\n',
    });
    const problems = await problemsOf(build({dir: other, makeBundle: stubBundle}));
    expect(problems.map(printProblem)).toEqual([
      'notice IM-062 notes/a.svg',
      'error MD-120 notes/strict.mdx:5:1',
      'error MD-120 notes/strict.mdx:6:1',
      'error MD-101 notes/strict.mdx:8:1',
      'error MD-112 notes/strict.mdx:8:10',
      'error LN-050 notes/strict.mdx:10:1',
      'error IM-060 notes/strict.mdx:10:16',
      'error MD-110 notes/unclosed.mdx:3:1',
      'error MD-113 pages/about.mdx:1:1',
    ]);
  });

  it('whose code fails while it is rendered is named', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    writeFiles(other, {
      'notes/strict.mdx': "export const B = () => {\n  throw new Error('砰');\n};\n\n<B/>\n",
    });
    const problems = await problemsOf(build({dir: other, makeBundle: drawingBundle}));
    expect(problems.filter(({level}) => level === 'error')).toMatchObject([
      {code: 'PG-002', place: {file: 'notes/strict.mdx'}, zh: expect.stringContaining('砰')},
    ]);
  });
});
