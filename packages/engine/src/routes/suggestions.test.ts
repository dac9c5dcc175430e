import {expect, it} from 'vitest';
import {hides} from './suggestions.ts';

it.each(['.a', 'a/.b/c.json', '..a.txt', 'a/..b.txt', '...', 'a/...b/c'])('%s hides', (path) => {
  expect(hides(path)).toBe(true);
});

it.each(['a.b', './a', '../a', 'a/../b', 'a/..', '.', '..', 'a./b', ''])(
  '%s does not hide',
  (path) => {
    expect(hides(path)).toBe(false);
  },
);
