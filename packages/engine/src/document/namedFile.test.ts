import {expect, it} from 'vitest';
import {namedFileHref, staticPathOf} from './namedFile.ts';

it.each(['/x/img/a.png', '/img/a.png', 'img/a.png', './img/a.png'])('%s is one file', (written) => {
  expect(staticPathOf(written, '/x/')).toBe('img/a.png');
  expect(namedFileHref(written, '/x/')).toBe('/x/img/a.png');
  expect(namedFileHref(written.replace('/x/', '/'), '/')).toBe('/img/a.png');
});
