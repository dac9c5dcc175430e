import {afterEach, expect, it, vi} from 'vitest';
import {keepTree} from './keepTree.ts';
import {KEPT_TREE_KEY, type KeptTree} from './keptTree.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps nothing of categories without a key, as components of a site render them', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const listOf = (innerHTML: string) => ({
    innerHTML,
    children: [],
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  const open = [
    {dataset: {}, querySelector: () => listOf('<li>无名</li>')},
    {dataset: {key: 'a'}, querySelector: () => listOf('<li>有名</li>')},
    {dataset: {trail: 'b'}, querySelector: () => listOf('<li>路上</li>')},
  ];
  const copy = {querySelectorAll: (of: string) => (of === 'details[open]' ? open : [])};
  keepTree({cloneNode: () => copy} as unknown as Element, '/side.json', []);
  const {html} = JSON.parse(kept.get(KEPT_TREE_KEY)!) as KeptTree;
  expect(html).toEqual({a: '<li>有名</li>', b: '<li>路上</li>'});
});
