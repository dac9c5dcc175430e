import type {StoredHit, StoredHits} from '@wuya/theme/search/hit';
import {describe, expect, it} from 'vitest';
import {addRecent, operate, parseStored, trim} from './stored.ts';

const hit = (objectID: string): StoredHit => ({
  objectID,
  url: `/wuya/${objectID}/`,
  type: 'lvl1',
  content: null,
  hierarchy: {
    lvl0: '前端',
    lvl1: objectID,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
});
const list = (names: string) => [...names].map(hit);
const stored = (recent: string, favourites = ''): StoredHits => ({
  recent: list(recent),
  favourite: list(favourites),
});
/** What is kept, as a list is cut to its length before it is written. */
const names = (kept: StoredHits) => {
  const {recent, favourite} = trim(kept);
  return [recent, favourite].map((hits) => hits.map(({objectID}) => objectID).join(''));
};
const addFavourite = (before: StoredHits, one: StoredHit) =>
  operate(before, {kind: 'recent', hit: one}, 'favourite');

describe('recent choices', () => {
  it('have the newest first, each once', () => {
    expect(names(addRecent(stored('abc'), hit('c')))).toEqual(['cab', '']);
    expect(names(addRecent(stored('abc'), hit('d')))).toEqual(['dabc', '']);
  });

  it('are at most seven, and four beside favourites', () => {
    expect(names(addRecent(stored('abcdefg'), hit('h')))).toEqual(['habcdef', '']);
    expect(names(addRecent(stored('abcd', 'x'), hit('h')))).toEqual(['habc', 'x']);
    expect(names(stored('abcdefghi'))).toEqual(['abcdefg', '']);
  });

  it('leave out what is a favourite', () => {
    expect(names(addRecent(stored('a', 'x'), hit('x')))).toEqual(['a', 'x']);
  });

  it('can be removed', () => {
    expect(names(operate(stored('abc'), {kind: 'recent', hit: hit('b')}, 'remove'))).toEqual([
      'ac',
      '',
    ]);
  });

  it('are kept with five fields and no more', () => {
    const found = {...hit('a'), _highlightResult: {}, _snippetResult: {}, queryID: 'q'};
    expect(Object.keys(addRecent(stored(''), found).recent[0]!).sort()).toEqual([
      'content',
      'hierarchy',
      'objectID',
      'type',
      'url',
    ]);
  });
});

describe('favourites', () => {
  it('leave the recent choices', () => {
    expect(names(addFavourite(stored('ab'), hit('a')))).toEqual(['b', 'a']);
  });

  it('are at most ten: the oldest goes', () => {
    expect(names(addFavourite(stored('z', 'abcdefghij'), hit('z')))).toEqual(['', 'zabcdefghi']);
  });

  it('cut the recent choices to four', () => {
    expect(names(addFavourite(stored('abcdefg'), hit('a')))).toEqual(['bcde', 'a']);
  });

  it('can be removed', () => {
    expect(names(operate(stored('a', 'xy'), {kind: 'favourite', hit: hit('x')}, 'remove'))).toEqual(
      ['a', 'y'],
    );
  });
});

describe('a stored list', () => {
  it.each([null, '', 'null', '{}', '[1', '"a"'])('that reads %s is empty', (json) => {
    expect(parseStored(json)).toEqual([]);
  });

  it('keeps what is whole and drops the rest', () => {
    const broken = [
      null,
      1,
      {},
      {...hit('b'), url: 1},
      {...hit('c'), hierarchy: null},
      {...hit('d'), hierarchy: {lvl1: 5}},
    ];
    expect(parseStored(JSON.stringify([{...hit('a'), parent: {}}, ...broken]))).toEqual([hit('a')]);
  });
});
