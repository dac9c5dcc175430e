import {decodePath} from '@wuya/theme/pathname';
import {expect, it} from 'vitest';
import {createNearestFileFinder, escapeDestination} from './nearestFile.ts';

it('encodes what would end a destination as UTF-8, so that it decodes to what it was', () => {
  const path = './闭包　(上) "a"\u2003b.md';
  const written = escapeDestination(path);
  expect(written).toBe('./闭包%E3%80%80%28上%29%20%22a%22%E2%80%83b.md');
  expect(decodePath(written)).toBe(path);
});

it.each([
  ['a/B.md', ['a/b.md', 'c.md'], {file: 'a/b.md', kind: 'case'}],
  ['a/\u00E9.md', ['a/e\u0301.md', 'a/e.md'], {file: 'a/e\u0301.md', kind: 'form'}],
  ['a/\u00C9.md', ['a/e\u0301.md'], {file: 'a/e\u0301.md', kind: 'form'}],
  ['b.md', ['a/01-b.md'], {file: 'a/01-b.md', kind: 'moved'}],
  ['a/b.png', ['a/b.png', 'c.png'], undefined],
])('finds what %j was to be', (wanted, files, found) => {
  expect(createNearestFileFinder(files)(wanted)).toEqual(found);
});
