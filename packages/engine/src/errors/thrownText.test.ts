import {expect, it} from 'vitest';
import {thrownStack, thrownText} from './thrownText.ts';

it.each([
  [new TypeError('no'), 'no'],
  [{message: 5}, '5'],
  ['words', 'words'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('s'), 'Symbol(s)'],
  [Object.create(null), 'object'],
])('whatever is thrown has words: %o', (thrown, words) => expect(thrownText(thrown)).toBe(words));

const throws = (): never => {
  throw new Error('asked');
};

it.each([
  [null, undefined],
  ['words', undefined],
  [Object.defineProperty(new Error('a'), 'stack', {get: throws}), undefined],
  [Object.assign(new Error('a'), {stack: 12}), 'a'],
  [new Proxy(new Error('a'), {getPrototypeOf: throws}), undefined],
])('asking for the stack of whatever is thrown does not throw: case %#', (thrown, stack) =>
  expect(thrownStack(thrown)).toBe(stack),
);
