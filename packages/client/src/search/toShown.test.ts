import type {SearchAnswer} from '@wuya/search/client';
import {expect, it} from 'vitest';
import {answered, asked, failed, NOTHING_ASKED} from './status.ts';
import {toShown} from './toShown.ts';

const answer = {hits: [{objectID: 'a', hierarchy: {}}], nbPages: 3, notes: []};
const first = asked({query: 'a', page: 0, ticket: 1})(NOTHING_ASKED);
const found = answered(1, answer as unknown as SearchAnswer)(first);

it('keeps the list while a further page of it is awaited, and once that failed', () => {
  const awaited = asked({query: 'a', page: 1, ticket: 2})(found);
  expect(awaited).toMatchObject({status: 'loading', page: 1});
  expect(toShown(awaited)).toEqual({...found, ticket: 2});
  expect(toShown(failed(2)(awaited))).toMatchObject({status: 'idle', page: 0, found: found.found});
});

it('changes nothing of a search that waits for nothing', () => {
  expect(toShown(found)).toEqual(found);
});
