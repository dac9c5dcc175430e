import {expect, it} from 'vitest';
import {configWith} from '../../test/samples.ts';
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
  ['/docs/a', '/docs/a/'],
  ['/docs', '/docs/'],
  ['/a', '/docs/a/'],
  ['a', '/docs/a/'],
  ['/docsets', '/docs/docsets/'],
])('puts the base URL before %s unless it is there', (to, href) => {
  expect(toHref(configWith({baseUrl: '/docs/'}), {to})).toEqual({href, external: false});
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
