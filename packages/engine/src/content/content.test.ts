import {join} from 'node:path';
import {expect, it} from 'vitest';
import {configWith} from '../../test/helpers/samples.ts';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {loadContent} from './content.ts';

it('leaves out notes, posts and pages by the same patterns', () => {
  const dir = temporaryFolder();
  for (const folder of ['notes', 'blog', 'pages'])
    writeFiles(join(dir, folder), {
      'a.md': '# 甲\n',
      'draft-b.md': '# 乙\n',
      'x/draft-c.md': '# 丙\n',
      'away/d.md': '# 丁\n',
    });
  const exclude = ['**/draft-*.md', 'away'];
  const config = configWith({
    docs: {path: 'notes', exclude},
    blog: {exclude},
    pages: {path: 'pages', exclude},
  });
  const content = loadContent(
    {dir, file: join(dir, 'wuya.config.js'), config, notices: [], dependencies: []},
    {isProduction: true, git: {lastUpdates: new Map(), diagnostics: []}},
  );
  expect(
    [...content.docs, ...content.posts, ...content.markdownPages].map(({source}) => source.path),
  ).toEqual(['notes/a.md', 'blog/a.md', 'pages/a.md']);
});
