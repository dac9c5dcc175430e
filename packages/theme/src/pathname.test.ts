import {describe, expect, it} from 'vitest';
import {
  decodePath,
  encodePath,
  encodeText,
  joinPath,
  normalizePathname,
  withSlash,
} from './pathname.ts';

describe('withSlash', () => {
  it.each([
    ['/a', '/a/'],
    ['/a/', '/a/'],
    ['/', '/'],
    ['/a?x=1#h', '/a/?x=1#h'],
    ['/a#h?x', '/a/#h?x'],
    ['#h', '#h'],
    ['?x=1', '?x=1'],
    ['/a.png', '/a.png'],
    ['/a.png?x', '/a.png?x'],
    ['/v1.2', '/v1.2/'],
    ['/闭包', '/闭包/'],
  ])('makes %s into %s', (href, expected) => {
    expect(withSlash(href)).toBe(expected);
  });
});

describe('normalizePathname', () => {
  it.each([
    ['/a/index.html', '/a/'],
    ['/a.html', '/a/'],
    ['/wuya/index.html', '/wuya/'],
    ['/index.html', '/'],
    ['', '/'],
    [' /a ', '/a/'],
    ['/a/index.html/', '/a/index.html/'],
    ['/A/INDEX.HTML', '/A/INDEX.HTML/'],
    ['/a.htm', '/a.htm/'],
  ])('looks %s up as %s', (pathname, expected) => {
    expect(normalizePathname(pathname)).toBe(expected);
  });

  it('strips one suffix only', () => {
    expect(normalizePathname('/a.html.html')).toBe('/a.html/');
  });

  it('keeps a suffixed path that is a route itself', () => {
    expect(normalizePathname('/a.html', (pathname) => pathname === '/a.html')).toBe('/a.html');
  });
});

describe('paths', () => {
  it('encodes segments and keeps slashes', () => {
    expect(encodePath('前端/a b/c#')).toBe('%E5%89%8D%E7%AB%AF/a%20b/c%23');
    expect(encodePath('a\uD800/🚀')).toBe('a%EF%BF%BD/%F0%9F%9A%80');
    expect(encodeText('\uDC00a/b 🚀')).toBe('%EF%BF%BDa%2Fb%20%F0%9F%9A%80');
  });

  it('decodes what it encoded', () => {
    expect(decodePath(encodePath('前端/100% 🚀'))).toBe('前端/100% 🚀');
  });

  it('gives malformed input back as it was', () => {
    expect(decodePath('%E5%89')).toBe('%E5%89');
  });

  it('joins parts with single slashes', () => {
    expect(joinPath('/wuya/', '/', 'a/', '/b')).toBe('/wuya/a/b');
  });
});
