import {expect, it} from 'vitest';
import {thrownText} from './thrownText.ts';

it.each([
  [new TypeError('no'), 'no'],
  [{message: 5}, '5'],
  ['words', 'words'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('s'), 'Symbol(s)'],
  [Object.create(null), 'object'],
])('whatever is thrown has words: %o', (thrown, words) => expect(thrownText(thrown)).toBe(words));
