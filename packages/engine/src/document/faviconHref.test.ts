import {expect, it} from 'vitest';
import {faviconHref} from './faviconHref.ts';

it.each([
  [undefined, null],
  ['a.svg', '/x/a.svg'],
  ['/a.svg', '/x/a.svg'],
  ['/x/a.svg', '/x/a.svg'],
  ['https://y.example/a.svg', 'https://y.example/a.svg'],
  ['//y.example/a.svg', '//y.example/a.svg'],
  ['data:image/svg+xml,%3Csvg%3E', 'data:image/svg+xml,%3Csvg%3E'],
])('the icon %s stands at %s', (favicon, href) => {
  expect(faviconHref({baseUrl: '/x/', favicon})).toBe(href);
});
