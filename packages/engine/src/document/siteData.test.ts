import {expect, it} from 'vitest';
import {configWith} from '../../test/helpers/samples.ts';
import {absoluteUrl, createSiteData, toHref} from './siteData.ts';

it.each([
  ['another name than the site', {title: '乙'}, '乙'],
  ['the same name', {title: '甲'}, undefined],
  ['no name but a picture', {title: ''}, undefined],
])('tells of the name in a navbar with %s', (_, navbar, name) => {
  const config = configWith({title: '甲', themeConfig: {navbar}});
  expect(createSiteData(config, []).brandName).toBe(name);
});

it.each([
  [{}, '搜索没有配置好：缺少 appId'],
  [{appId: 'a'}, '搜索没有配置好：缺少 apiKey'],
  [{appId: 'a', apiKey: 'k'}, undefined],
  ['local' as const, undefined],
])('says what a search by %o lacks', (provider, problem) => {
  const config = configWith({search: {provider}});
  expect(createSiteData(config, []).searchProblem).toBe(problem);
});

it.each([
  [undefined, undefined],
  ['/a', '/docs/a/'],
  ['https://y.example/b', 'https://y.example/b'],
])('leads the logo to %s', (href, brandHref) => {
  const config = configWith({baseUrl: '/docs/'});
  expect(createSiteData(config, [], {logoHref: href}).brandHref).toBe(brandHref);
});

it.each([
  ['/docs/a', '/docs/a/'],
  ['/docs', '/docs/'],
  ['/a', '/docs/a/'],
  ['a', '/docs/a/'],
  ['/docsets', '/docs/docsets/'],
])('puts the base URL before %s unless it is there', (to, href) => {
  expect(toHref(configWith({baseUrl: '/docs/'}), {to})).toEqual({href, external: false});
});

it.each([
  ['/img/图 一.png', 'https://example.com/docs/img/%E5%9B%BE%20%E4%B8%80.png'],
  ['img/%E5%9B%BE.png?a=1', 'https://example.com/docs/img/%E5%9B%BE.png?a=1'],
  ['//x.example/图.png', 'https://x.example/%E5%9B%BE.png'],
])('encodes the absolute address of %s once', (path, address) => {
  expect(absoluteUrl(configWith({url: 'https://example.com', baseUrl: '/docs/'}), path)).toBe(
    address,
  );
});

it.each([{to: 'pathname:///raw/x.html?a#b'}, {href: 'pathname:///raw/x.html?a#b'}])(
  'C2.31 loads %o as a document, the base URL before it',
  (target) => {
    expect(toHref(configWith({baseUrl: '/docs/'}), target)).toEqual({
      href: '/docs/raw/x.html?a#b',
      external: false,
      reload: true,
    });
  },
);

it.each(['a.png', '/a.png', '/docs/a.png'])(
  'puts site and base URL before the picture %s once',
  (path) => {
    const config = configWith({url: 'https://x.example', baseUrl: '/docs/'});
    expect(absoluteUrl(config, path)).toBe('https://x.example/docs/a.png');
  },
);

it('gives pages the direction of the script of their language, unless another is written', () => {
  const directions = (locale: string, direction?: 'ltr' | 'rtl') => [
    createSiteData(configWith({locale}), []).direction,
    createSiteData(
      configWith({
        locale,
        i18n: {
          defaultLocale: locale,
          locales: [locale, 'en'],
          ...(direction && {localeConfigs: {[locale]: {direction}}}),
        },
      }),
      [],
    ).direction,
  ];
  expect(directions('zh-CN')).toEqual([undefined, undefined]);
  expect(directions('ar')).toEqual(['rtl', 'rtl']);
  expect(directions('fa-IR')).toEqual(['rtl', 'rtl']);
  expect(directions('az-Arab')).toEqual(['rtl', 'rtl']);
  expect(directions('he', 'ltr')).toEqual(['rtl', undefined]);
  expect(directions('zh-CN', 'rtl')).toEqual([undefined, 'rtl']);
});

it('ends what the announcement leaves open: it would reach into the page', () => {
  const content = '<a href="https://a.example">甲<a>！';
  const config = configWith({themeConfig: {announcementBar: {content}}});
  expect(createSiteData(config, []).announcementBar?.content).toBe(`${content}</a></a>`);
  expect(createSiteData(configWith({}), []).announcementBar).toBeNull();
});

it('counts the links of each column of the footer, none where they are in a row', () => {
  const columnsOf = (columns: readonly (string | undefined)[]) => {
    const links = columns.map((column, i) => ({label: '链', to: `/${i}`, ...(column && {column})}));
    return createSiteData(configWith({themeConfig: {footer: {links}}}), []).footer.columns;
  };
  expect(columnsOf([undefined, undefined])).toBeUndefined();
  expect(columnsOf(['甲', '甲', '乙', undefined])).toEqual([
    ['甲', 2],
    ['乙', 1],
    ['', 1],
  ]);
});
