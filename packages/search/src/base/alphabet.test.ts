import {describe, expect, it} from 'vitest';
import {extraCodes, toAlphabet} from './alphabet.ts';

describe('toAlphabet', () => {
  it('has ASCII, 3,755 ideographs and the extra code units, rising and once', () => {
    const alphabet = toAlphabet([0x20000 & 0xffff, 0x3042, 0x9fa0, 0x61]);
    expect(alphabet).toEqual([...new Set(alphabet)].sort((a, b) => a - b));
    expect(alphabet.length).toBe(94 + 3755 + 3);
    expect([...'的闭包座a=']).toSatisfy((chars: string[]) =>
      chars.every((char) => alphabet.includes(char.charCodeAt(0))),
    );
  });

  it('is the same again from the extra code units of what is used', () => {
    const used = [...'闭包龘鼈カ=='].map((char) => char.charCodeAt(0));
    expect(extraCodes(used)).toEqual(
      [...'カ鼈龘'].map((char) => char.charCodeAt(0)).sort((a, b) => a - b),
    );
    expect(toAlphabet(extraCodes(used))).toEqual(toAlphabet(used));
  });
});
