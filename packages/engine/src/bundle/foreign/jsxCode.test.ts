import {expect, it} from 'vitest';
import {mayHoldJsx} from './jsxCode.ts';

it.each(['<p>a</p>', '<>a</>', 'a( <\n  >b <\n  / >)', '< Own />', '<A.B c />'])(
  'finds JSX in %j',
  (code) => {
    expect(mayHoldJsx(code)).toBe(true);
  },
);

it.each(['a<b', 'for (; i < n; i++);', 'a <= b'])('finds none in %j', (code) => {
  expect(mayHoldJsx(code)).toBe(false);
});
