import {describe, expect, it} from 'vitest';
import type {Hit} from './hit.ts';
import {markWords, wordsOf} from './markWords.ts';
import {parseMarks, partsOf} from './marks.ts';

const plain = (text: string) => ({text, isMarked: false});
const marked = (text: string) => ({text, isMarked: true});
const hierarchy = {
  lvl0: '前端',
  lvl1: '闭包',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const hit: Hit = {objectID: '1', url: '/wuya/a/', type: 'content', content: '一段文字', hierarchy};

describe('parseMarks', () => {
  it('cuts text at its marks', () => {
    expect(parseMarks('…的<mark>闭包</mark>与<mark>this</mark>')).toEqual([
      plain('…的'),
      marked('闭包'),
      plain('与'),
      marked('this'),
    ]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>a</script>',
    '<mark onclick="x">',
    '<MARK>',
    '<a href="javascript:x">',
  ])('leaves %s as text', (html) => {
    expect(parseMarks(html)).toEqual([plain(html)]);
  });

  it('decodes what was escaped, once', () => {
    expect(parseMarks('&#60;mark&#62; &#38;lt; &#38;#60; &#39;中')).toEqual([
      plain("<mark> &lt; &#60; '中"),
    ]);
  });
});

describe('partsOf', () => {
  it('takes the snippet of the content and titles as a whole, else the plain text', () => {
    const texts = {
      content: {value: '<mark>文字</mark>'},
      hierarchy: {lvl1: {value: '…<mark>包</mark>'}},
    };
    expect(partsOf({...hit, _snippetResult: texts}, 'content')).toEqual([marked('文字')]);
    expect(partsOf({...hit, _highlightResult: texts}, 'lvl1')).toEqual([plain('…'), marked('包')]);
    expect(partsOf(hit, 'content')).toEqual([plain('一段文字')]);
    expect(partsOf(hit, 'lvl1')).toEqual([plain('闭包')]);
  });

  it('takes markup in plain text for text', () => {
    expect(partsOf({...hit, content: '<mark>x</mark>'}, 'content')).toEqual([
      plain('<mark>x</mark>'),
    ]);
  });

  it('has nothing for a level that is missing', () => {
    expect(partsOf(hit, 'lvl4')).toEqual([]);
  });
});

describe('a section beside the list', () => {
  it('has all places marked of what is marked in the result, the longest first', () => {
    const found = {
      objectID: '1',
      url: '/1',
      type: 'content',
      content: '闭包 C++',
      hierarchy: {
        lvl0: '笔记',
        lvl1: '闭包',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      _snippetResult: {content: {value: '<mark>闭包</mark> <mark>C++</mark>'}},
      _highlightResult: {hierarchy: {lvl1: {value: '<mark>闭包</mark>'}}},
    };
    expect(wordsOf(found)).toEqual(['c++', '闭包', '闭包']);
    expect(markWords('c++ 里的闭包', wordsOf(found)).filter(({isMarked}) => isMarked)).toEqual([
      {text: 'c++', isMarked: true},
      {text: '闭包', isMarked: true},
    ]);
    expect(markWords('无', [])).toEqual([{text: '无', isMarked: false}]);
  });
});
