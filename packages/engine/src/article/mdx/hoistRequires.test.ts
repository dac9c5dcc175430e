import {expect, it} from 'vitest';
import {hoistRequires} from './hoistRequires.ts';
import type {Island} from './mdxPage.ts';

it.each([
  ["require('./a.png').default", '_file0'],
  ['require("./a.png")\n    .default', '_file0'],
  ['require(\n  "./a.png",\n)?.default', '_file0'],
  ["[require('./a.png'), require('./b.png').defaults]", '[_file0, _file1.defaults]'],
])('a file that an expression requires is imported, however it is broken: %j', (code, hoisted) => {
  const {islands, required} = hoistRequires([{kind: 'expression', code} as unknown as Island]);
  expect(islands).toMatchObject([{code: hoisted}]);
  expect([...required.keys()][0]).toBe('./a.png');
});
