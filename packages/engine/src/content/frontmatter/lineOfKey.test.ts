import {expect, it} from 'vitest';
import {lineOfKey} from './lineOfKey.ts';

it.each([
  ['a key that begins like another', 'javascript:\n  label: JS\njava: 3', 'java', 3],
  ['a key that is also a word of a value', 'description: the label\nlabel: 3', 'label', 2],
  [
    'a key that an inner object has too',
    '{\n  "link": {\n    "title": "x"\n  },\n  "title": 3\n}',
    'title',
    5,
  ],
  ['a key in quotes', 'a: 1\n"c++": 3', 'c++', 2],
  ['a key in the first line of JSON', '{"label": 3}', 'label', 1],
  ['a key with a blank', 'a b:\n  c: 1\n', 'a b', 1],
  ['a key with a blank further out', 'x:\n  a b: 1\na b: 2\n', 'a b', 3],
  ['a key of many lines', 'k: 1\n'.repeat(200_000) + 'last: 1', 'last', 200_001],
  ['a key with a colon', 'x: 1\na:b: 2\n', 'a:b', 2],
  ['a key among others of a line', 'a: 1\nlink: {slug: /..}', 'slug', 2],
  ['no key', 'a: 1', 'b', 1],
])('finds %s', (_, text, key, line) => {
  expect(lineOfKey(text, key)).toBe(line);
});
