import {expect, it} from 'vitest';
import {findUnimportedFiles} from './unimportedFiles.ts';

const find = (code: string) =>
  findUnimportedFiles(code, {module: '/site/src/pages/a.tsx', root: '/site'});

it.each([
  ["new URL('./p.svg?a#b', import.meta.url).href", '/site/src/pages/p.svg'],
  ['new Worker(new URL("../work.ts", import.meta.url), {type: "module"})', '/site/src/work.ts'],
  ['new URL(`p.svg`, import.meta.url)', '/site/src/pages/p.svg'],
])('names the file of an address: %s', (code, file) =>
  expect(find(code)).toEqual({files: [file], folders: []}),
);

it.each([
  ["import.meta.glob('./*.json', {eager: true})", ['/site/src/pages/']],
  ["import.meta.glob<Data>(['../a/**/*.md', '!../a/x/*.md'])", ['/site/src/a/', '/site/src/a/x/']],
  ["[import.meta.glob('./(a)/*.js', {query: '?raw'}), './b/c']", ['/site/src/pages/']],
  ["import.meta.glob('/data/[ab]/*.ts')", ['/site/data/']],
  ['import.meta.glob("@site/static/img/\\\\(a\\\\)*.png")', ['/site/static/img/']],
  ['import(`../texts/${name}.js`)', ['/site/src/texts/']],
  ["import('./' + name)", ['/site/src/pages/']],
  ['new URL(`./img/${name}.png`, import.meta.url)', ['/site/src/pages/img/']],
])('names the folder of a pattern: %s', (code, folders) =>
  expect(find(code)).toEqual({files: [], folders}),
);

it.each([
  "new URL('https://x.example/a', import.meta.url)",
  "new URL('/a.svg', import.meta.url)",
  "new URL('./a', location.href)",
  "import('./a.ts')",
  "import a from './a.ts';",
])('names nothing for what is imported or lies elsewhere: %s', (code) =>
  expect(find(code)).toEqual({files: [], folders: []}),
);
