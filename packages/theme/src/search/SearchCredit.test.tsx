import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {SearchCredit} from './SearchCredit.tsx';

it('names the service with the text of Docusaurus, and leads to it in a new tab', () => {
  const site = {messages: messages.en} as Partial<SiteData> as SiteData;
  const html = renderToStaticMarkup(
    <ThemeProvider site={site} page={{} as PageData} parts={{}}>
      <SearchCredit href="https://a.example/" />
    </ThemeProvider>,
  );
  expect(html).toBe(
    '<a class="DocSearch-Logo" href="https://a.example/" target="_blank" rel="noopener noreferrer">Search by Algolia</a>',
  );
});
