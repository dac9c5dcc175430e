import {expect, it} from 'vitest';
import {withoutSwitches} from './leanStyles.ts';

const DARK = ':root{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}';

it('takes the switches of colours that nothing reads from all sheets', () => {
  expect(withoutSwitches([DARK, '.a{top:0}'])).toEqual([':root{color-scheme:dark}', '.a{top:0}']);
});

it('leaves them where a sheet has colours for both schemes', () => {
  const own = '.a{color:var(--lightningcss-light,red)var(--lightningcss-dark,blue)}';
  expect(withoutSwitches([DARK, own])).toEqual([DARK, own]);
});
