import {expect, it} from 'vitest';
import {toListLabel, toListWords} from './listLabel.ts';

it.each([
  ['平', '平'],
  ['a\u202Eb', 'a\u202Eb\u202C'],
  ['a\u202Eb\u202C', 'a\u202Eb\u202C'],
  ['\u2066a\u202Bb\u2069c', '\u2066a\u202Bb\u2069c'],
  ['\u202D\u2067a\u202C', '\u202D\u2067a\u202C\u2069\u202C'],
  ['\u202C\u2069', '\u202C\u2069'],
])(
  'a name ends the directions that it begins, so that it turns nothing else around: %j',
  (name, label) => {
    expect(toListLabel(name)).toBe(label);
    expect(toListWords(name)).toBe(label);
  },
);

it('signs that command machines are left out', () => {
  expect(toListLabel('a\0\x1b[31mb\x07\x7f\tc')).toBe('a[31mb\tc');
});

it('one that is cut ends them behind the cut', () => {
  expect(toListLabel(`\u202E${'字'.repeat(400)}\u202C`)).toMatch(/^\u202E字{298}…\u202C$/);
});
