import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {Item} from './barItems.tsx';

const language = {htmlLang: 'a', baseUrl: '/'};
const site = {
  baseUrl: '/',
  locale: 'fr',
  messages: {},
  navItems: [],
  sections: [],
  versions: [
    {name: 'current', label: 'Next', href: '/next/', className: '', isLast: false},
    {name: '1', label: '1.x', href: '/', className: '', isLast: true},
  ],
  languages: [
    {...language, locale: 'en', label: 'English'},
    {...language, locale: 'fr', label: 'Français'},
  ],
} as unknown as SiteData;

const render = (type: string, given: Partial<SiteData> = {}) =>
  renderToString(
    <ThemeProvider
      site={{...site, ...given}}
      page={{kind: 'component', path: '/own/'} as PageData}
      parts={{}}
    >
      <Item type={type} />
    </ThemeProvider>,
  );

it.each([
  ['docsVersionDropdown', '1.x', ['Next', '1.x']],
  ['localeDropdown', 'Français', ['English', 'Français']],
])('a component that asks for a %s alone gets what the site has', (type, label, rows) => {
  const html = render(type);
  expect(/<button[^>]*>([^<]*)/.exec(html)?.[1]).toBe(label);
  expect([...html.matchAll(/<a [^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(rows);
});

it('a list of one is none', () => {
  expect(render('docsVersionDropdown', {versions: []})).toBe('');
  expect(render('localeDropdown', {languages: []})).toBe('');
});
