import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {PAGE_IDS, slugify} from '../../src/content/source/slugger.ts';
import type {Diagnostic} from '../../src/errors/diagnostic.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {writeFiles} from '../helpers/site.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();
const page = (path: string) => readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8');
const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
let diagnostics: readonly Diagnostic[];
const LINKS = '[甲](../notes/a.md) [乙](../notes/b.md) [文](../blog/2026-01-01-p.md)';

beforeAll(async () => {
  writeFiles(dir, {
    'wuya.config.js': `export default {
  title: '站', url: 'https://example.com', docs: {path: 'notes', backlinks: true}, pages: {path: 'pages'},
};`,
    'notes/a.md': `# 甲\n\n## 节\n\n${LINKS}\n`,
    'notes/b.md': `# 乙\n\n## Main\n\n${LINKS}\n\n## App\n\n## Wuya-page\n`,
    'notes/c.md':
      '# 丙\n\n## 甲 {#App}\n\n<details>\n<summary>题</summary>\n\n##### Main\n\n</details>\n',
    'blog/2026-01-01-p.md': `# 文\n\n<!-- truncate -->\n\n## Main\n\n${LINKS}\n`,
    'pages/p.md': '# 页\n\n## Main\n',
  });
  ({diagnostics} = await build({dir, makeBundle: drawingBundle}));
});

it('no id around an article is one that a heading can have: links to the heading led elsewhere, or the script read it for data', () => {
  const own = idsOf(page('a')).filter((id) => id !== '节');
  expect(own).toEqual(expect.arrayContaining(['App', 'Toc', 'Backlinks', 'Live', 'Wuya-page']));
  expect(own.filter((id) => slugify(id) === id)).toEqual([]);
  expect(own.filter((id) => !PAGE_IDS.has(id))).toEqual([]);
});

it.each(['b', 'p', 'blog/2026/01/01/p'])(
  'in %s the heading “Main” has its id alone, and the skip link leads to the content',
  (path) => {
    const html = page(path);
    const ids = idsOf(html);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(html).toContain('<h2 id="main">');
    expect(html).toMatch(/<a class="skip" href="#Main">.*<main id="Main"/s);
  },
);

it('a heading that the contents do not list has its id alone as well', () => {
  const ids = idsOf(page('c'));
  expect(ids.filter((id) => id === 'main')).toEqual(['main']);
  expect(page('c')).toMatch(/<a class="skip" href="#Main">.*<main id="Main"/s);
});

it('an id of the page that a heading is given is named', () => {
  expect(diagnostics.filter(({code}) => code === 'MD-160')).toEqual([
    expect.objectContaining({
      place: expect.objectContaining({file: 'notes/c.md', line: 3}),
      en: expect.stringContaining('“App” is that of a part of the page itself'),
    }),
  ]);
});
