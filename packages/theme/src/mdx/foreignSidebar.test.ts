import {expect, it} from 'vitest';
import type {SidebarItem} from '../types.ts';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  isSamePath,
  isVisibleSidebarItem,
  toForeignItem,
} from './foreignSidebar.tsx';

const category: SidebarItem = {
  kind: 'category',
  key: 'k',
  label: '里',
  collapsible: true,
  collapsed: true,
  customProps: {icon: '星'},
  items: [
    {kind: 'html', html: '<hr>'},
    {kind: 'link', label: '乙', href: '/b/', unlisted: true},
  ],
};

it('tells of items by the names of Docusaurus, with all that is below', () => {
  expect(toForeignItem(category)).toMatchObject({
    type: 'category',
    label: '里',
    customProps: {icon: '星'},
    items: [
      {type: 'html', value: '<hr>'},
      {type: 'link', href: '/b/', unlisted: true},
    ],
  });
});

it('finds the open page in an item, its first address, and what is shown while it is open alone', () => {
  const item = toForeignItem(category);
  expect([isActiveSidebarItem(item, '/b'), isActiveSidebarItem(item, '/c/')]).toEqual([
    true,
    false,
  ]);
  const listed = {kind: 'link', label: '丙', href: '/c/'} as const;
  const more = toForeignItem({...category, items: [...category.items, listed]});
  expect([findFirstSidebarItemLink(item), findFirstSidebarItemLink(more)]).toEqual([
    undefined, // unlisted
    '/c/',
  ]);
  expect(item.items!.map((one) => isVisibleSidebarItem(one, '/b/'))).toEqual([true, true]);
  expect(item.items!.map((one) => isVisibleSidebarItem(one, '/'))).toEqual([true, false]);
});

it('takes addresses for the same whatever their slash, case and fragment', () => {
  expect(isSamePath('/A/b#c', '/a/b/')).toBe(true);
  expect([isSamePath('/a/', '/b/'), isSamePath(undefined, undefined)]).toEqual([false, false]);
});

it('gives links the id and the description of their note where the bundle has the notes of the site', () => {
  const doc = {id: 'b', title: '乙', description: '述', path: '/b/', sidebar: undefined};
  const {items} = toForeignItem(category, {default: {current: [doc]}});
  expect(items?.map(({docId}) => docId)).toEqual([undefined, 'b']);
  expect(items?.map(({description}) => description)).toEqual([undefined, '述']);
  expect(toForeignItem(category).items?.map(({docId}) => docId)).toEqual([undefined, undefined]);
});
