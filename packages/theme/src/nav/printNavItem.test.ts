import {describe, expect, it} from 'vitest';
import type {NavItem} from '../types.ts';
import {printNavItem} from './printNavItem.ts';

describe('C8.9 an item of the navbar is printed as it is written in the configuration', () => {
  const external = false;
  it.each<[string, NavItem, object]>([
    [
      'one of the site itself',
      {kind: 'custom', name: 'custom-stars', options: {count: 3}, position: 'right'},
      {type: 'custom-stars', count: 3, position: 'right'},
    ],
    [
      'HTML',
      {kind: 'html', html: '<b>x</b>', className: 'c', position: 'left'},
      {type: 'html', value: '<b>x</b>', className: 'c'},
    ],
    ['the search', {kind: 'search', position: 'left'}, {type: 'search'}],
    [
      'a dropdown',
      {
        kind: 'dropdown',
        label: '更多',
        position: 'left',
        items: [
          {kind: 'link', label: '乙', href: '/b/', external},
          {kind: 'html', html: '<hr>'},
        ],
      },
      {
        label: '更多',
        items: [
          {label: '乙', href: '/b/'},
          {type: 'html', value: '<hr>'},
        ],
      },
    ],
    [
      'a link, without what the engine found for it',
      {kind: 'link', label: '甲', href: '/a/', external, sidebar: 's', position: 'left'},
      {label: '甲', href: '/a/'},
    ],
  ])('%s', (_, item, expected) => {
    expect(JSON.parse(printNavItem(item))).toEqual(expected);
  });
});
