import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import type {PageData, SiteData} from '../types.ts';
import {DocCardList, type DocCardListProps} from './DocCardList.tsx';

const render = (items: DocCardListProps['items'], locale = 'zh-CN'): string =>
  renderToStaticMarkup(
    <ThemeProvider
      site={{baseUrl: '/', locale} as SiteData}
      page={{path: '/'} as PageData}
      parts={{} as Parts}
    >
      <DocCardList {...(items && {items})} />
    </ThemeProvider>,
  ).replace(/<\/?a[^>]*?(?: href="([^"]*)")?[^>]*>/g, '[$1]');

it('lists what it is given, with its description', () => {
  const items = [
    {label: '甲', href: '/a/', description: '说明'},
    {label: '乙', href: '/b/'},
  ];
  expect(render(items)).toBe('<ul><li>[/a/]甲[]：说明</li><li>[/b/]乙[]</li></ul>');
});

it('has the colon of the language between a note and its description', () => {
  const items = [{label: 'One', href: '/a/', description: 'About one.'}];
  expect(render(items, 'en')).toBe('<ul><li>[/a/]One[]: About one.</li></ul>');
});

it('leads from a category to its first note, and leaves out one that has none', () => {
  const items = [
    {type: 'category' as const, label: '有', items: [{type: 'link', label: '甲', href: '/a/'}]},
    {type: 'category' as const, label: '空', items: []},
  ];
  expect(render(items as unknown as DocCardListProps['items'])).toBe('<ul><li>[/a/]有[]</li></ul>');
});

it('is empty where there is neither a list nor a category', () => {
  expect(render(undefined)).toBe('<ul></ul>');
});
