import {expect, it} from 'vitest';
import {findFramePlace, plainReason} from './plainReason.ts';

const FAILURE = new Error(
  'Transform failed with 1 error:\n\n\u001B[31m[PARSE_ERROR] \u001B[0mUnexpected token\n ╭─[ src/pages/a.js:47:17 ]\n    at transform (file:///engine/a.js:1:2)\n',
);

it('tells a failure of code without colours and without the way through the bundler', () => {
  expect(plainReason(FAILURE)).toBe(
    'Transform failed with 1 error:\n\n[PARSE_ERROR] Unexpected token\n ╭─[ src/pages/a.js:47:17 ]',
  );
  expect(plainReason('砰')).toBe('砰');
  expect(plainReason("Cannot find module 'a'\nRequire stack:\n- /s/b.mjs\n- /s/c.mjs")).toBe(
    "Cannot find module 'a'",
  );
  expect(plainReason('砰\n  \n  Stack backtrace:\n     0: <unknown>\n     1: a\n')).toBe('砰');
});

it('finds the place that a frame names', () => {
  const place = findFramePlace(plainReason(FAILURE));
  expect(place).toEqual({file: 'src/pages/a.js', line: 47, column: 17});
  expect(findFramePlace('砰')).toBeUndefined();
});
