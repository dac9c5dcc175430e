import {expect, it} from 'vitest';
import {feedsOf} from './feeds.ts';

const kindsOf = (type: unknown) =>
  feedsOf({feedOptions: {type}} as Parameters<typeof feedsOf>[0], '/b/').map(({href}) => href);

it('lists the wanted feeds, RSS first, and none where they are switched off', () => {
  expect(kindsOf(['json', 'rss'])).toEqual(['/b/rss.xml', '/b/feed.json']);
  expect(kindsOf(false)).toEqual([]);
  expect(kindsOf(null)).toEqual([]);
});
