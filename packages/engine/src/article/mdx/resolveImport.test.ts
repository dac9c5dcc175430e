import {expect, it} from 'vitest';
import {resolveImport} from './resolveImport.ts';

it.each([
  ['@parts/_a.mdx', 'docs/parts/_a.mdx'],
  ['@parts/b/_a.md', 'docs/parts/b/_a.md'],
  ['@parts/A', undefined],
  ['@partsOfIt/_a.mdx', undefined],
  ['./_a.mdx', 'docs/x/_a.mdx'],
  ['/docs/_a.mdx', 'docs/_a.mdx'],
  ['@site/docs/_a.mdx', 'docs/_a.mdx'],
  ['a-package', undefined],
])('resolves the import of %s to %s', (from, expected) => {
  const aliases = [{name: '@parts', path: 'docs/parts'}];
  expect(resolveImport(from, 'docs/x/n.mdx', aliases)).toBe(expected);
});
