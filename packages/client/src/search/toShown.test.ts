import type {SearchAnswer} from '@wuya/search/client';
import {expect, it} from 'vitest';
import {NOTHING_ASKED, reduceSearch, type SearchAction} from './status.ts';
import {toShown} from './toShown.ts';

const answer = {hits: [{objectID: 'a', hierarchy: {}}], nbPages: 3, notes: []};
const asked: SearchAction[] = [
  {kind: 'ask', query: 'a', page: 0, ticket: 1},
  {kind: 'answer', ticket: 1, answer: answer as unknown as SearchAnswer},
];
const found = asked.reduce(reduceSearch, NOTHING_ASKED);

it('keeps the list while a further page of it is awaited, and once that failed', () => {
  const awaited = reduceSearch(found, {kind: 'ask', query: 'a', page: 1, ticket: 2});
  expect(awaited).toMatchObject({status: 'loading', page: 1});
  expect(toShown(awaited)).toEqual({...found, ticket: 2});
  const failed = reduceSearch(awaited, {kind: 'fail', ticket: 2});
  expect(toShown(failed)).toMatchObject({status: 'idle', page: 0, found: found.found});
});

it('changes nothing of a search that waits for nothing', () => {
  expect(toShown(found)).toEqual(found);
});
