import {TomlError} from 'smol-toml';
import {describe, expect, it} from 'vitest';
import {readToml} from './toml.ts';

describe('TOML', () => {
  it('gives dates and large numbers as text', () => {
    expect(readToml('a = 2024-05-06\nb = 99999999999999999\nc = [{d = 1}]')).toEqual({
      a: '2024-05-06',
      b: '99999999999999999',
      c: [{d: 1}],
    });
  });

  it('is refused where it nests deeper than settings do, however it is written', () => {
    const keys = Array(50_000).fill('a').join('.');
    for (const text of [
      `${keys} = 1`,
      `[${keys}]\nb = 1`,
      `[[${keys}]]`,
      `x = ${'['.repeat(50_000)}`,
      `x = ${'{a='.repeat(50_000)}`,
    ])
      expect(() => readToml(text), text.slice(0, 9)).toThrow(TomlError);
  });
});
