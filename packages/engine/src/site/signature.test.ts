import {expect, it} from 'vitest';
import type {Content} from '../content/content.ts';
import {mdxPathsOf} from './signature.ts';

const page = (path: string, body: string) => ({source: {path}, body});
const content = {
  docs: [page('docs/a.md', '甲'), page('docs/b.md', '<Tabs>'), page('docs/c.mdx', '丙')],
  posts: [],
  markdownPages: [page('pages/d.md', '丁')],
} as unknown as Content;
const foreign = '/site/docusaurus.config.js';

it.each([
  ['/site/wuya.config.ts', ['h2'], ['docs/c.mdx']],
  [foreign, ['Card'], ['docs/b.md', 'docs/c.mdx']],
  // Any note may hold the element.
  [foreign, ['h2'], ['docs/a.md', 'docs/b.md', 'docs/c.mdx', 'pages/d.md']],
])('the bundle of %s with components %j waits for the code of %j', (file, names, paths) => {
  expect(mdxPathsOf(content, {file, siteComponents: new Set(names)})).toEqual(paths);
});

it('asks no text of a note whose facts tell what it holds: a start with a cache would read all of them', () => {
  const unread = (path: string, code: boolean) => ({
    source: {path},
    signs: {code},
    get body(): string {
      throw new Error('it is read');
    },
  });
  const docs = [unread('docs/a.md', true), unread('docs/b.md', false)];
  const paths = mdxPathsOf({...content, docs} as unknown as Content, {file: foreign});
  expect(paths).toEqual(['docs/a.md']);
});
