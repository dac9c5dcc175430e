import {expect, it} from 'vitest';
import {readItem} from './sidebarItem.ts';

it('leaves control characters out of texts', () => {
  const item = {type: 'link', label: '\x1B[31m甲\0', href: '/a', link: {title: 'b\x7F'}};
  expect(readItem(item)).toEqual({type: 'link', label: '[31m甲', href: '/a', link: {title: 'b'}});
});
