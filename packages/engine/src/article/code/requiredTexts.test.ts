import {expect, it} from 'vitest';
import {findRequiredTexts, mayBeFound} from './requiredTexts.ts';

it.each<[string, readonly (readonly string[])[]]>([
  ['\\b(?:from|import)\\s+\\w', [['from', 'import']]],
  ['(?<![$\\w])(export)\\s+(as)\\b', [['export'], ['as']]],
  ['ab+c?d*e', [['a'], ['b'], ['e']]],
  ['\\(\\s*\\)', [['('], [')']]],
  ['(?=\\w*\\brecord\\s)', [['record']]],
  ['(?<=from)(?!as)x', [['x']]],
  ['(?:a|b*)', []],
  ['(?:ab){0,2}[c]', []],
  ['a{2}?', []],
  ['\\033[1]', []],
  ['[]ab]|[^[:alpha:]&&[^c]]', []],
  ['(?x) a b', []],
  ['(?~a)', []],
  ['a(?#b)', []],
])('%s needs %j', (source, sets) => {
  expect(findRequiredTexts(source).sets).toEqual(sets);
});

it('knows patterns that are texts', () => {
  expect(findRequiredTexts('\\.\\.x').whole).toBe('..x');
  expect(['(?i)x', 'x?', '^x', '中', ''].map((source) => findRequiredTexts(source).whole)).toEqual(
    Array.from({length: 5}),
  );
});

it('looks behind the start alone, and at letters that are the same where case is ignored', () => {
  const required = findRequiredTexts('(?i)\\bSELECT\\b');
  expect(mayBeFound(required, 'Select *', 0)).toBe(true);
  expect(mayBeFound(required, 'Select *', 1)).toBe(false);
  expect(mayBeFound(required, 'ſelect *', 0)).toBe(true);
  expect(mayBeFound(findRequiredTexts('select'), 'SELECT', 0)).toBe(false);
});
