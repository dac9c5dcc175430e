import {expect, it} from 'vitest';
import {groupBlogSidebarItemsByYear, listTagsByLetters} from './blogLists.tsx';

it('groups posts by years, the newest first', () => {
  const post = (title: string, date: string) => ({title, permalink: `/${title}/`, date});
  const posts = [post('a', '2023-05-01'), post('b', '2024-05-01'), post('c', '2023-06-01')];
  expect(groupBlogSidebarItemsByYear(posts).map(([year, of]) => [year, of.length])).toEqual([
    ['2024', 1],
    ['2023', 2],
  ]);
});

it('groups tags by their first letters, whatever their case', () => {
  const tags = ['vue', 'Ab', 'Vite', ''].map((label) => ({label}));
  expect(
    listTagsByLetters(tags).map(({letter, tags: of}) => letter + of.map(({label}) => label).join()),
  ).toEqual(['', 'AAb', 'VVite,vue']);
});
