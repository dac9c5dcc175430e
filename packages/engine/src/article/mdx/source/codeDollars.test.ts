import {expect, it} from 'vitest';
import {hideCodeDollars, showCodeDollars} from './codeDollars.ts';

const hide = (text: string) => hideCodeDollars(text).replaceAll('\uA7F7', '¤');

it.each([
  ['{`x${a}`} {b} $', '{`x¤{a}`} {b} $'],
  ['<b title={`${a}`} lang="$">$x$</b>', '<b title={`¤{a}`} lang="¤">$x$</b>'],
  ['$\\frac{a$', '$\\frac{a$'],
  ['$$\n{$}\n$$ {$}', '$$\n{$}\n$$ {¤}'],
  ['`{$}` \\{$} $', '`{$}` \\{$} $'],
  ['5 $ {$}', '5 $ {$}'],
  ['5 $\n\n{$}', '5 $\n\n{¤}'],
])('hides the dollars of code alone: %j', (text, hidden) => {
  expect(hide(text)).toBe(hidden);
});

it('shows them again in all texts of a tree', () => {
  const tree = {type: 'root', children: [{value: hideCodeDollars('{$} {$}'), at: 3}]};
  expect(showCodeDollars(tree)).toEqual({type: 'root', children: [{value: '{$} {$}', at: 3}]});
});
