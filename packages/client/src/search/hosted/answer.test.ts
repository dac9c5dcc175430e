import {expect, it} from 'vitest';
import {readHostedAnswer} from './answer.ts';

const ASKED = {query: 'q', hitsPerPage: 20, page: 0};
const HIT = {
  objectID: '1',
  url: 'https://x/a/',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: '前端', lvl1: 'A', lvl2: 'B', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};

it('reads hits, their number and the number of the query from the first result', () => {
  const {answer, queryId} = readHostedAnswer(
    {
      results: [
        {
          hits: [HIT],
          nbHits: 40,
          nbPages: 3,
          page: 1,
          hitsPerPage: 20,
          queryID: 'abc',
          unknown: {},
        },
        {hits: []},
      ],
    },
    ASKED,
  );
  expect(answer).toEqual({
    hits: [{...HIT, _snippetResult: {}, _highlightResult: {hierarchy: {}}}],
    nbHits: 40,
    nbPages: 3,
    page: 1,
    hitsPerPage: 20,
    exhaustiveNbHits: true,
    nbDocuments: 40,
    exhaustiveNbDocuments: true,
    notes: [],
    query: 'q',
  });
  expect(queryId).toBe('abc');
});

it('reads what a server of one’s own says of its answer, and nothing that is no such thing', () => {
  const corrected = {kind: 'corrected', from: '闭抱', to: ['闭包']};
  const translated = {kind: 'translated', from: 'closure', to: ['闭包']};
  const result = {
    hits: [{...HIT, spelling: 'bibao'}],
    nbHits: 40,
    nbDocuments: 5,
    exhaustiveNbDocuments: false,
    notes: [
      corrected,
      translated,
      {kind: 'loose'},
      null,
      'loose',
      {kind: 'other'},
      {kind: 'corrected', from: 1, to: []},
      {kind: 'corrected', from: 'a', to: [{}]},
      {kind: 'translated', from: 'a', to: 'b'},
    ],
  };
  const {answer} = readHostedAnswer({results: [result]}, ASKED);
  expect([answer.nbHits, answer.nbDocuments, answer.exhaustiveNbDocuments]).toEqual([40, 5, false]);
  expect(answer.notes).toEqual([corrected, translated, {kind: 'loose'}]);
  expect(answer.hits[0]!.spelling).toBe('bibao');
  const other = readHostedAnswer({results: [{...result, notes: {length: 1}}]}, ASKED);
  expect(other.answer.notes).toEqual([]);
});

it.each([
  null,
  1,
  {},
  {results: []},
  {results: [{}]},
  {results: [{hits: 'x'}]},
  {results: {0: null}},
])('fails on %j', (value) => {
  expect(() => readHostedAnswer(value, ASKED)).toThrow('no hits');
});

it('leaves out hits that are none and fills in levels that are missing', () => {
  const {answer} = readHostedAnswer(
    {
      results: [
        {
          hits: [
            null,
            'x',
            {objectID: 1},
            {objectID: '2', url: '/b/', hierarchy: {lvl1: 'B', lvl2: 3}},
          ],
        },
      ],
    },
    ASKED,
  );
  expect(answer).toMatchObject({
    nbHits: 1,
    nbPages: 1,
    hits: [
      {
        objectID: '2',
        type: 'lvl1',
        content: null,
        hierarchy: {lvl0: null, lvl1: 'B', lvl2: null, lvl6: null},
      },
    ],
  });
});

it('gives every hit a name: the heading above a text that is missing, the address where there is no heading', () => {
  const nameless = {lvl0: null, lvl1: null, lvl2: null};
  const {answer} = readHostedAnswer(
    {
      results: [
        {
          hits: [
            {...HIT, type: 'content', content: ' '},
            {...HIT, type: 'content', content: null, _snippetResult: {content: {value: '文'}}},
            {...HIT, type: 'content', content: '文'},
            {...HIT, type: 'content', content: null, hierarchy: nameless},
            {...HIT, type: 'lvl3', hierarchy: nameless},
          ],
        },
      ],
    },
    ASKED,
  );
  expect(answer.hits.map(({type, hierarchy}) => [type, hierarchy.lvl1])).toEqual([
    ['lvl2', 'A'],
    ['content', 'A'],
    ['content', 'A'],
    ['lvl1', HIT.url],
    ['lvl3', HIT.url],
  ]);
});
