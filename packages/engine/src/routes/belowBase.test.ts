import {expect, it} from 'vitest';
import {belowBase} from './belowBase.ts';

it('takes the base URL away as it is encoded and as it is written', () => {
  expect(belowBase('/%E7%AB%99/a.png', '/%E7%AB%99/')).toBe('a.png');
  expect(belowBase('/站/a.png', '/%E7%AB%99/')).toBe('a.png');
  expect(belowBase('/站/', '/%E7%AB%99/')).toBe('');
});

it('knows no path below it that does not begin with it', () => {
  expect(belowBase('/a.png', '/b/')).toBeUndefined();
  expect(belowBase('a.png', '/')).toBeUndefined();
});
