import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';

import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';

import {temporaryFolder} from '../helpers/temporary.ts';

const site = (markdown: string): Readonly<Record<string, string>> => ({
  'docusaurus.config.js': `module.exports = {title: 't', url: 'https://a.b', baseUrl: '/', presets: [['classic', {blog: false}]], markdown: {${markdown}}};\n`,
  'docs/a.md': '---\ntitle: 甲\n---\n\n文 {{version}}\n\n```nosuch\n```\n',
  'docs/b.mdx': "import Part from './_part.md';\n\n# 乙\n\n<Part />\n",
  'docs/_part.md': '部分 {{version}}\n',
});

const read = (dir: string, path: string): string =>
  readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8');

it('shows what markdown.preprocessor makes of notes and partials', async () => {
  const dir = temporaryFolder();
  writeFiles(
    dir,
    site(
      "preprocessor: ({filePath, fileContent}) => fileContent.replace('{{version}}', '1.2 ' + require('node:path').basename(filePath)).replace('甲', '丙')",
    ),
  );
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toEqual(['notice MD-150 docs/a.md:7:1']);
  expect(read(dir, 'docs/a')).toContain('文 1.2 a.md');
  expect(read(dir, 'docs/b')).toContain('部分 1.2 _part.md');
  // Front matter is that of the file.
  expect(read(dir, 'docs/a')).toContain('<title>甲');
});

it('takes front matter and text from markdown.parseFrontMatter, and keeps the lines of problems', async () => {
  const dir = temporaryFolder();
  writeFiles(
    dir,
    site(
      "parseFrontMatter: async (given) => { const made = await given.defaultParseFrontMatter(given); return {frontMatter: {...made.frontMatter, title: made.frontMatter.title && made.frontMatter.title + '：新', slug: made.frontMatter.title && '/new'}, content: made.content.replace('{{version}}', '3')}; }",
    ),
  );
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toEqual(['notice MD-150 docs/a.md:8:1']);
  expect(read(dir, 'docs/new')).toContain('<title>甲：新');
  expect(read(dir, 'docs/new')).toContain('文 3');
});

it('reads files as they are, with one warning, where such a function fails', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, site("preprocessor: () => { throw new Error('no'); }"));
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toEqual([
    'notice MD-150 docs/a.md:7:1',
    'warning CFG-211 docusaurus.config.js:1:115',
  ]);
  expect(read(dir, 'docs/a')).toContain('{{version}}');
});
