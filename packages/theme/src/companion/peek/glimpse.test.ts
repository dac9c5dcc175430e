import {describe, expect, it} from 'vitest';
import {cut} from './glimpse.ts';

describe('the first lines of a section', () => {
  const sentence = (length: number) => `${'字'.repeat(length - 1)}。`;

  it('are whole where they are short', () => {
    expect(cut(sentence(120))).toBe(sentence(120));
  });

  it('end with a sentence where one ends in their second half', () => {
    expect(cut(sentence(80) + sentence(80))).toBe(sentence(80));
  });

  it('else end with a sign that they go on, never in a word or after a comma', () => {
    expect(cut(sentence(20) + sentence(200))).toMatch(/字…$/);
    expect(cut(`${'a'.repeat(115)}, bcdefghijk`)).toBe(`${'a'.repeat(115)}…`);
  });
});
