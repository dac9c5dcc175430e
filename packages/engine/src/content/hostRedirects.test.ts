import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createHostMatcher, parseHostRedirects, readHostRedirects} from './hostRedirects.ts';

const RULES = `# 旧地址
/discord https://discord.example/x
/invite/*   https://discord.example/x 301
/news/:year/:name /blog/:year/:name   # 一年
/old id=:id /new/:id 301!
/gone /404.html 404
https://x.example/a /a
/* /index.html 200
/alone
`;

it.each([
  ['/discord', true],
  ['/discord/', true],
  ['/discord/a', false],
  ['/invite', true],
  ['/invite/a/b', true],
  ['/invited', false],
  ['/news/2024/a', true],
  ['/news/2024', false],
  ['/old', true],
  ['/gone', false],
  ['/a', false],
  ['/alone', false],
])('tells whether _redirects leads %s elsewhere: %s', (pathname, expected) => {
  expect(createHostMatcher(parseHostRedirects(RULES))(pathname)).toBe(expected);
});

it('reads _redirects among the static files, and nothing where it is not there', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'static/_redirects': '/a /b\r\n/c /d\r\n'});
  const absolutePath = join(dir, 'static/_redirects');
  expect(readHostRedirects([{path: '_redirects', absolutePath}])).toEqual(['/a', '/c']);
  expect(readHostRedirects([{path: '_redirects', absolutePath: join(dir, 'none')}])).toEqual([]);
  expect(readHostRedirects([{path: 'a/_redirects', absolutePath}])).toEqual([]);
});
