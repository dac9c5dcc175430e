import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {NavbarNavLink} from './barLinks.tsx';
import {LinkItem} from './Footer.tsx';
import {ItemLink} from './ItemLink.tsx';

const site = {baseUrl: '/base/', url: 'https://x.example', messages: {}} as unknown as SiteData;

it.each([
  ['blog', '/base/blog/'],
  ['/blog', '/base/blog/'],
  ['https://e.example/', 'https://e.example/'],
  ['pathname:///a.html', '/base/a.html'],
])('an item that names %s leads to %s on every page', (to, href) => {
  const links = [
    <NavbarNavLink key="1" to={to} label="项" />,
    <LinkItem key="2" item={{label: '项', to}} />,
    <ItemLink key="3" to={to} label="项" />,
  ];
  const html = renderToString(
    <ThemeProvider site={site} page={{path: '/base/docs/a/'} as PageData} parts={{}}>
      {links}
    </ThemeProvider>,
  );
  expect([...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, found]) => found)).toEqual(
    links.map(() => href),
  );
});
