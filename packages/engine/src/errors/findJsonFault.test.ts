import {expect, it} from 'vitest';
import {findJsonFault} from './findJsonFault.ts';

it.each([
  ['{\n  "a": 1,\n}', '3:1'],
  ['{\n  "a": 1\n  "b": 2\n}', '3:3'],
  ['{\n  "a": "甲\n}', '2:10'],
  [String.raw`{"a": "\x"}`, '1:8'],
  ['{"a": "乙', '1:9'],
  ['{"a": 1\n\n', '1:8'],
  ['{"a" 1}', '1:6'],
  ['{"a"}', '1:5'],
  ['{a: 1}', '1:2'],
  ["{'a': 1}", '1:2'],
  ['{1: 2}', '1:2'],
  ['[1, 2}', '1:6'],
  ['[1,, 2]', '1:4'],
  ['[1 2]', '1:4'],
  ['{"a": 01}', '1:8'],
  ['{} {}', '1:4'],
  ['1, 2', '1:2'],
  ['// a\n{}', '1:1'],
  [']', '1:1'],
  ['', '1:1'],
])('finds where %j stops being JSON', (text, place) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  const {line, column} = findJsonFault(text)!;
  expect(`${line}:${column}`).toBe(place);
});

it.each([
  '{}',
  ' [ ] ',
  '{"a": [1, {"b": null}, "\\u4e2d\\n"], "c": {}}\n',
  '-1.5e+3',
  '"甲"',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
])('finds nothing in JSON: %#', (text) => {
  expect(findJsonFault(text)).toBeUndefined();
});

it('agrees with the parser on texts that lost or doubled a character', () => {
  const text = '{"a": [1, -2.5e3, {"b": null}], "甲": "\\u4e2d\\"", "c": {}}';
  const isJson = (changed: string) => {
    try {
      JSON.parse(changed);
      return true;
    } catch {
      return false;
    }
  };
  for (let i = 0; i < text.length; i++)
    for (const changed of [
      text.slice(0, i) + text.slice(i + 1),
      text.slice(0, i) + text.slice(i - 1),
    ])
      expect([changed, findJsonFault(changed) === undefined]).toEqual([changed, isJson(changed)]);
});
