import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {NotFound} from './NotFound.tsx';

const page = {kind: 'notFound', path: '/404.html'} as Partial<PageData> as PageData;

function draw(locale: 'zh-CN' | 'en'): string {
  const site = {locale, baseUrl: '/', searchHref: null, messages: messages[locale]};
  return renderToString(
    <ThemeProvider site={site as Partial<SiteData> as SiteData} page={page} parts={{}}>
      <NotFound />
    </ThemeProvider>,
  ).replaceAll('<!-- -->', '');
}

it('parts two sentences as their language does', () => {
  expect(draw('en')).toContain('looking for. Please contact');
  expect(draw('zh-CN')).toMatch(/。[^\s<]/);
});
