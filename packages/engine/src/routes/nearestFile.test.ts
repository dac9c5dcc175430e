import {decodePath} from '@wuya/theme/pathname';
import {expect, it} from 'vitest';
import {escapeDestination} from './nearestFile.ts';

it('encodes what would end a destination as UTF-8, so that it decodes to what it was', () => {
  const path = './闭包　(上) "a"\u2003b.md';
  const written = escapeDestination(path);
  expect(written).toBe('./闭包%E3%80%80%28上%29%20%22a%22%E2%80%83b.md');
  expect(decodePath(written)).toBe(path);
});
