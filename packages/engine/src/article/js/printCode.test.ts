import {expect, it} from 'vitest';
import {loadYaml} from '../../content/frontmatter/loadYaml.ts';
import {printCode} from './printCode.ts';

it.each([
  ['date: 2024-05-01', '{"date":new Date("2024-05-01T00:00:00.000Z")}'],
  [
    'last_update: {date: 2024-05-01 08:00:00, author: 甲}',
    '{"last_update":{"date":new Date("2024-05-01T08:00:00.000Z"),"author":"甲"}}',
  ],
  ['days: [2024-05-01]', '{"days":[new Date("2024-05-01T00:00:00.000Z")]}'],
  ['a: "2024-05-01"', '{"a":"2024-05-01"}'],
  ['a: {b: [1, yes, null, "“"]}', '{"a":{"b":[1,"yes",null,"“"]}}'],
  ['{}', '{}'],
])('prints %s as %s', (yaml, code) => {
  expect(printCode(loadYaml(yaml, {hasDates: true}))).toBe(code);
});

it('leaves fields out that have no value', () => {
  expect(printCode({a: undefined, b: [undefined]})).toBe('{"b":[null]}');
});
