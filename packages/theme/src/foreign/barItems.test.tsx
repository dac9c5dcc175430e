import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {Item, type ItemProps, NavbarItem} from './barItems.tsx';

const site = {baseUrl: '/', messages: {}, navItems: [], sections: []} as unknown as SiteData;

it('a component of the site for links gets classes as text, with or without some', () => {
  const Link = ({className, label}: {className: string; label: string}) => (
    <b>{className.includes('stars') ? `${label} ★` : label}</b>
  );
  const swizzles = {'NavbarItem/NavbarNavLink': Link} as never;
  const html = renderToString(
    <ThemeProvider site={site} page={{path: '/'} as PageData} parts={{swizzles}}>
      <Item label="甲" href="/a/" />
      <Item label="乙" href="/b/" className="stars" />
    </ThemeProvider>,
  );
  expect(html).toBe('<b>甲</b><b>乙 ★</b>');
});

it('a list of a single version is the link to it, with what a component of the site adds', () => {
  const Around = (props: ItemProps) =>
    props.docsPluginId === 'b' ? null : <NavbarItem {...props} className="around" />;
  const link = {kind: 'link', label: '1.0', external: false, version: '1', position: 'right'};
  const navItems = ['b', 'a'].map((collection) => ({...link, href: `/${collection}/`, collection}));
  const html = renderToString(
    <ThemeProvider
      site={{...site, navItems, versions: []} as never}
      page={{path: '/'} as PageData}
      parts={{swizzles: {NavbarItem: Around} as never}}
    >
      <Item type="docsVersionDropdown" docsPluginId="a" />
      <Item type="docsVersionDropdown" docsPluginId="b" />
    </ThemeProvider>,
  );
  expect(html).toBe('<a href="/a/" class="around">1.0</a>');
});
