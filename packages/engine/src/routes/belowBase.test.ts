import {expect, it} from 'vitest';
import {belowBase, withBase} from './belowBase.ts';

it('takes the base URL away as it is encoded and as it is written', () => {
  expect(belowBase('/%E7%AB%99/a.png', '/%E7%AB%99/')).toBe('a.png');
  expect(belowBase('/站/a.png', '/%E7%AB%99/')).toBe('a.png');
  expect(belowBase('/站/', '/%E7%AB%99/')).toBe('');
});

it('knows no path below it that does not begin with it', () => {
  expect(belowBase('/a.png', '/b/')).toBeUndefined();
  expect(belowBase('a.png', '/')).toBeUndefined();
});

it.each([
  ['/a/', '/%E7%AB%99/a/'],
  ['a', '/%E7%AB%99/a'],
  ['/站/a', '/%E7%AB%99/a'],
  ['/%E7%AB%99/a', '/%E7%AB%99/a'],
  ['/站', '/%E7%AB%99'],
  ['/%E7%AB%99', '/%E7%AB%99'],
  ['/站点', '/%E7%AB%99/站点'],
])('puts the base URL before %s once', (path, expected) => {
  expect(withBase(path, '/%E7%AB%99/')).toBe(expected);
});

it('puts no base URL before paths of a site at the root', () => {
  expect([withBase('/', '/'), withBase('/a', '/'), withBase('a', '/')]).toEqual(['/', '/a', '/a']);
});
