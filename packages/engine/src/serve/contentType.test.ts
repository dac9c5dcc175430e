import {expect, it} from 'vitest';
import {contentTypeOf, isCompressible} from './contentType.ts';

it.each([
  ['a/index.html', 'text/html; charset=utf-8', true],
  ['old/demo.HTM', 'text/html; charset=utf-8', true],
  ['feed.xsl', 'application/xml; charset=utf-8', true],
  ['icon.svg', 'image/svg+xml', true],
  ['film.webm', 'video/webm', false],
  ['sound.mp3', 'audio/mpeg', false],
  ['words.vtt', 'text/vtt; charset=utf-8', true],
  ['book/notes.epub', 'application/epub+zip', false],
  ['font.ttf', 'font/ttf', true],
  ['data.csv', 'text/csv; charset=utf-8', true],
  ['a.constructor', 'application/octet-stream', false],
  ['LICENSE', 'application/octet-stream', false],
  ['v1.2/tool', 'application/octet-stream', false],
])('%s is %s', (path, type, shrinks) => {
  expect(contentTypeOf(path)).toBe(type);
  expect(isCompressible(type)).toBe(shrinks);
});
