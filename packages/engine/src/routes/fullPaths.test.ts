import {expect, it} from 'vitest';
import {configWith} from '../../test/helpers/samples.ts';
import {toFullPaths} from './fullPaths.ts';

it.each([
  ['docs/a.md', '/docs/next/', undefined, ['/docs/b', '/docs/next/b']],
  ['docs/index.md', '/docs/next/', undefined, ['/docs/next/b', '/docs/b']],
  ['docs/a.md', '/docs/next/', '/', ['/docs/next/b', '/docs/b']],
  ['docs/a.md', '/docs/x/', '/x/', ['/docs/x/b', '/docs/b']],
  ['docs/a.md', '/docs/x/', '/x', ['/docs/b', '/docs/x/b']],
])('b in %s at %s of the slug %s is %j in a Docusaurus site', (file, permalink, slug, paths) => {
  const config = configWith({baseUrl: '/'});
  const page = {file, permalink, slug};
  expect(toFullPaths({config, isForeign: true}, {pathname: 'b', page})).toEqual(paths);
  expect(toFullPaths({config, isForeign: false}, {pathname: 'b', page})).toEqual([`${permalink}b`]);
});
