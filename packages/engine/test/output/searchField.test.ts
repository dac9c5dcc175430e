import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {openSiteTools} from '../../src/cli/tools/siteTools.ts';
import {writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();

it('keeps notes, posts and pages with `search: false` out of the search alone', async () => {
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '无涯', url: 'https://wuya.example', pages: {path: 'pages'}};",
    'docs/a.md': '# A\n\nTide.\n',
    'docs/b.md': '---\nsearch: false\n---\n# B\n\nTide.\n',
    'docs/c.md': '---\nsearch: true\n---\n# C\n\nTide.\n',
    'blog/2026-01-01-d.md': '---\nsearch: false\n---\n# D\n\nTide.\n\n<!-- truncate -->\n',
    'pages/e.md': '---\nsearch: false\n---\n# E\n\nTide.\n',
  });
  await build({dir, makeBundle: stubBundle});
  const site = openSiteTools(join(dir, 'dist'), '/');
  const {hits} = await site.search('tide', 10);
  expect(new Set(hits.map(({url}) => url))).toEqual(new Set(['/a/', '/c/']));
  expect((await site.listSections()).length).toBeGreaterThan(0);
  for (const url of ['/b/', '/blog/2026/01/01/d/', '/e/'])
    expect(await site.readPage(url)).toContain('Tide');
});
