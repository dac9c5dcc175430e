import {expect, it} from 'vitest';
import {namedFileHref, staticFileOf, staticPathOf} from './namedFile.ts';

it.each(['/x/img/a.png', '/img/a.png', 'img/a.png', './img/a.png'])('%s is one file', (written) => {
  expect(staticPathOf(written, '/x/')).toBe('img/a.png');
  expect(namedFileHref(written, '/x/')).toBe('/x/img/a.png');
  expect(namedFileHref(written.replace('/x/', '/'), '/')).toBe('/img/a.png');
});

it('takes a base URL away that is written as people read it', () => {
  expect(staticFileOf('/站/img/%E5%9B%BE.png?v=2', '/%E7%AB%99/')).toBe('img/图.png');
  expect(namedFileHref('/站/a.png', '/%E7%AB%99/')).toBe('/%E7%AB%99/a.png');
});
