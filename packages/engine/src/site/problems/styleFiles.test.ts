import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {resolveConfig} from '../../config/siteConfig.ts';
import {checkStyleFiles} from './styleFiles.ts';

function problemsOf(css: string, files: Readonly<Record<string, string>> = {}): string[] {
  const dir = temporaryFolder();
  writeFiles(dir, {'styles/own.css': css, ...files});
  const {config} = resolveConfig({
    title: 'a',
    url: 'https://example.com',
    baseUrl: '/n/',
    themeConfig: {customCss: ['styles/own.css', 'styles/none.css']},
  });
  return checkStyleFiles({dir, config}, new Set(['img/a.png'])).map(
    ({code, level, place, en}) =>
      `${level} ${code} ${place!.file}:${place!.line}:${place!.column} ${en}`,
  );
}

it('names fonts and pictures that are missing, with their place', () => {
  expect(
    problemsOf(
      "/* url(a.png) */\n@font-face { src: url('./fonts/no such.woff2') format('woff2'), url(\"b.woff\"); }\n" +
        'a { background: url( ../c.png?x#y ), url(/img/b.png) }\n',
    ),
  ).toEqual([
    'warning CFG-008 styles/own.css:2:19 The file that the stylesheet names does not exist: ./fonts/no such.woff2',
    'warning CFG-008 styles/own.css:2:65 The file that the stylesheet names does not exist: b.woff',
    'warning CFG-008 styles/own.css:3:17 The file that the stylesheet names does not exist: ../c.png?x#y',
    'warning CFG-008 styles/own.css:3:38 The file that the stylesheet names does not exist: /img/b.png',
  ]);
});

it('says nothing of files that are there, and of what is no file of the site', () => {
  expect(
    problemsOf(
      "a { b: url('./a.woff2?v=1#iefix'), url(%E4%B8%AD.png), url(/img/a.png), url(/n/img/a.png); c: url(/static/f.ttf) url(#d) url() url(data:x) url(//x/y) url(HTTPS://x/y) url(~@site/z) url(var(--u)) }",
      {'styles/a.woff2': '', 'styles/中.png': '', 'static/f.ttf': ''},
    ),
  ).toEqual([]);
});

it('looks into stylesheets that are imported, once, where their paths begin', () => {
  expect(
    problemsOf(
      "@import './parts/a.css';\n@import url(parts/a.css) layer(x);\n@import url('https://x/y.css');\n",
      {
        'styles/parts/a.css': "@import '../own.css';\na { b: url(none.png) }",
      },
    ),
  ).toEqual([
    'warning CFG-008 styles/parts/a.css:2:8 The file that the stylesheet names does not exist: none.png',
  ]);
});

it('names what is not closed in a stylesheet, also in one that is imported', () => {
  expect(
    problemsOf("@import './parts/a.css';\n:root {\n  --water: url(none.png);\n\na { b: c }\n", {
      'styles/parts/a.css': 'a {}}\n',
    }),
  ).toEqual(['error CFG-016 styles/own.css:2:7 A { of the stylesheet has no }.']);
  expect(problemsOf("@import './parts/a.css';\n", {'styles/parts/a.css': 'a {}}\n'})).toEqual([
    'error CFG-016 styles/parts/a.css:1:5 The stylesheet has one } too many.',
  ]);
});
