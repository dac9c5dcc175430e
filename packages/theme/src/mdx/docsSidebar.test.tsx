import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {SidebarProvider, ThemeProvider} from '../base/context.tsx';
import type {PageData, SidebarData, SidebarItem, SiteData} from '../types.ts';
import {DocCardList} from './DocCardList.tsx';
import {
  filterDocCardListItems,
  findSidebarCategory,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocsSidebar,
} from './docsSidebar.ts';

const category = (label: string, items: readonly SidebarItem[], href?: string): SidebarItem => ({
  kind: 'category',
  key: label,
  label,
  collapsible: true,
  collapsed: true,
  customProps: {icon: `${label}.svg`},
  items,
  ...(href !== undefined && {href}),
});
const link = (label: string, href: string): SidebarItem => ({kind: 'link', label, href});

const sidebar = {
  name: 'docs',
  items: [
    link('序', '/'),
    category('外', [category('里', [link('甲', '/a/')], '/in/'), link('乙', '/b/')]),
    category('空', []),
  ],
} as unknown as SidebarData;

const render = (Component: () => string | null, path: string, data?: SidebarData): string =>
  renderToStaticMarkup(
    <ThemeProvider site={{} as SiteData} page={{path} as PageData} parts={{}}>
      <SidebarProvider value={data}>
        <Component />
      </SidebarProvider>
    </ThemeProvider>,
  );

it.each([
  ['/a/', '里 里.svg 1'],
  ['/in/', '里 里.svg 1'],
  ['/b/', '外 外.svg 2'],
])('knows the innermost category of %s: %s', (path, words) => {
  const Words = () => {
    const {label, customProps, items} = useCurrentSidebarCategory();
    return `${label} ${customProps?.['icon'] as string} ${items.length}`;
  };
  expect(render(Words, path, sidebar)).toBe(words);
});

it('has an empty category where a note is in none, and no sidebar where there is none', () => {
  const Items = () => String(useCurrentSidebarCategory().items.length);
  const Sidebar = () => String(useDocsSidebar()?.name ?? null);
  expect([render(Items, '/', sidebar), render(Items, '/a/')]).toEqual(['0', '0']);
  expect([render(Sidebar, '/', sidebar), render(Sidebar, '/a/')]).toEqual(['docs', 'null']);
});

it('tells of what is beside a note, without what leads nowhere', () => {
  const Siblings = () =>
    filterDocCardListItems(useCurrentSidebarSiblings())
      .map(({label}) => label)
      .join();
  expect([render(Siblings, '/', sidebar), render(Siblings, '/a/', sidebar)]).toEqual([
    '序,外',
    '甲',
  ]);
});

it('keeps HTML of a sidebar among what leads somewhere', () => {
  const html = {type: 'html', value: '<hr>'} as const;
  expect(filterDocCardListItems([html, {type: 'category', label: '空', items: []}])).toEqual([
    html,
  ]);
});

it('finds categories by what they are', () => {
  const Found = () =>
    ['里', '无']
      .map(
        (name) =>
          findSidebarCategory(useDocsSidebar()!.items, ({label}) => label === name)?.href ?? '-',
      )
      .join();
  expect(render(Found, '/', sidebar)).toBe('/in/,-');
});

it('lists what is in the category where a component names nothing, categories by their first note', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider site={{baseUrl: '/'} as SiteData} page={{path: '/b/'} as PageData} parts={{}}>
      <SidebarProvider value={sidebar}>
        <DocCardList />
      </SidebarProvider>
    </ThemeProvider>,
  );
  expect(html).toBe('<ul><li><a href="/in/">里</a></li><li><a href="/b/">乙</a></li></ul>');
});
