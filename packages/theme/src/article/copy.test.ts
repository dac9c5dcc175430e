import {expect, it} from 'vitest';
import {getCodeText} from './copy.ts';

type Part = string | {readonly kind: 'cn' | 'del'; readonly text: string};

/** Code of these parts, of which some are signs of notes or lines that a diff takes away. */
const code = (...parts: readonly Part[]) => {
  const left = [...parts];
  const copy = {
    querySelector: () => parts.find((part) => typeof part === 'string') ?? null,
    querySelectorAll: (selector: string) =>
      parts
        .filter(
          (part) => typeof part !== 'string' && selector.split(', ').includes(`.${part.kind}`),
        )
        .map((part) => ({remove: () => left.splice(left.indexOf(part), 1)})),
    get textContent() {
      return left.map((part) => (typeof part === 'string' ? part : part.text)).join('');
    },
  };
  return {cloneNode: () => copy} as unknown as Element;
};

it('copies the code without its last newline', () => {
  expect(getCodeText(code('a\n\nb\n'))).toBe('a\n\nb');
});

it('copies no sign of a note', () => {
  expect(
    getCodeText(code('a; // ①', {kind: 'cn', text: ' ①'}, '\nb', {kind: 'cn', text: ' ②'}, '\n')),
  ).toBe('a; // ①\nb');
});

it('keeps code that does not end with a newline', () => {
  expect(getCodeText(code('  a'))).toBe('  a');
});

it('copies what a diff leaves, and all of one that only takes away', () => {
  const old = {kind: 'del', text: 'old\n'} as const;
  expect(getCodeText(code('same\n', old, 'new\n'))).toBe('same\nnew');
  expect(getCodeText(code(old))).toBe('old');
});
