import {expect, it} from 'vitest';
import {countSteps} from '../../../../../test/helpers/steps.ts';
import type {OldPage} from '../pages/oldPage.ts';
import {namePages} from './namedPages.ts';

const pageOf = (path: string, kind: OldPage['kind'] = 'post') => ({path, kind}) as OldPage;

it('names posts by the ends of their paths, as post_url does, the first of several', () => {
  const {byPath, posts} = namePages([
    pageOf('a/_posts/life/2024-05-06-甲.md'),
    pageOf('_posts/2024-05-06-甲.markdown'),
    pageOf('b/2024-05-06-乙.md', 'doc'),
  ]);
  expect([...posts].map(([name, {path}]) => [name, path])).toEqual([
    ['life/2024-05-06-甲', 'a/_posts/life/2024-05-06-甲.md'],
    ['2024-05-06-甲', 'a/_posts/life/2024-05-06-甲.md'],
  ]);
  expect(byPath.get('b/2024-05-06-乙.md')?.kind).toBe('doc');
});

it('reads the pages once, however many ask', async () => {
  const stepsOf = (count: number) => {
    const pages = Array.from({length: count}, (_, i) => pageOf(`_posts/2024-05-06-${i}.md`));
    return countSteps(async () => {
      const {posts} = namePages(pages);
      for (let i = 0; i < count; i++) expect(posts.get(`2024-05-06-${i}`)).toBe(pages[i]);
    });
  };
  const [few, many] = [await stepsOf(100), await stepsOf(400)];
  expect(many.blocks / few.blocks).toBeLessThan(4.5);
  expect(many.characters / few.characters).toBeLessThan(4.5);
});
