import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {fixFiles} from '../../src/site/problems/fixFiles.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {writeFiles} from '../helpers/site.ts';
import {checkNotes} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const CONFIG = (more = '') =>
  `export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, pages: {path: 'pages'}${more}};\n`;

const HOME = `---
layout: home
hero:
  title: 我的笔记
  lead: 记在这里。
  code: npm create wuya@latest
  actions: [{label: 开始, to: ../notes/a.md}, {label: 源码, to: https://github.com/me/notes}]
features: [{title: 快, text: 一秒}]
recent: {notes: 1}
---

正文在下面。
`;

it('makes a home page of front matter, with the text below', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': CONFIG(),
    'pages/index.md': HOME,
    'notes/a.md': '# 甲\n',
  });
  await build({dir, makeBundle: drawingBundle});
  const html = readFileSync(join(dir, 'dist/index.html'), 'utf8');
  const main = /<main[\s\S]*<\/main>/.exec(html)![0].replace(/<svg[\s\S]*?<\/svg>/g, '');
  for (const part of [
    '>我的笔记</h1>',
    'npm create wuya@latest',
    'href="/a/"',
    'href="https://github.com/me/notes"',
    '快',
    '正文在下面',
  ])
    expect(main).toContain(part);
  expect(html).toContain('<title>站</title>');
  expect(readFileSync(join(dir, 'dist/index.md'), 'utf8')).toMatch(/^# 我的笔记\n[\s\S]*一秒/);
});

it('makes one of a note too, and names a link that leads nowhere', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': CONFIG(),
    'notes/index.md': HOME.replace('../notes/a.md', './b.md'),
    'notes/a.md': '# 甲\n',
  });
  const {diagnostics} = await checkNotes(dir);
  expect(diagnostics.map(({code, place}) => [code, place?.file, place?.line])).toEqual([
    ['LN-050', 'notes/index.md', 7],
  ]);
});

it('refuses an address that runs a script', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': CONFIG(),
    'notes/index.md': HOME.replace('../notes/a.md', '"javascript:alert(1)"'),
    'notes/a.md': '# 甲\n',
  });
  const {diagnostics} = await checkNotes(dir);
  expect(diagnostics.map(({code, place}) => [code, place?.file, place?.line])).toEqual([
    ['LN-054', 'notes/index.md', 7],
  ]);
});

it('writes the texts of posts at the root beside those of the site', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': CONFIG(", blog: {routeBasePath: '/'}").replace(
      "docs: {path: 'notes'}",
      'docs: false',
    ),
    'blog/2026-01-01-a.md': '# 甲\n\n文字\n',
    'pages/about.md': '# 关于\n\n这里\n',
  });
  await build({dir, makeBundle: drawingBundle});
  expect(readFileSync(join(dir, 'dist/llms-full.txt'), 'utf8')).toMatch(/# 甲[\s\S]*# 关于/);
});

it('fixes its links where the front matter has them', async () => {
  const dir = temporaryFolder();
  const features = "features: [{title: 快, text: 一秒, to: '../../docs/a.md'}]";
  const home = HOME.replace('../notes/a.md', '../../docs/a.md').replace(/^features.*$/m, features);
  writeFiles(dir, {'wuya.config.js': CONFIG(), 'pages/index.md': home, 'notes/a.md': '# 甲\n'});
  const {diagnostics} = await checkNotes(dir);
  expect(diagnostics.map(({code, place}) => [code, place?.line, place?.column])).toEqual([
    ['LN-050', 7, 29],
    ['LN-050', 8, 38],
  ]);
  expect(fixFiles(dir, diagnostics)).toHaveLength(2);
  expect(readFileSync(join(dir, 'pages/index.md'), 'utf8')).toBe(
    home.replaceAll('../../docs/a.md', '../notes/a.md'),
  );
});
