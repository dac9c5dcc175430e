import {parseMarks} from '@wuya/theme/search/marks';
import {describe, expect, it} from 'vitest';
import {readTexts, writeMarks} from './texts.ts';

const plain = (text: string) => ({text, isMarked: false});
const marked = (text: string) => ({text, isMarked: true});

describe('writeMarks', () => {
  it('writes what was escaped as the index does, once', () => {
    const html = '&#60;mark&#62; &amp;lt; &quot;&#39;&#x4e2d;&quot; &nosuch; &#99999999;';
    expect(writeMarks(html)).toBe('&#60;mark&#62; &#38;lt; "\'中" &#38;nosuch; &#38;#99999999;');
    expect(parseMarks(writeMarks(html))).toEqual([
      plain('<mark> &lt; "\'中" &nosuch; &#99999999;'),
    ]);
  });

  it.each(['<img src=x onerror=alert(1)>', '<mark onclick="x">', '<MARK>', '&constructor;'])(
    'leaves %s as text',
    (html) => {
      expect(parseMarks(writeMarks(html))).toEqual([plain(html)]);
    },
  );

  it('bears marks that are not closed, not opened, or one in the other', () => {
    expect(parseMarks(writeMarks('a</mark>b<mark>c'))).toEqual([plain('ab'), marked('c')]);
    expect(parseMarks(writeMarks('<mark>a<mark>b</mark>c</mark>d'))).toEqual([
      marked('abc'),
      plain('d'),
    ]);
  });
});

describe('readTexts', () => {
  const whole = {content: {value: '整段'}, hierarchy: {lvl1: {value: '<mark>题</mark>'}}};

  it('takes the snippet of the content and titles as a whole, or the other one', () => {
    const snippet = {content: {value: '段'}, hierarchy: {lvl1: {value: '…'}, lvl2: {value: '节'}}};
    expect(readTexts({_snippetResult: snippet, _highlightResult: whole})).toEqual({
      _snippetResult: {content: {value: '段'}},
      _highlightResult: {hierarchy: {lvl1: {value: '<mark>题</mark>'}, lvl2: {value: '节'}}},
    });
    expect(readTexts({_highlightResult: whole})).toMatchObject({
      _snippetResult: {content: {value: '整段'}},
    });
    expect(readTexts({})).toEqual({_snippetResult: {}, _highlightResult: {hierarchy: {}}});
  });

  it.each([null, 5, {}, ['a']])('passes over %j where a service should send text', (value) => {
    const texts = {content: {value: value as unknown as string}};
    expect(readTexts({_snippetResult: texts, _highlightResult: whole})).toMatchObject({
      _snippetResult: {content: {value: '整段'}},
    });
    expect(readTexts({_snippetResult: texts, _highlightResult: texts})).toEqual({
      _snippetResult: {},
      _highlightResult: {hierarchy: {}},
    });
  });
});
