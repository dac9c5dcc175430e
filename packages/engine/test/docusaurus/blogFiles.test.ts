import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it('takes the tags of posts from the file that is named, and the posts that are included', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {title: '甲', url: 'https://x.example', baseUrl: '/', presets: [['classic', {
      docs: false, blog: {tags: '../shared/tags.yml', onInlineTags: 'throw', include: ['posts/*.md']},
    }]]};`,
    'shared/tags.yml': 'css: {label: 层叠样式表, permalink: /styles}\n',
    'blog/posts/2024-01-02-a.md': '---\ntags: [css]\n---\n# 甲\n\n文。\n\n<!-- truncate -->\n',
    'blog/other/2024-01-03-b.md': '# 乙\n\n文。\n',
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem).filter((one) => /CFG|TG/.test(one))).toEqual([]);
  const page = readFileSync(join(dir, 'dist/blog/tags/styles/index.html'), 'utf8');
  expect(page).toContain('层叠样式表');
  expect(existsSync(join(dir, 'dist/blog/2024/01/03/b'))).toBe(false);
  expect(existsSync(join(dir, 'dist/blog/other/2024/01/03/b'))).toBe(false);
});

it('renders the neighbours of a post by a component of the site, rewritten or around ours', async () => {
  const own = (code: string) => ({
    'docusaurus.config.js': `module.exports = {title: '甲', url: 'https://x.example', baseUrl: '/', presets: [['classic', {docs: false}]]};`,
    'blog/2024-01-02-a.md': '# 甲\n\n文。\n\n<!-- truncate -->\n',
    'blog/2024-01-03-b.md': '# 乙\n\n文。\n\n<!-- truncate -->\n',
    'src/theme/BlogPostPaginator/index.js': code,
  });
  const pageWith = async (code: string) => {
    const dir = temporaryFolder();
    writeFiles(dir, own(code));
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem).filter((one) => one.includes('THEME'))).toEqual([]);
    return readFileSync(join(dir, 'dist/blog/2024/01/02/a/index.html'), 'utf8');
  };
  expect(
    await pageWith(
      'import Link from \'@theme/PaginatorNavLink\';\nexport default ({prevItem, nextItem}) => <nav className="own">{prevItem && <Link {...prevItem} subLabel="新" />}{nextItem && <b />}</nav>;\n',
    ),
  ).toMatch(
    /<nav class="own"><a [^>]*href="\/blog\/2024\/01\/03\/b\/"[^>]*>(?:(?!<\/nav).)*新(?:(?!<b>).)*乙/,
  );
  expect(
    await pageWith(
      'import Paginator from \'@theme-original/BlogPostPaginator\';\nexport default (props) => <><Paginator {...props} /><p id="own" /></>;\n',
    ),
  ).toMatch(/<nav class="pager"[^]*href="\/blog\/2024\/01\/03\/b\/"[^]*<\/nav><p id="own">/);
});

it('shows of posts in lists what is before the mark that the configuration names, also in a paragraph or a list', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {title: '甲', url: 'https://x.example', baseUrl: '/', presets: [['classic', {
      docs: false, blog: {truncateMarker: /<!--\\s*more\\s*-->/},
    }]]};`,
    'blog/2024-01-02-a.md': '# 甲\n\n前**文**。<!--more-->\n\n后。\n',
    'blog/2024-01-03-b.md': '# 乙\n\n- 一\n- 二 <!-- more --> 后\n',
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toEqual([]);
  const read = (path: string) => readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8');
  const list = read('blog').split('<main')[1]!;
  expect(list).toMatch(/<p>前<strong>文<\/strong>。<\/p>/);
  expect(list).toMatch(/<li>一<\/li>\s*<li>二\s*<\/li>\s*<\/ul>/);
  expect(list.split('<footer')[0]).not.toContain('后');
  expect(read('blog/2024/01/02/a')).toContain('后。');
});
