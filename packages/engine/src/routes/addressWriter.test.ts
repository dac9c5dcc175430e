import {describe, expect, it} from 'vitest';
import {
  AS_THEY_ARE,
  createAddressWriter,
  documentPathOf,
  withCaseOfPages,
} from './addressWriter.ts';

const pages = new Set(['/wuya/', '/wuya/a/', '/wuya/a/b/', '/wuya/%E9%97%AD/']);
const config = {
  trailingSlash: false,
  url: 'https://x.example',
  baseUrl: '/wuya/',
  i18n: undefined,
  locale: 'zh-CN',
};
const {address, html, data} = createAddressWriter(config, (path) => pages.has(path));

describe('a site without slashes at the end of addresses', () => {
  it.each([
    ['/wuya/a/', '/wuya/a'],
    ['/wuya/a/b/?q=1/#c/', '/wuya/a/b?q=1/#c/'],
    ['https://x.example/wuya/%E9%97%AD/', 'https://x.example/wuya/%E9%97%AD'],
  ])('writes %s as %s', (given, written) => {
    expect(address(given)).toBe(written);
  });

  it.each([
    '/wuya/',
    '/wuya/#a',
    '/wuya/demo/',
    '/other/a/',
    'https://y.example/wuya/a/',
    '#a/',
    'a/',
    '/wuya/a.png',
    '',
  ])('leaves %s', (given) => {
    expect(address(given)).toBe(given);
  });

  it('writes what tags of HTML lead to, and none of its words', () => {
    const written = '<a class="x" href="/wuya/a/#b">/wuya/a/</a><img src="/wuya/a/">';
    expect(html(written)).toBe('<a class="x" href="/wuya/a#b">/wuya/a/</a><img src="/wuya/a/">');
  });

  it('writes addresses wherever they are in data, but not in what authors wrote', () => {
    expect(
      data({
        path: '/wuya/a/',
        head: {canonical: 'https://x.example/wuya/a/b/', image: null, width: 2},
        items: [{titleHtml: 'See <a href="/wuya/a/">a</a>'}, '/wuya/'],
        frontMatter: {slug: '/wuya/a/'},
        customFields: {to: '/wuya/a/'},
      }),
    ).toEqual({
      path: '/wuya/a',
      head: {canonical: 'https://x.example/wuya/a/b', image: null, width: 2},
      items: [{titleHtml: 'See <a href="/wuya/a">a</a>'}, '/wuya/'],
      frontMatter: {slug: '/wuya/a/'},
      customFields: {to: '/wuya/a/'},
    });
  });

  it('leaves the home page of each language its slash, and takes that of their pages', () => {
    const language = {name: '', label: '', htmlLang: '', direction: 'ltr', folder: ''} as const;
    const i18n = {
      languages: [
        {...language, locale: 'zh-CN', path: ''},
        {...language, locale: 'en', path: 'en/'},
      ],
    };
    const inEnglish = createAddressWriter(
      {...config, i18n, baseUrl: '/wuya/en/', locale: 'en'},
      (path) => path === '/wuya/en/a/',
    );
    const given = ['/wuya/', '/wuya/en/', '/wuya/a/', '/wuya/en/a/', '/wuya/en/demo/'];
    expect(given.map((one) => inEnglish.address(one))).toEqual([
      '/wuya/',
      '/wuya/en/',
      '/wuya/a',
      '/wuya/en/a',
      '/wuya/en/demo/',
    ]);
  });
});

it('leaves all of a site with slashes as it is', () => {
  const usual = createAddressWriter({...config, trailingSlash: true}, () => true);
  expect(usual.address('/wuya/a/')).toBe('/wuya/a/');
  expect(usual.html('<a href="/wuya/a/">')).toBe('<a href="/wuya/a/">');
  expect(usual.data(['/wuya/a/'])).toEqual(['/wuya/a/']);
});

it.each([
  ['a/b/index.html', 'a/b.html'],
  ['index.html', 'index.html'],
  ['404.html', '404.html'],
  ['a.html/index.html', 'a.html.html'],
])('puts the document of %s at %s', (outputPath, path) => {
  expect(documentPathOf(outputPath, {trailingSlash: false})).toBe(path);
  expect(documentPathOf(outputPath, {trailingSlash: true})).toBe(outputPath);
});

describe('addresses that differ from those of pages by case alone', () => {
  const permalinks = new Map(['/', '/Articles/', '/b/', '/B/', '/%E9%97%AD/X/'].map((a) => [a, 1]));
  it.each([
    ['/articles/', '/Articles/'],
    ['/articles/?a#B', '/Articles/?a#B'],
    ['/%e9%97%ad/x/', '/%E9%97%AD/X/'],
    ['/b/', '/b/'],
    ['/B/', '/B/'],
    ['/img/Articles.png', '/img/Articles.png'],
    ['https://x.example/articles/', 'https://x.example/articles/'],
    ['/other/', '/other/'],
  ])('writes %s as %s', (given, written) => {
    expect(withCaseOfPages(AS_THEY_ARE, permalinks).address(given)).toBe(written);
  });

  it('takes their slash where the site has none', () => {
    const writer = createAddressWriter({...config, baseUrl: '/'}, (path) => permalinks.has(path));
    expect(withCaseOfPages(writer, permalinks).data({to: ['/articles/#a']})).toEqual({
      to: ['/Articles#a'],
    });
  });
});
