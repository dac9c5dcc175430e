import {describe, expect, it} from 'vitest';
import {catalogue} from './catalogue.ts';

/** Parameters for any entry: every one is the word VALUE, a list of it, or a number. */
const params = new Proxy({}, {get: (_, name) => (['ids', 'known', 'locales', 'values', 'versions'].includes(String(name)) ? ['VALUE'] : name === 'advice' ? ['VALUE', 'VALUE'] : name === 'firstLine' ? 7 : 'VALUE')}) as never;
const entries = Object.entries(catalogue);

describe('the catalogue', () => {
  it.each(entries)('has a Chinese and an English text for %s', (_, {text}) => {
    const [zh, en] = text(params);
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/[a-z]{2}/);
    expect(en).not.toMatch(/\p{Script=Han}/u);
    expect(zh + en).not.toContain('undefined');
  });

  it.each(entries.filter(([, entry]) => 'hint' in entry))('has both hints or none for %s', (_, entry) => {
    const hint = (entry as {hint: (p: never) => readonly string[] | undefined}).hint(params);
    expect(hint).toHaveLength(2);
    expect(hint!.every((text) => text.trim() !== '')).toBe(true);
  });

  it('names codes as letters, a dash and three digits', () => {
    expect(entries.map(([code]) => code).filter((code) => !/^[A-Z][A-Z\d]{1,4}-\d{3}$/.test(code))).toEqual([]);
  });
});
