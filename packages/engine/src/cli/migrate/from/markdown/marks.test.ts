import {expect, it} from 'vitest';
import {rewriteMarks} from './marks.ts';

it.each([
  ['==甲== 乙 ==丙==', '<mark>甲</mark> 乙 <mark>丙</mark>'],
  ['==用 `a==b` 的 `c`==', '<mark>用 `a==b` 的 `c`</mark>'],
  ['==注意: ==', '==注意: =='],
  ['==$a=b$ 成立==', '<mark>$a=b$ 成立</mark>'],
  ['`a==b` 与 `c==d`', '`a==b` 与 `c==d`'],
  ['$a==b$ 与 $c==d$', '$a==b$ 与 $c==d$'],
  ['a == b == c', 'a == b == c'],
  ['==未完 `a', '==未完 `a'],
  ['======', '======'],
])('marks words between signs: %s', (line, marked) => {
  expect(rewriteMarks(line)).toBe(marked);
});
