import {expect, it} from 'vitest';
import {printValueModule, readLoaders, toValueModule} from './loaders.ts';

it.each([
  ['!!raw-loader!./a.ts', {from: './a.ts', query: '?raw', isValue: false}],
  ['file-loader?esModule=false!./a.js', {from: './a.js', query: '?url', isValue: true}],
  ['style-loader!css-loader?esModule=false!./a.css', {from: './a.css', query: '', isValue: false}],
  ['!!./a.ts?raw', {from: './a.ts?raw', query: '', isValue: false}],
  ['-!../a.css', {from: '../a.css', query: '', isValue: false}],
  ['./a.js', undefined],
])('reads loaders of webpack: %s', (id, file) => {
  expect(readLoaders(id)).toEqual(file);
});

it('prints a module that is its value for who requires it', () => {
  expect(printValueModule(toValueModule('/a/b.js?url'))).toBe(
    'import value from "/a/b.js?url";\nexport {value as default, value as \'module.exports\'};',
  );
  expect(printValueModule('/a/b.js?url')).toBeUndefined();
});
