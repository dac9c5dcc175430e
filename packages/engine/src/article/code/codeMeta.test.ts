import {describe, expect, it} from 'vitest';
import {parseCodeMeta, parseLineRanges, splitInfo} from './codeMeta.ts';

const read = (meta: string) => {
  const {title, highlighted, firstNumber} = parseCodeMeta('ts', meta);
  return {title, lines: [...highlighted], firstNumber};
};

describe('parseCodeMeta', () => {
  it.each<[string, Partial<ReturnType<typeof read>>]>([
    ['', {}],
    ['title="src/a.ts"', {title: 'src/a.ts'}],
    ['title=\'a "b"\'', {title: 'a "b"'}],
    ['title=""', {title: ''}],
    ['{1,3-5}', {lines: [1, 3, 4, 5]}],
    ['{ 2 , 4 - 5 }', {lines: [2, 4, 5]}],
    ['showLineNumbers', {firstNumber: 1}],
    ['showLineNumbers=10', {firstNumber: 10}],
    ['showLineNumbers={10}', {firstNumber: 10}],
    ['showLineNumbers={10} {2}', {firstNumber: 10, lines: [2]}],
    ['{2} showLineNumbers title="x"', {title: 'x', lines: [2], firstNumber: 1}],
    ['title="{1} showLineNumbers"', {title: '{1} showLineNumbers'}],
    ['subtitle="x" showLineNumbersNot', {}],
    ['{a} {1}x other', {lines: [1]}],
  ])('reads %j', (meta, expected) => {
    expect(read(meta)).toEqual({title: undefined, lines: [], firstNumber: undefined, ...expected});
  });

  it.each([
    ['fold', [true, false, false, false]],
    ['wrap live', [false, true, true, false]],
    ['npm2yarn', [false, false, false, true]],
    ['title="fold wrap" unfold live2', [false, false, false, false]],
  ])('reads the words of %j', (meta, expected) => {
    const {isFolded, isWrapped, isLive, isForPackageManagers} = parseCodeMeta('ts', meta);
    expect([isFolded, isWrapped, isLive, isForPackageManagers]).toEqual(expected);
  });

  it.each([
    ['lang="js"', 'js'],
    ["title='a.css' lang='SQL'", 'SQL'],
    ['lang=c++', 'c++'],
    ['slang=js title="lang.js"', undefined],
  ])('reads the language of the lines of a diff in %j', (meta, language) => {
    expect(parseCodeMeta('diff', meta).diffLanguage).toBe(language);
  });

  it('lower-cases the language', () => {
    expect(parseCodeMeta('TypeScript', '').language).toBe('typescript');
  });
});

describe('splitInfo', () => {
  it.each([
    ['js{1,3}', 'title="a"', 'js', '{1,3} title="a"'],
    ['ts{1,', '3-4}', 'ts', '{1, 3-4}'],
    ['{2}', '', '', '{2}'],
    ['title="a', 'b.js"', '', 'title="a b.js"'],
    ['js', '{1}', 'js', '{1}'],
    ['{note}', 'x', '{note}', 'x'],
    ['c{x}', '', 'c{x}', ''],
  ])('reads %j and %j', (first, rest, language, meta) => {
    expect(splitInfo(first, rest)).toEqual({language, meta});
  });
});

describe('parseLineRanges', () => {
  it.each([
    ['3-1', []],
    ['x,2,', [2]],
    ['1-2-3', []],
    ['', []],
  ])('skips nonsense in %j', (text, lines) => {
    expect([...parseLineRanges(text)]).toEqual(lines);
  });

  it('bounds a range', () => {
    expect(parseLineRanges('1-999999999').size).toBe(10_000);
  });
});

it.each([
  ['99999999999999999', 0],
  ['99999999999999999-99999999999999999', 0],
  ['1-99999999999999999', 10_000],
  [Array(5000).fill('1-9999').join(), 9999],
])('numbers without measure end: %.40s', (text, count) => {
  expect(parseLineRanges(text).size).toBe(count);
});
