import {expect, it} from 'vitest';
import {isComment} from './isComment.ts';

it.each(['', ' \n', '/* a */', '/** a **/ // b', '// a\n// b\n', '/*/ a */', '/**/', '// /*'])(
  'takes %j for comments alone',
  (code) => expect(isComment(code)).toBe(true),
);

// Each of the last, divided in every way, would take longer than any run of the tests.
it.each([
  'a',
  '/* a',
  '/* a */ b',
  '// a\nb',
  `${'/* a */ '.repeat(60)}b`,
  `// ${'http://a '.repeat(60)}\nb`,
  `${'/*//**//'.repeat(60)}\nb`,
])('takes %j for more', (code) => expect(isComment(code)).toBe(false));
