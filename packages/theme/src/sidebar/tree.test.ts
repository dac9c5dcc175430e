import {describe, expect, it} from 'vitest';
import type {SidebarItem} from '../types.ts';
import {countLinks, findFirstLink, findTrail, LARGE_SIDEBAR_LINKS} from './tree.ts';

const link = (href: string): SidebarItem => ({kind: 'link', label: href, href});
const category = (key: string, items: readonly SidebarItem[], href?: string): SidebarItem => ({
  kind: 'category',
  key,
  label: key,
  collapsible: true,
  collapsed: true,
  items,
  ...(href === undefined ? undefined : {href}),
});
const items = [
  {kind: 'html', html: '<hr>'} as const,
  category('a', [category('b', [link('/b1/')]), link('/a1/')]),
  category('c', [link('/c1/')], '/c/'),
];

describe('countLinks', () => {
  it('counts links at any depth and categories that are pages', () => {
    expect(countLinks(items)).toBe(4);
  });

  it('counts a large sidebar no further than needed', () => {
    const many = Array.from({length: 1000}, (_, i) => link(`/${i}/`));
    expect(countLinks([category('a', many), category('b', many)])).toBe(LARGE_SIDEBAR_LINKS + 1);
    expect(countLinks(many)).toBe(LARGE_SIDEBAR_LINKS + 1);
  });
});

describe('findFirstLink', () => {
  it('goes down into categories without a page', () => {
    expect(findFirstLink(items)?.href).toBe('/b1/');
  });

  it('takes the page of a category before its items', () => {
    expect(findFirstLink(items.slice(2))?.href).toBe('/c/');
  });

  it('finds nothing where there is no link', () => {
    expect(findFirstLink([category('x', [])])).toBeUndefined();
  });
});

describe('findTrail', () => {
  it('lists the categories from the outside in', () => {
    expect(findTrail(items, '/b1/')).toEqual(['a', 'b']);
  });

  it('ends with the category that is the page itself', () => {
    expect(findTrail(items, '/c/')).toEqual(['c']);
  });

  it('is empty for a page outside of categories', () => {
    expect(findTrail([link('/x/')], '/x/')).toEqual([]);
  });

  it('is that of the first place of a page that is there twice', () => {
    const twice = [category('a', [link('/x/')]), category('b', [], '/x/'), link('/x/')];
    expect(findTrail(twice, '/x/')).toEqual(['a']);
  });

  it('is undefined for a page that is not in the sidebar', () => {
    expect(findTrail(items, '/nope/')).toBeUndefined();
  });
});
