import {AS_THEY_ARE} from '../../routes/addressWriter.ts';
import {expect, it} from 'vitest';
import type {SidebarNode} from '../../content/docs/sidebarTree.ts';
import {createSidebarFile} from './sidebarData.ts';

const NO_DOCS = {
  docs: new Map(),
  section: undefined,
  toHref: (href: string) => ({href, external: false}),
  addresses: AS_THEY_ARE,
};

const pathOf = (name: string, version: {collection: string; name: string}): string =>
  createSidebarFile({name, items: []}, {...NO_DOCS, version}).path;

it.each([
  ['defaultSidebar', 'default', 'current', 'sidebar-defaultSidebar-'],
  ['前端', 'default', 'current', 'sidebar-'],
  ['前端 a/b?#%', 'default', 'current', 'sidebar-a-b-'],
  ['工具', '社区', '1.0 版', 'sidebar-1.0-.-'],
])(
  'the sidebar %s of %s, version %s, is a file whose name is its address: %s',
  (name, collection, version, begin) => {
    const path = pathOf(name, {collection, name: version});
    expect(path).toMatch(/^assets\/sidebar-[\w.-]+\.json$/);
    expect(path.replace(/[\w]{10}\.json$/, '')).toBe(`assets/${begin}`);
  },
);

it('sidebars that differ by such signs alone have files of their own', () => {
  const version = {collection: 'default', name: 'current'};
  expect(pathOf('前端', version)).not.toBe(pathOf('后端', version));
});

it('categories with one key of their author are opened one by one', () => {
  const category = (label: string, items: SidebarNode[]): SidebarNode => ({
    kind: 'category',
    key: 'Form',
    label,
    items,
    collapsible: true,
    collapsed: true,
  });
  const items = [category('甲', [category('乙', [])]), category('丙', [])];
  const {data} = createSidebarFile(
    {name: 'a', items},
    {...NO_DOCS, version: {collection: 'default', name: 'current'}},
  );
  expect(JSON.stringify(data.items).match(/"key":"[^"]*"/g)).toEqual([
    '"key":"Form"',
    '"key":"Form 2"',
    '"key":"Form 3"',
  ]);
});
