import {join} from 'node:path';
import {expect, it} from 'vitest';
import {listAliases} from './importAliases.ts';

const dir = join(import.meta.dirname, 'site');
const target = join(dir, 'docs', 'parts');

it.each([
  ['an object', {'@parts': target, react: 'preact'}],
  [
    'a list',
    [
      {find: '@parts', replacement: target},
      {find: /^~/, replacement: target},
    ],
  ],
  ['nothing', undefined],
])('lists other names of folders that are %s', (_, alias) => {
  expect(listAliases({resolve: {alias}}, dir)).toEqual(
    alias ? [{name: '@parts', path: 'docs/parts'}] : [],
  );
});
