import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {Copyright, Links} from './Footer.tsx';

const site = {
  footer: {links: [{label: '一', href: '/a/'}]},
  messages: {},
} as unknown as SiteData;

interface OwnItemProps {
  readonly item: {readonly label: string; readonly to?: string};
}

const Own = ({item}: OwnItemProps) => <b>{item.label + item.to}</b>;

function render(links: ReactNode, swizzles: Record<string, unknown>): string {
  return renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{swizzles: swizzles as never}}>
      {links}
    </ThemeProvider>,
  );
}

it('each link of the footer is rendered by the component of the site, in columns or in none', () => {
  const link = {label: '一', to: '/a'};
  const swizzles = {'Footer/LinkItem': Own};
  const own = '<li><b>一/a</b></li>';
  const column = (title: string, items: string) => `<div>${title}<ul>${items}</ul></div>`;
  const all = (columns: string) => `<div class="columns">${columns}</div>`;
  expect(render(<Links links={[link]} />, swizzles)).toBe(all(column('', own)));
  const columns = [{title: '甲', items: [link, {html: '<i>二</i>'}]}];
  expect(render(<Links links={columns} />, swizzles)).toBe(
    all(column('<b>甲</b>', `${own}<li><i>二</i></li>`)),
  );
});

it('without one they are ours', () => {
  expect(render(<Links links={[{label: '一', to: '/a'}]} />, {})).toContain('href="/a/"');
});

it('rights may be blocks, which a paragraph around them would end in the browser', () => {
  expect(render(<Copyright copyright="<div>©</div>" />, {})).toBe(
    '<div class="legal footer__copyright"><div>©</div></div>',
  );
});
