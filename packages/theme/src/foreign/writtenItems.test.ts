import {expect, it} from 'vitest';
import type {NavItem} from '../types.ts';
import {findNavItem, type WrittenItem} from './writtenItems.ts';

const link = {kind: 'link', external: false, position: 'left'} as const;
const items: readonly NavItem[] = [
  {...link, label: 'Docs', href: '/base/docs/'},
  {...link, label: '', href: 'https://far.example/', external: true},
  {kind: 'html', html: '<hr>', position: 'left'},
  {kind: 'search', position: 'right'},
  {kind: 'dropdown', label: 'More', items: [], position: 'right'},
  {kind: 'dropdown', label: 'en', role: 'locale', items: [], position: 'right'},
  {kind: 'dropdown', label: '1.0', role: 'version', items: [], position: 'right'},
  {
    kind: 'dropdown',
    label: '2.0',
    role: 'version',
    collection: 'api',
    items: [],
    position: 'right',
  },
  {kind: 'custom', name: 'custom-a', options: {}, position: 'right'},
  {...link, label: 'Next', href: '/base/cli/', version: 'current', collection: 'cli'},
];

it.each<[WrittenItem, number]>([
  [{label: 'Docs', to: '/docs'}, 0],
  [{to: '/docs'}, 0],
  [{href: 'https://far.example'}, 1],
  [{type: 'html', value: '<hr>'}, 2],
  [{type: 'search'}, 3],
  [{type: 'dropdown', label: 'More'}, 4],
  [{type: 'localeDropdown'}, 5],
  [{type: 'docsVersionDropdown'}, 6],
  [{type: 'docsVersionDropdown', docsPluginId: 'api'}, 7],
  [{type: 'custom-a'}, 8],
  [{type: 'docsVersionDropdown', docsPluginId: 'cli'}, 9],
  [{label: 'None', to: '/none'}, -1],
  [{}, -1],
])('finds what was made of %j', (written, index) => {
  const found = findNavItem(items, written, (address) => `/base${address}`);
  expect(found === undefined ? -1 : items.indexOf(found)).toBe(index);
});
