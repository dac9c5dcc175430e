import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SidebarItem, SiteData} from '../types.ts';
import {LongLevel} from '../sidebar/LongLevel.tsx';
import {SidebarItems} from './SidebarItems.tsx';

const site = {locale: 'zh-CN', messages: messages['zh-CN']} as Partial<SiteData> as SiteData;
const notes: readonly SidebarItem[] = Array.from({length: 3000}, (_, i) => ({
  kind: 'link',
  label: `第 ${i} 篇`,
  href: `/${i}/`,
}));

const linksOn = (path: string): readonly string[] => {
  const html = renderToString(
    <ThemeProvider site={site} page={{kind: 'doc', path} as PageData} parts={{}}>
      <SidebarItems
        items={notes}
        open={{}}
        onToggle={() => undefined}
        isLarge
        trail={[]}
        depth={0}
        path={path}
        LongLevel={LongLevel}
      />
    </ThemeProvider>,
  );
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, href, words]) => `${href} ${words}`,
  );
};

it('shows the notes around the open one of thousands, and ways to those before and after', () => {
  const links = linksOn('/1500/');
  expect(links).toHaveLength(103);
  expect(links.slice(0, 2)).toEqual(['/1449/ 还有 1450 项……', '/1450/ 第 1450 篇']);
  expect(links.slice(-2)).toEqual(['/1550/ 第 1550 篇', '/1551/ 还有 1449 项……']);
});

it('begins with the first notes where none of them is open', () => {
  const links = linksOn('');
  expect(links[0]).toBe('/0/ 第 0 篇');
  expect(links.slice(-1)).toEqual(['/101/ 还有 2899 项……']);
});
