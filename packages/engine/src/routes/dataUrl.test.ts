import {expect, it} from 'vitest';
import {toDataUrl} from './dataUrl.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" fill="#fff"><title>水 50%</title></svg>';

it('writes an SVG as text that an attribute in double quotes can hold', () => {
  const url = toDataUrl('assets/a.SVG', Buffer.from(SVG))!;
  expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg%20xmlns=%22http:\/\//);
  expect(url).not.toMatch(/["<># ]|[^\0-~]/);
  expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe(SVG);
});

it.each([
  ['a.png', 'data:image/png;base64,AQID'],
  ['a.jpeg', 'data:image/jpeg;base64,AQID'],
  ['a.tiff', undefined],
])('writes %s as %s', (path, expected) => {
  expect(toDataUrl(path, Buffer.from([1, 2, 3]))).toBe(expected);
});
