import {expect, it} from 'vitest';
import {pathnameOf} from './pathnameOf.ts';

it.each([
  ['/a/b', '/', '/a/b'],
  ['b', '/a/', '/a/b'],
  ['../中', '/a/b/', '/a/%E4%B8%AD'],
  ['pathname:/x', '/a/', '/x'],
])('resolves %s on %s as a browser does', (path, base, pathname) => {
  expect(pathnameOf(path, base)).toBe(pathname);
});

it.each([
  ['//[', '/', '//['],
  ['//host/a', '/', '//host/a'],
  ['/\\[a', '/', '//[a'],
  ['\\\\[a', '/a/', '/a///[a'],
  [' //host/a', '/a/', '/a/%20//host/a'],
  ['ht\ttp://[', '/a/', '/a/http://['],
  ['..//javascript:alert(1);/', '/a/', '//javascript:alert(1);/'],
])('takes no host out of %j', (path, base, pathname) => {
  expect(pathnameOf(path, base)).toBe(pathname);
});
