import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {openSiteTools} from '../../src/cli/tools/siteTools.ts';
import {writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();

beforeAll(async () => {
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '无涯', url: 'https://wuya.example', pages: {path: 'pages'}};",
    'docs/a.md': '# A\n\nTide.\n',
    'docs/b.md': '---\nsearch: false\n---\n# B\n\nTide.\n',
    'docs/c.md': '---\nsearch: true\ntags: [Moonlight]\n---\n# C\n\nTide.\n',
    'docs/f.md': '---\nsearch: false\ntags: [Moonlight]\n---\n# F\n\nText.\n',
    'docs/g.md': '---\nkeywords: moonlight, 月光\n---\n# G\n\nText.\n',
    'blog/2026-01-01-h.md': '---\ntags: [Moonlight]\n---\n# H\n\nText.\n\n<!-- truncate -->\n',
    'docs/j.md': '---\naliases: [星辉]\n---\n# J\n\nText.\n',
    'pages/i.md': '---\nkeywords: [月光]\n---\n# I\n\nText.\n',
    'blog/2026-01-01-d.md': '---\nsearch: false\n---\n# D\n\nTide.\n\n<!-- truncate -->\n',
    'pages/e.md': '---\nsearch: false\n---\n# E\n\nTide.\n',
  });
  await build({dir, makeBundle: stubBundle});
});

it('keeps notes, posts and pages with `search: false` out of the search alone', async () => {
  const site = openSiteTools(join(dir, 'dist'), '/');
  const {hits} = await site.search('tide', 10);
  expect(new Set(hits.map(({url}) => url))).toEqual(new Set(['/a/', '/c/']));
  expect((await site.listSections()).length).toBeGreaterThan(0);
  for (const url of ['/b/', '/blog/2026/01/01/d/', '/e/'])
    expect(await site.readPage(url)).toContain('Tide');
});

it('finds notes, posts and pages by their tags, keywords and other names', async () => {
  const site = openSiteTools(join(dir, 'dist'), '/');
  const find = async (query: string) =>
    (await site.search(query, 10)).hits.map(({url}) => url).sort();
  expect(await find('moonlight')).toEqual(['/blog/2026/01/01/h/', '/c/', '/g/']);
  expect(await find('月光')).toEqual(['/g/', '/i/']);
  expect(await find('星辉')).toEqual(['/j/']);
});
