import {expect, it} from 'vitest';
import {findUnsafePart} from './unsafePath.ts';

it.each([
  ['/../x', '..'],
  ['..', '..'],
  ['a/./b', '.'],
  ['/%2e%2e/x', '..'],
  ['/%2E./x', '..'],
  ['/%252e%252e/x', '..'],
  ['/100%/%2e%2e/x', '..'],
  ['a%2f..%2fb', '..'],
  ['a\\b', '\\'],
  ['..%5c..', '\\'],
  ['C:/x', 'C:'],
  ['/d:/x', 'd:'],
  ['a\0b', '\\u0000'],
  ['a%00b', '\\u0000'],
  ['a\nb', '\\n'],
])('%j is unsafe by %j', (path, part) => {
  expect(findUnsafePart(path)).toBe(part);
});

it.each([
  '',
  '/',
  'a/b/',
  '...',
  '/a..b/',
  '.well-known/x',
  'C: x',
  'C++',
  '100%',
  '%zz',
  '中文/乙',
  'a:b',
])('%j is safe', (path) => {
  expect(findUnsafePart(path)).toBeUndefined();
});
