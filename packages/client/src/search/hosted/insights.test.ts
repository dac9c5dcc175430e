import {afterEach, expect, it} from 'vitest';
import {createInsights, isTrackingRefused} from './insights.ts';

const globals = globalThis as {AlgoliaAnalyticsObject?: unknown; aa?: {queue: unknown[]}};
afterEach(() => {
  delete globals.AlgoliaAnalyticsObject;
  delete globals.aa;
});

it.each([
  [{}, false],
  [{doNotTrack: null}, false],
  [{doNotTrack: '0', globalPrivacyControl: false}, false],
  [{doNotTrack: '1'}, true],
  [{doNotTrack: 'yes'}, true],
  [{globalPrivacyControl: true}, true],
])('with %j is refused: %s', (navigator, isRefused) => {
  expect(isTrackingRefused(navigator)).toBe(isRefused);
});

it('sends what was seen by twenties and what was chosen with its rank', () => {
  const insights = createInsights({appId: 'A', apiKey: 'k', indexName: 'notes'});
  const headers = {'X-Algolia-Application-Id': 'A', 'X-Algolia-API-Key': 'k'};
  const ids = Array.from({length: 25}, (_, i) => String(i));
  insights.viewed(ids);
  insights.clicked({objectId: '3', position: 4, queryId: 'q'});
  const seen = {index: 'notes', eventName: 'Items Viewed', algoliaSource: ['autocomplete']};
  expect(globals.aa!.queue).toEqual([
    ['viewedObjectIDs', {...seen, objectIDs: ids.slice(0, 20)}, {headers}],
    ['viewedObjectIDs', {...seen, objectIDs: ids.slice(20)}, {headers}],
    [
      'clickedObjectIDsAfterSearch',
      {
        index: 'notes',
        eventName: 'Item Selected',
        objectIDs: ['3'],
        positions: [4],
        queryID: 'q',
        algoliaSource: ['autocomplete'],
      },
      {headers},
    ],
  ]);
});

it('takes no element of the page for the function, such as the heading “AA” with the id aa', () => {
  const element = {queue: []}; // what browsers give by its id: no function
  Object.assign(globals, {aa: element, AlgoliaAnalyticsObject: element});
  createInsights({appId: 'A', apiKey: 'k', indexName: 'notes'}).viewed(['1']);
  expect(globals.aa).not.toBe(element);
  expect(globals.aa!.queue).toHaveLength(1);
  expect(globals.AlgoliaAnalyticsObject).toBe('aa');
});
