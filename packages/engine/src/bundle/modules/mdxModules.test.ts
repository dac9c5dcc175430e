import {expect, it} from 'vitest';
import {mdxIdOf, sourceOfId} from './mdxModules.ts';

it.each(['/site/a.mdx', '/site/a.md', '/site/a.Mdx', '/site/A.MDX'])(
  'the module of %s leads back to its file',
  (file) => expect(sourceOfId(mdxIdOf(file))).toBe(file),
);

it('the id of another module is that of its file', () => {
  expect(sourceOfId('/site/a.jsx')).toBe('/site/a.jsx');
});
