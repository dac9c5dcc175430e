import {expect, it} from 'vitest';
import {groupByLetter} from './tagPages.ts';
import {toTagLink} from './tagLink.ts';

const tag = {label: '甲', permalink: '/tags/a/', description: '说明'};

it('D19 has the description of its tag, on pages that have it and in the list of all', () => {
  const link = {label: '甲', href: '/tags/a/', description: '说明'};
  expect(toTagLink(tag)).toEqual(link);
  expect(groupByLetter([{...tag, items: [1], isUnlisted: false}])).toMatchObject([
    {tags: [{...link, count: 1}]},
  ]);
});
