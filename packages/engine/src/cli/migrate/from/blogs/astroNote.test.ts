import {expect, it} from 'vitest';
import {rewriteAstroNote} from './astroNote.ts';

it('rewrites what Fuwari adds to Markdown, and leaves code alone', () => {
  expect(
    rewriteAstroNote(
      '::github{repo="a/b-c.d"}\n\n:spoiler[藏 **话**] 和 `:spoiler[x]`\n\n```md\n::github{repo="a/b"}\n```\n\n```js ins={2} title="a.js"\na\nb\n```\n',
    ),
  ).toBe(
    '[a/b-c.d](https://github.com/a/b-c.d)\n\n藏 **话** 和 `:spoiler[x]`\n\n```md\n::github{repo="a/b"}\n```\n\n```diff lang="js" title="a.js"\n a\n+b\n```\n',
  );
});
