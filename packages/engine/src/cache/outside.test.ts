import {expect, it} from 'vitest';
import {isOutside} from './outside.ts';

it.each(['..', '../a', '..\\a', '/a', 'D:\\a', 'D:/a'])('%s leads out', (path) => {
  expect(isOutside(path)).toBe(true);
});

it.each(['', 'a', 'a/..b', '..a', '...', '.a'])('%s does not lead out', (path) => {
  expect(isOutside(path)).toBe(false);
});
