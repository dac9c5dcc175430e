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

it('what an expression takes of Markdown besides its article is asked of that file, once', () => {
  const code =
    "[require('./a.md').metadata.permalink, require('./a.md')?.metadata, require('./a.md').toc, require('./a.md').default, require('!!raw-loader!./a.md').length]";
  const {islands, required, asked} = hoistRequires([
    {kind: 'expression', code} as unknown as Island,
  ]);
  expect(islands).toMatchObject([
    {code: '[_asked0.permalink, _asked0, _asked1, _file0, _file1.length]'},
  ]);
  expect([...required.keys()]).toEqual(['./a.md', '!!raw-loader!./a.md']);
  expect(asked).toEqual([
    {local: '_asked0', imported: 'metadata', from: './a.md'},
    {local: '_asked1', imported: 'toc', from: './a.md'},
  ]);
});
