import {expect, it} from 'vitest';
import {ContentError} from '../../../errors/contentError.ts';
import {findFeedMakers} from './feedMakers.ts';

function makerOf(createFeedItems: unknown) {
  const values = {feedOptions: {createFeedItems}};
  return findFeedMakers([{kind: 'blog', path: 'presets[0][1].blog', values}]).get('default');
}

/** What is told of a function that gives `made`. */
async function told(createFeedItems: () => unknown): Promise<string> {
  const input = {
    blogPosts: [],
    siteConfig: {},
    outDir: '/dist',
    defaultCreateFeedItems: async () => [],
  };
  const error: unknown = await makerOf(createFeedItems)!
    .make(input)
    .catch((thrown: unknown) => thrown);
  return error instanceof ContentError
    ? error.diagnostics.map(({code, en}) => `${code} ${en}`).join()
    : JSON.stringify(error);
}

const OPTION = 'presets[0][1].blog.feedOptions.createFeedItems';

it('finds a function alone', () => {
  expect([makerOf(undefined), makerOf('a')]).toEqual([undefined, undefined]);
  expect(makerOf(() => [])?.option).toBe(OPTION);
});

it('gives entries as they are, dates read', async () => {
  const item = {title: '甲', link: 'https://a.example/', extensions: [1]};
  expect(await told(() => [{...item, date: '2025-01-02'}])).toBe(
    JSON.stringify([{...item, date: '2025-01-02T00:00:00.000Z'}]),
  );
});

it.each([
  ['nothing', () => undefined, `CFG-002 ${OPTION}(): expected a list of entries, got undefined.`],
  ['no title', () => [{}], `CFG-002 ${OPTION}()[0].title: expected text, got undefined.`],
  [
    'no link',
    async () => [{title: 'a'}],
    `CFG-002 ${OPTION}()[0].link: expected text, got undefined.`,
  ],
  [
    'a date that is none',
    () => [{title: 'a', link: 'b', date: 'c'}],
    `CFG-002 ${OPTION}()[0].date: expected a date, got "c".`,
  ],
])('tells of a function that gives %s', async (_, make, expected) => {
  expect(await told(make)).toBe(expected);
});

it('tells of a function that throws', async () => {
  const make = () => {
    throw new Error('no posts');
  };
  expect(await told(make)).toContain(`CFG-005 The config file cannot be run: ${OPTION}: no posts`);
});
