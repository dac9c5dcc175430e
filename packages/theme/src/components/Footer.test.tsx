import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {FooterLinks} from './Footer.tsx';

const links = ['一', '二', '三'].map((label) => ({label, href: `/${label}/`}));

function render(footer: Partial<SiteData['footer']>): string {
  const site = {footer: {links, ...footer}, messages: {}} as unknown as SiteData;
  return renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{}}>
      <FooterLinks />
    </ThemeProvider>,
  ).replace(/ href="[^"]*"/g, '');
}

it('links of the footer are in one row', () => {
  expect(render({})).toBe(
    '<div class="columns"><div><ul><li><a>一</a></li><li><a>二</a></li><li><a>三</a></li></ul></div></div>',
  );
});

it('what is HTML in the configuration is in its place', () => {
  const html = {__html: '<img src="/n.svg" alt="N">'};
  const mixed = [links[0]!, {label: '', href: '', external: true, html}] as never;
  expect(render({links: mixed})).toBe(
    '<div class="columns"><div><ul><li><a>一</a></li><li><img src="/n.svg" alt="N"></li></ul></div></div>',
  );
});

it('or in columns, each below its title where it has one', () => {
  expect(
    render({
      columns: [
        ['甲', 2],
        ['', 1],
      ],
    }),
  ).toBe(
    '<div class="columns"><div><b>甲</b><ul><li><a>一</a></li><li><a>二</a></li></ul></div><div><ul><li><a>三</a></li></ul></div></div>',
  );
});

it('or nowhere, rather than in a list of nothing, where a site has none', () => {
  expect(render({links: []})).toBe('');
});
