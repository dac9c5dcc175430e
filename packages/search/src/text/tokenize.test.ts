import {describe, expect, it} from 'vitest';
import {eachTerm, wordTerms} from './eachTerm.ts';
import {foldText, foldTextMapped} from './fold.ts';
import {partStarts} from './tokenize.ts';

function termsOf(raw: string): string[] {
  const terms: string[] = [];
  eachTerm(foldText(raw), {
    char: (key) => terms.push(String.fromCharCode(...[key >>> 16, key & 0xffff].filter(Boolean))),
    word: (word) => terms.push(...wordTerms(word).map((term) => `${term}/`)),
  });
  return terms;
}

describe('eachTerm', () => {
  it.each([
    ['闭包', ['闭', '闭包', '包']],
    ['闭 包', ['闭', '闭包', '包']],
    ['useEffect2', ['useeffect2/', 'effect2/']],
    ['utf8', ['utf8/', '8/']],
    ['a.map', ['a/', '.', '.m', 'map/']],
    ['C++', ['c/', 'c+', '+', '++', '+']],
    ['=>', ['=', '=>', '>']],
    ['用 API 时', ['用', '用a', 'api/', 'i时', '时']],
    ['v-model', ['v/', '-', '-m', 'model/']],
    ['ＡＢ', ['ab/']],
    ['XMLHttp', ['xmlhttp/', 'http/']],
    ['ΟΔΟΣ 中', ['οδος/', 'ς中', '中']],
    ['می‌توانیم، سلام؟', ['میتوانیم/', 'سلام/']],
    ['אבא־אמא', ['אבא/', 'אמא/']],
    ['हिन्दी।', ['हिन्दी/']],
    ['ქართული', ['ქართული/']],
    ['ไทย', ['ไ', 'ไท', 'ท', 'ทย', 'ย']],
  ])('cuts %j', (raw, terms) => {
    expect(termsOf(raw)).toEqual(terms);
  });

  it('cuts words to forty letters', () => {
    expect(termsOf('a'.repeat(50))).toEqual([`${'a'.repeat(40)}/`]);
  });
});

describe('partStarts', () => {
  it.each([
    ['useEffect', [3]],
    ['snake_case', [6]],
    ['parseHTMLDocument', [5, 9]],
    ['utf8', [3]],
  ])('cuts %s', (word, starts) => {
    expect(partStarts(word)).toEqual(starts);
  });
});

describe('foldText', () => {
  it.each([
    ['Ｆｕｌｌ　Ｗｉｄｔｈ', 'Full Width'],
    ['café', 'cafe'],
    ['a\u200bb', 'ab'],
    ['㎡', 'm2'],
    ['سَلَام', 'سلام'],
    ['أحـمد', 'احمد'],
    ['שָׁלוֹם', 'שלום'],
    ['行\n尾\t。', '行 尾 。'],
  ])('folds %j', (raw, folded) => {
    expect(foldText(raw)).toBe(folded);
  });

  it('keeps its length in lower case and agrees with the mapped form, for every code unit', () => {
    const wrong = Array.from(
      {length: 0x10000},
      (_, code) => `a${String.fromCharCode(code)}b`,
    ).filter((raw) => {
      const folded = foldText(raw);
      const mapped = foldTextMapped(raw);
      return (
        folded.toLowerCase().length !== folded.length ||
        mapped.text !== folded ||
        mapped.toRaw(0) !== 0 ||
        mapped.toRaw(folded.length - 1) !== raw.length - 1
      );
    });
    expect(wrong).toEqual([]);
  });
});
