import {expect, it, vi} from 'vitest';
import {articleTexts} from '../../../test/helpers/articleTexts.ts';
import {compileMarkdown, type MarkdownCompiler} from '../compile.ts';
import {compileMdx} from '../mdx/compileMdx.ts';

const compiler: MarkdownCompiler = {
  texts: articleTexts,
  allowsRawHtml: false,
  hasMath: false,
  hasDiagrams: false,
  hasEmoji: false,
  magicComments: [],
  highlight: async () => ({lines: [], unknown: []}),
};

// It has a file of its own: where a test replaces modules, its file gets the sources of all that it imports.
it('without plugins nothing of the slow way is loaded', async () => {
  vi.doMock('./runPlugins.ts', () => {
    throw new Error('loaded');
  });
  try {
    expect(
      await compileMarkdown(compiler, {body: '<b>甲</b>', file: 'a.md', firstLine: 1}),
    ).toMatchObject({html: '<p><b>甲</b></p>'});
    expect(await compileMdx(compiler, {body: '甲', file: 'a.mdx', firstLine: 1})).toMatchObject({
      html: '<p>甲</p>',
    });
    const plugins = {mdast: [], remark: [() => undefined], hast: [], rehype: []};
    await expect(
      compileMarkdown(
        {...compiler, pluginsFor: () => ({...plugins, key: '', dir: '/site'})},
        {body: '', file: 'a.md', firstLine: 1},
      ),
    ).rejects.toThrow('mocking a module');
  } finally {
    vi.doUnmock('./runPlugins.ts');
  }
});
