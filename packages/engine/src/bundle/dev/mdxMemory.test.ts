import {expect, it} from 'vitest';
import {createMdxMemory} from './mdxMemory.ts';

it('finds the pages whose code became another, once, and none that was not asked for', async () => {
  const code: Record<string, string | undefined> = {'a.mdx': '1', 'b.mdx': '1', 'c.mdx': '1'};
  const memory = createMdxMemory('/site', async (path) => code[path]);
  await memory.load('a.mdx');
  await memory.load('b.mdx');
  expect(await memory.findChanged()).toEqual([]);
  Object.assign(code, {'a.mdx': '2', 'c.mdx': '2'});
  expect(await memory.findChanged()).toEqual([{path: '/site/a.mdx', isMoved: false}]);
  expect(await memory.findChanged()).toEqual([]);
  await memory.load('a.mdx');
  Object.assign(code, {'a.mdx': '3', 'b.mdx': undefined});
  memory.forget([{path: '/site/a.mdx', isMoved: false}]);
  expect(await memory.findChanged()).toEqual([]);
});
