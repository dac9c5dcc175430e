import {describe, expect, it} from 'vitest';
import {createSlugger, slugify} from './slugger.ts';

describe('slugify', () => {
  // What GitHub itself makes of these headings (github-slugger 2.0.0).
  it.each([
    ['Hello World', 'hello-world'],
    ['函数（function）：声明', '函数function声明'],
    ['C++ / C#', 'c--c'],
    ['A & B', 'a--b'],
    ['🚀 起步', '-起步'],
    ['全角ＡＢＣ　１２３', '全角ａｂｃ１２３'],
    ['snake_case', 'snake_case'],
    ['a-b -- c', 'a-b----c'],
    ['1. 编号', '1-编号'],
    ['what’s “new”？', 'whats-new'],
    ['Node.js', 'nodejs'],
    ['éÀü', 'éàü'],
    ['日本語のひらがな・カタカナー', '日本語のひらがなカタカナー'],
    ['a  b', 'a--b'],
    ['  两边空格  ', '两边空格'],
    ['=> 箭头', '-箭头'],
    ['100% ~ 200%', '100--200'],
    ['a.b/c\\d|e', 'abcde'],
  ])('makes %j into %j', (heading, slug) => {
    expect(slugify(heading)).toBe(slug);
  });
});

describe('createSlugger', () => {
  it('numbers repeats', () => {
    const slugger = createSlugger();
    expect(['用法', '用法', '用法-1', '用法'].map((text) => slugger.slug(text))).toEqual([
      '用法',
      '用法-1',
      '用法-1-1',
      '用法-2',
    ]);
  });

  it('gives a heading without letters an anchor all the same', () => {
    const slugger = createSlugger();
    expect([slugger.slug('？！'), slugger.slug('')]).toEqual(['section', 'section-1']);
  });

  it('does not give away an id that is reserved', () => {
    const slugger = createSlugger();
    expect([slugger.reserve('a'), slugger.reserve('a'), slugger.slug('a')]).toEqual([
      true,
      false,
      'a-1',
    ]);
  });

  it('never gives the same anchor twice', () => {
    const slugger = createSlugger();
    const texts = ['a', 'a-1', 'a', 'a-1', 'a', 'a-2', 'a-1-1', 'a', '', '-1', ''];
    const slugs = texts.map((text) => slugger.slug(text));
    expect(new Set(slugs).size).toBe(texts.length);
  });
});
