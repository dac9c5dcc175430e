import {expect, it} from 'vitest';
import {isNativePlugin} from './pluginOptions.ts';

it.each([
  'remarkMath',
  'rehype-mathjax/svg',
  '@docusaurus/remark-plugin-npm2yarn',
  'remarkGfm',
  'remark-frontmatter',
  'remarkCjkFriendly',
  'remark-cjk-friendly-gfm-strikethrough',
])('what %s does is done here without it', (name) => {
  expect(isNativePlugin(name)).toBe(true);
});

it.each(['remark-breaks', 'remarkDefinitionList', 'rehype-slug', ''])(
  '%j is asked to do its work',
  (name) => {
    expect(isNativePlugin(name)).toBe(false);
  },
);
