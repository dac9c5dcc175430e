import {expect, it} from 'vitest';
import {getCodeText} from './copy.ts';

const code = (textContent: string) => ({textContent}) as Element;

it('copies the code without its last newline', () => {
  expect(getCodeText(code('a\n\nb\n'))).toBe('a\n\nb');
});

it('keeps code that does not end with a newline', () => {
  expect(getCodeText(code('  a'))).toBe('  a');
});
