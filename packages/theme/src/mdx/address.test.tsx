import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {
  mergeSearchStrings,
  useAlternatePageUtils,
  useEvent,
  useHistorySelector,
} from './address.ts';
import {useParams, useRouteMatch, withRouter} from './router.tsx';

const site = {
  locale: 'en',
  baseUrl: '/w/en/',
  url: 'https://a.example',
  languages: [
    {locale: 'zh-CN', label: '中文', htmlLang: 'zh-CN', baseUrl: '/w/'},
    {locale: 'en', label: 'English', htmlLang: 'en', baseUrl: '/w/en/'},
  ],
} as unknown as SiteData;

const ask = (use: () => string): string => {
  const Asking = () => use();
  return renderToString(
    <ThemeProvider site={site} page={{path: '/w/en/b/'} as PageData} parts={{}}>
      <Asking />
    </ThemeProvider>,
  );
};

it.each([
  [['?a=1', 'a=2&b=3'], 'append', '?a=1&a=2&b=3'],
  [['?a=1', 'a=2&b=3'], 'set', '?a=2&b=3'],
  [[undefined, ''], 'set', ''],
] as const)('joins %j by %s', (parts, strategy, joined) => {
  expect(mergeSearchStrings(parts, strategy)).toBe(joined);
});

it('tells the address of a page in another language, with the origin where it is asked for', () => {
  expect(ask(() => useAlternatePageUtils().createUrl({locale: 'zh-CN'}))).toBe('/w/b/');
  expect(ask(() => useAlternatePageUtils().createUrl({locale: 'en', fullyQualified: true}))).toBe(
    'https://a.example/w/en/b/',
  );
  expect(ask(() => useAlternatePageUtils().createUrl({locale: 'fr'}))).toBe('/w/en/b/');
});

it('reads of the history what a function picks', () => {
  expect(ask(() => useHistorySelector(({location}) => location.pathname))).toBe('/w/en/b/');
});

it('gives a component what a router gives it', () => {
  const At = withRouter(({location, match, history}) => (
    <>{[location.pathname, match.isExact, typeof history.push].join()}</>
  ));
  expect(ask(() => (<At />) as never)).toBe('/w/en/b/,true,function');
  expect(withRouter(undefined as never)).toBeUndefined();
  expect(ask(() => `${useRouteMatch()?.path} ${useRouteMatch('/w/:lang')?.params['lang']}`)).toBe(
    '/w/en/b/ en',
  );
  expect(ask(() => String(useRouteMatch('/other')))).toBe('null');
  expect(useParams()).toEqual({});
});

it('calls the function of an event', () => {
  expect(ask(() => useEvent((name: string) => `${name}!`)('甲'))).toBe('甲!');
});
