import {expect, it} from 'vitest';
import {getCodeText} from './copy.ts';

/** Code of these parts, of which some are signs of notes. */
const code = (...parts: readonly (string | {readonly sign: string})[]) => {
  const left = [...parts];
  const copy = {
    querySelectorAll: () =>
      parts
        .filter((part) => typeof part !== 'string')
        .map((part) => ({remove: () => left.splice(left.indexOf(part), 1)})),
    get textContent() {
      return left.map((part) => (typeof part === 'string' ? part : part.sign)).join('');
    },
  };
  return {cloneNode: () => copy} as unknown as Element;
};

it('copies the code without its last newline', () => {
  expect(getCodeText(code('a\n\nb\n'))).toBe('a\n\nb');
});

it('copies no sign of a note', () => {
  expect(getCodeText(code('a; // ①', {sign: ' ①'}, '\nb', {sign: ' ②'}, '\n'))).toBe('a; // ①\nb');
});

it('keeps code that does not end with a newline', () => {
  expect(getCodeText(code('  a'))).toBe('  a');
});
