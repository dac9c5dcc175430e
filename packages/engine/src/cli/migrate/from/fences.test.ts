import {expect, it} from 'vitest';
import {classify} from './fences.ts';

it.each([
  ['- ```js\n  a\n  ```\nb', ['open', 'code', 'close', 'prose']],
  ['> 1. ~~~\n>    a\n>    - ~~~\n>    ~~~', ['open', 'code', 'code', 'close']],
  ['- ```a``` b', ['prose']],
])('tells code in items of lists from prose: %j', (text, kinds) => {
  expect(classify(text).map(({kind}) => kind)).toEqual(kinds);
});
