import type {SearchAnswer} from '@wuya/search/client';
import {describe, expect, it} from 'vitest';
import {
  answered,
  asked,
  failed,
  NOTHING_ASKED,
  type SearchChange,
  type SearchState,
  stalled,
} from './status.ts';

const answer = (query: string, sections: readonly string[] = [], page = 0): SearchAnswer => ({
  query,
  page,
  hits: sections.map(
    (lvl0, i) =>
      ({
        objectID: `${query}${page}${i}`,
        hierarchy: {lvl0},
      }) as unknown as SearchAnswer['hits'][number],
  ),
  nbHits: sections.length,
  exhaustiveNbHits: true,
  nbDocuments: sections.length,
  exhaustiveNbDocuments: true,
  notes: [],
  nbPages: 3,
  hitsPerPage: 20,
});
const ask = (query: string, ticket: number, page = 0): SearchChange => asked({query, ticket, page});
const run = (...actions: SearchChange[]): SearchState =>
  actions.reduce((state, change) => change(state), NOTHING_ASKED);

describe('a search', () => {
  it('is loading at once, stalled after a while, idle with the answer', () => {
    expect(run(ask('a', 1)).status).toBe('loading');
    expect(run(ask('a', 1), stalled(1)).status).toBe('stalled');
    expect(run(ask('a', 1), stalled(1), answered(1, answer('a')))).toMatchObject({
      status: 'idle',
      found: {query: 'a'},
    });
  });

  it('keeps the last answer while the next is awaited', () => {
    const state = run(ask('a', 1), answered(1, answer('a')), ask('ab', 2));
    expect(state).toMatchObject({status: 'loading', query: 'ab', found: {query: 'a'}});
  });

  it('drops the answer to an older question', () => {
    const state = run(
      ask('a', 1),
      ask('ab', 2),
      answered(2, answer('ab')),
      answered(1, answer('a')),
    );
    expect(state).toMatchObject({status: 'idle', found: {query: 'ab'}});
  });

  it('takes the number of pages that comes after the hits, also once there are hits of further pages', () => {
    const early: SearchChange = answered(1, {
      ...answer('a', ['x']),
      nbDocuments: 9,
      exhaustiveNbDocuments: false,
    });
    const whole: SearchChange = answered(1, answer('a', ['x']));
    const more: SearchChange = answered(2, answer('a', ['y'], 1));
    expect(run(ask('a', 1), early).found).toMatchObject({documentCount: 9, isCounted: false});
    const counted = {documentCount: 1, isCounted: true};
    expect(run(ask('a', 1), early, whole).found).toMatchObject({...counted, answerSizes: [1]});
    for (const actions of [
      [whole, more],
      [more, whole],
    ])
      expect(run(ask('a', 1), early, ask('a', 2, 1), ...actions).found).toMatchObject({
        ...counted,
        answerSizes: [1, 1],
      });
    const other: SearchChange = answered(2, answer('b', ['x', 'y']));
    expect(run(ask('a', 1), early, ask('b', 2), other, whole).found).toMatchObject({
      documentCount: 2,
    });
  });

  it('keeps the very hits that are shown where only their number comes, and with them what is selected', () => {
    const early: SearchChange = answered(1, answer('a', ['x']));
    const shown = run(ask('a', 1), early);
    const counted = answered(1, answer('a', ['x']))(shown);
    expect(counted.found!.hits).toBe(shown.found!.hits);
  });

  it('keeps its hits where their number fails', () => {
    const state = run(ask('a', 1), answered(1, answer('a', ['x'])), failed(1));
    expect(state).toMatchObject({status: 'idle', screen: 'results'});
  });

  it('stays in error until it is asked again', () => {
    const error = run(ask('a', 1), failed(1), stalled(1));
    expect(error.status).toBe('error');
    expect(ask('ab', 2)(error).status).toBe('loading');
  });

  it('does not fail with an older question', () => {
    expect(run(ask('a', 1), ask('ab', 2), failed(1)).status).toBe('loading');
  });

  it('is over when nothing is asked, and the answer under way is dropped', () => {
    const state = run(
      ask('a', 1),
      answered(1, answer('a')),
      ask('a b', 2),
      ask('  ', 3),
      answered(2, answer('a b')),
    );
    expect(state).toMatchObject({status: 'idle', found: null});
  });

  it('adds further answer pages to the first', () => {
    const state = run(
      ask('a', 1),
      answered(1, answer('a', ['x', 'y'])),
      ask('a', 2, 1),
      answered(2, answer('a', ['z'], 1)),
    );
    expect(state.found!.hits.map(({objectID}) => objectID)).toEqual(['a00', 'a01', 'a10']);
    expect(state.found!.page).toBe(1);
  });

  it('remembers the sections of the richest answer', () => {
    const state = run(
      ask('a', 1),
      answered(1, answer('a', ['x', 'y', 'x'])),
      ask('b', 2),
      answered(2, answer('b', ['z'])),
      ask('c', 3),
      answered(3, answer('c')),
    );
    expect(state.sections).toEqual(['x', 'y']);
  });

  it('shows the start until the first answer, or until that takes long', () => {
    expect(run(ask('a', 1)).screen).toBe('start');
    expect(run(ask('a', 1), stalled(1)).screen).toBe('waiting');
  });

  it('shows results, none, or the failure, and keeps what it shows while the next answer is awaited', () => {
    const results = run(ask('a', 1), answered(1, answer('a', ['x'])));
    expect(results.screen).toBe('results');
    expect(stalled(2)(ask('ab', 2)(results))).toMatchObject({status: 'stalled', screen: 'results'});
    expect(run(ask('a', 1), answered(1, answer('a')), ask('ab', 2)).screen).toBe('none');
    const error = run(ask('a', 1), failed(1), ask('ab', 2));
    expect(error.screen).toBe('error');
    expect(stalled(2)(error).screen).toBe('waiting');
  });

  it('keeps the number of pages that the first answer told, and what it said of itself', () => {
    const first = {
      ...answer('a', ['x']),
      nbPages: 2,
      nbDocuments: 34,
      exhaustiveNbDocuments: false,
      notes: [{kind: 'loose' as const}],
    };
    const {found} = run(
      ask('a', 1),
      answered(1, first),
      asked({query: 'a', page: 1, ticket: 2}),
      answered(2, {...answer('a', ['y'], 1), nbPages: 2, nbDocuments: 31}),
    );
    expect(found).toMatchObject({documentCount: 34, isCounted: false, isWhole: true});
    expect(found!.notes).toEqual([{kind: 'loose'}]);
    expect(found!.hits.length).toBe(2);
  });

  it('goes back to the start with the last letter', () => {
    expect(run(ask('a', 1), answered(1, answer('a', ['x'])), ask('', 2)).screen).toBe('start');
  });
});
