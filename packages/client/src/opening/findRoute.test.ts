import {expect, it} from 'vitest';
import {findRoute} from './findRoute.ts';

const ROUTES = [
  '/wuya/',
  '/wuya/HomepageStarted/',
  '/wuya/backend/',
  '/wuya/a/',
  '/wuya/A/',
  '/wuya/exact/',
  '/wuya/exact.html/',
  '/wuya/%E9%97%AD%E5%8C%85/',
];

it.each([
  ['/wuya/backend/', '/wuya/backend/'],
  ['/wuya/backend', '/wuya/backend/'],
  ['/wuya/backend.html', '/wuya/backend/'],
  ['/wuya/backend/index.html', '/wuya/backend/'],
  ['/wuya/BACKEND/', '/wuya/backend/'],
  ['/wuya/Backend.html', '/wuya/backend/'],
  ['/wuya/homepagestarted/', '/wuya/HomepageStarted/'],
  ['/wuya/A/', '/wuya/A/'],
  ['/wuya/a/', '/wuya/a/'],
  ['/wuya/exact.html', '/wuya/exact.html/'],
  ['/wuya/闭包/', '/wuya/%E9%97%AD%E5%8C%85/'],
  ['/wuya/%E9%97%AD%E5%8C%85.html', '/wuya/%E9%97%AD%E5%8C%85/'],
  ['/wuya/index.html', '/wuya/'],
  ['/wuya/none/', undefined],
  ['/wuya//backend/', undefined],
  ['/wuya/backend/index.html/', undefined],
  ['/wuya/backend.htm', undefined],
  ['/wuya/100%/', undefined],
])('%s means %s', (pathname, route) => {
  expect(findRoute(pathname, ROUTES)).toBe(route);
});
