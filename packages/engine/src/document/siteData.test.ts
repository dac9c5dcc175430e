import {expect, it} from 'vitest';
import {configWith} from '../../test/samples.ts';
import {absoluteUrl, toHref} from './siteData.ts';

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
