import {expect, it} from 'vitest';
import {createNameFinder, createRename, findChanging} from './fileNames.ts';

const NAMES = ['app-AAAAAAAA.js', '笔记.mdx-CCCCCCCC.js', 'z-_-bEEEEE.js', 'x.min--FFFFFFF.css'];

it('finds names of files wherever they are whole', () => {
  const text =
    'import"./app-AAAAAAAA.js";a("/assets/笔记.mdx-CCCCCCCC.js",`z-_-bEEEEE.js`,"x.min--FFFFFFF.css")';
  expect([...createNameFinder(NAMES)(text)].map(({name}) => name)).toEqual(NAMES);
  const others = 'my-app-AAAAAAAA.js app-AAAAAAAA.jsx app-BBBBBBBB.js AAAAAAAA.js _app-AAAAAAAA.js';
  expect([...createNameFinder(NAMES)(others)]).toEqual([]);
});

it('tells two files apart whose names end alike', () => {
  const find = createNameFinder(['a-AAAAAAAA.js', 'b/a-AAAAAAAA.js', 'c-AAAAAAAA.js']);
  expect([...find('./c-AAAAAAAA.js ./a-AAAAAAAA.js')].map(({name}) => name)).toEqual([
    'c-AAAAAAAA.js',
    'a-AAAAAAAA.js',
  ]);
});

it('renames files in a text, and nothing else', () => {
  const rename = createRename(new Map([['app-AAAAAAAA.js', 'app-11111111.js']]));
  expect(rename('app-AAAAAAAA.js $& app-AAAAAAAA.jsx "./app-AAAAAAAA.js"')).toBe(
    'app-11111111.js $& app-AAAAAAAA.jsx "./app-11111111.js"',
  );
});

it('what names a changing file changes, in circles too', () => {
  const texts = new Map([
    ['a-AAAAAAAA.js', ''],
    ['b-BBBBBBBB.js', 'a-AAAAAAAA.js c-CCCCCCCC.js'],
    ['c-CCCCCCCC.js', 'b-BBBBBBBB.js'],
    ['d-DDDDDDDD.js', ''],
  ]);
  expect([...findChanging(new Set(['a-AAAAAAAA.js']), texts)]).toEqual([
    'a-AAAAAAAA.js',
    'b-BBBBBBBB.js',
    'c-CCCCCCCC.js',
  ]);
});
