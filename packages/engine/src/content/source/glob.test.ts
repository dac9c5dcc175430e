import {expect, it} from 'vitest';
import {createMatcher} from './glob.ts';

it.each([
  ['**/*.md', 'a.md', true],
  ['**/*.md', 'a/b/c.md', true],
  ['*.md', 'a/b.md', false],
  ['**/_*/**', 'a/_x/b.md', true],
  ['**/_*.{md,mdx}', '_x.mdx', true],
  ['**/*.{md,mdx}', 'a.mdx.txt', false],
  ['a/?.md', 'a/闭.md', true],
  ['drafts', 'drafts/a.md', true],
  ['drafts/', 'drafts/a.md', true],
  ['drafts', 'drafts-2/a.md', false],
  ['./a.md', 'a.md', true],
  ['a (1)+.md', 'a (1)+.md', true],
  ['a,b*', 'a,b.md', true],
  ['**/draft-*.md', 'a/draft-b.md', true],
  ['[a-c].md', 'b.md', true],
  ['!(a).md', 'b.md', true],
  ['a[1].md', 'a1.md', true],
])('the pattern %s and the path %s: %s', (pattern, path, isMatch) => {
  expect(createMatcher([pattern])(path)).toBe(isMatch);
});
