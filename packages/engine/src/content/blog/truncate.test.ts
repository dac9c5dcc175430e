import {expect, it} from 'vitest';
import {cutAtTruncateMark} from './truncate.ts';

it.each([
  ['a\n\n<!-- truncate -->\n\nb', 'a\n\n'],
  ['a\n\n{/* truncate */}\n\nb', 'a\n\n'],
  ['a <!--truncate--> b\n\nc', 'a'],
  ['```\n<!-- truncate -->\n```\n', '```\n<!-- truncate -->\n```\n'],
  ['a\n', 'a\n'],
])('a text is cut at its mark of truncation: %j', (body, cut) => {
  expect(cutAtTruncateMark(body)).toBe(cut);
});
