import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../index.ts';
import {messages} from '../messages/index.ts';
import type {PageSearch} from '../search/SearchResults.tsx';
import type {SiteData} from '../types.ts';
import {SearchPage} from './SearchPage.tsx';

const nothing = () => undefined;
const found = {
  query: '闭包',
  page: 0,
  hits: [],
  answerSizes: [],
  documentCount: 34,
  isCounted: true,
  notes: [],
  isWhole: true,
  pageCount: 1,
};

/** The search page as a document has it, which is all that a reader without script sees. */
function render(
  more: Partial<SiteData>,
  answer: Partial<typeof found> = {},
  state: object = {},
): string {
  const site = {
    title: 'T',
    locale: 'zh-CN',
    baseUrl: '/',
    sections: [],
    versions: [],
    hasSearch: true,
    searchHref: '/search/',
    messages: messages['zh-CN'],
    ...more,
  } as unknown as SiteData;
  const head = {title: '搜索', type: 'website'} as const;
  const page = {kind: 'search', path: '/search/', head, htmlClass: ''} as const;
  const search = {
    status: 'idle',
    screen: 'results',
    page: 0,
    sections: [],
    found: {...found, ...answer},
    ...state,
  };
  return renderToString(
    <ThemeProvider site={site} page={page} parts={{}}>
      <SearchPage
        query="闭包"
        search={search as unknown as PageSearch}
        hrefOf={(url) => url}
        onType={nothing}
        onSubmit={nothing}
        onChoose={nothing}
        onLeave={nothing}
        onMore={nothing}
        onRetry={nothing}
        onSuggestion={nothing}
        reportHref={undefined}
      />
    </ThemeProvider>,
  ).replaceAll('<!-- -->', '');
}

it('names the key that is missing, where a reader without script reads it too', () => {
  expect(render({searchProblem: '搜索没有配置好：缺少 apiKey'})).toContain(
    '<p class="sum">搜索没有配置好：缺少 apiKey</p>',
  );
  expect(render({})).not.toContain('没有配置好');
});

it('does not say that the network fails where a key is missing, and leads to the sections', () => {
  const section = {id: 'a', label: '前端', href: '/a/'} as SiteData['sections'][number];
  const failed = {status: 'error', screen: 'error', found: null} as const;
  const more = {sections: [section], searchProblem: '缺少 apiKey'};
  const {'theme.SearchModal.errorScreen.titleText': title} = messages['zh-CN'];
  expect(render({}, {}, failed)).toContain(title);
  expect(render(more, {}, failed)).not.toContain(title);
  expect(render(more, {}, failed)).toContain('<a class="go" href="/a/">前端</a>');
});

it('says without script what it needs, and where all pages are listed, if they are', () => {
  const needs = (html: string) => /<noscript>(.*?)<\/noscript>/s.exec(html)![1];
  expect(needs(render({sitemapHref: '/sitemap.xml'}))).toMatch(
    /JavaScript.*<a class="go" href="\/sitemap.xml">/,
  );
  expect(needs(render({}))).not.toContain('<a');
});

it('says 大约 before a number of pages that is an estimate, and before no other', () => {
  expect(render({})).toContain('role="status">找到 34 篇</p>');
  expect(render({}, {isCounted: false})).toContain('role="status">大约找到 34 篇</p>');
});
