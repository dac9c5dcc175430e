import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {Parts} from '../base/parts.ts';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import {findTrail} from '../sidebar/tree.ts';
import type {PageData, SidebarItem, SiteData} from '../types.ts';
import {createDrawnCategories} from './DrawnCategories.tsx';
import {SidebarItems} from './SidebarItems.tsx';

const site = {locale: 'zh-CN', messages: messages['zh-CN']} as Partial<SiteData> as SiteData;
const page = {kind: 'doc', path: '/'} as PageData;

const link = (label: string): SidebarItem => ({kind: 'link', label, href: `/${label}/`});
const category = (key: string, more: Partial<SidebarItem> = {}): SidebarItem => ({
  kind: 'category',
  key,
  label: `<${key}> & more`,
  collapsible: true,
  collapsed: true,
  items: [link(`${key}1`), link(`${key}2`)],
  ...(more as object),
});
const items: readonly SidebarItem[] = [
  category('plain'),
  category('page', {href: '/page/'}),
  category('classes', {className: 'a>b "c"'}),
  category('open', {collapsed: false, items: [link('open1'), category('inner')]}),
  category('fixed', {collapsible: false}),
  category('outer', {items: [category('middle', {items: [link('deep')]}), link('outer2')]}),
  {kind: 'html', html: '<hr>'},
  link('alone'),
];

const draw = (element: React.ReactNode, parts: Parts): string =>
  renderToString(
    <ThemeProvider site={site} page={page} parts={parts}>
      {element}
    </ThemeProvider>,
  );
const sidebar = (path: string, isLarge: boolean) => {
  const trail = findTrail(items, path) ?? [];
  const open = Object.fromEntries(trail.map((key) => [key, true]));
  const level = {open, isLarge, trail, depth: 0, path, onToggle: () => undefined};
  return <SidebarItems items={items} {...level} />;
};
const PATHS = ['/alone/', '/plain1/', '/deep/', '/page/', '/inner2/', '/alone/', '/nowhere/'];

describe.each([true, false])('sidebars of which closed categories are left out: %s', (isLarge) => {
  it('are the same whether their categories are rendered once or for each page', () => {
    const drawn = createDrawnCategories();
    for (const path of [...PATHS, ...PATHS]) {
      const html = draw(sidebar(path, isLarge), drawn);
      drawn.drawMissing((element) => draw(element, {}));
      expect(html).toBe(draw(sidebar(path, isLarge), {}));
    }
  });
});

it('renders a category of a large sidebar once more after its second page, and then no more', () => {
  const drawn = createDrawnCategories();
  const counts = PATHS.map((path) => {
    draw(sidebar(path, true), drawn);
    let count = 0;
    drawn.drawMissing((element) => {
      count++;
      return draw(element, {});
    });
    return count;
  });
  expect(counts[0]).toBe(0);
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(9);
  expect(counts.at(-1)).toBe(0);
});
