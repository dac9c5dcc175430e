import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {ThemeProvider} from './context.tsx';
import {LastUpdated} from './LastUpdated.tsx';

function render(locale: 'en' | 'zh-CN', date: string | undefined): string {
  const site = {locale, messages: messages[locale]} as Partial<SiteData> as SiteData;
  return renderToStaticMarkup(
    <ThemeProvider site={site} page={{} as PageData} parts={{}}>
      <LastUpdated date={date} user="Jo" />
    </ThemeProvider>,
  ).replace(/<[^>]*>/g, '');
}

it('writes the day as readers of the language do', () => {
  expect(render('en', '2024-05-06')).toBe('Last updated on May 6, 2024 by Jo');
  expect(render('zh-CN', '2024-05-06')).toBe('更新于 2024-05-06（Jo）');
  expect(render('en', undefined)).toBe('Last updated by Jo');
});
