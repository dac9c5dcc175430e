import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {build} from '../../src/build/build.ts';
import {checkSite} from '../../src/build/check.ts';
import {shownHtmlOf} from '../../src/kinds/page/resolvedPage.ts';
import {openSite, type Site} from '../../src/site/site.ts';
import {type SiteFiles, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const config = (graph: string) =>
  `export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, blog: {path: 'blog'}, pages: {path: 'pages'}, graph: ${graph}};\n`;
const FILES = {
  'notes/01-a.md': '# 甲\n\n[乙](./02-b.md)、[丙](./03-c.md)。\n',
  'notes/02-b.md': '# 乙\n\n[丙](./03-c.md)\n',
  'notes/03-c.md': '# 丙\n\n正文。\n',
  'notes/04-d.md': '# 丁\n\n[丙](./03-c.md)\n',
  'notes/05-e.md': '---\nunlisted: true\n---\n# 戊\n\n[丁](./04-d.md)、[乙](./02-b.md)\n',
  'blog/2025-01-02-f.md': '# 己\n\n[丙](/c/)\n',
  'pages/index.md': '---\nlayout: home\n---\n\n[丁](/d/)\n',
  'pages/g.md': '# 庚\n\n正文。\n',
};

async function open(files: SiteFiles, graph = 'true'): Promise<Site> {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': config(graph), ...files});
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  return site;
}

const resolve = async (site: Site, permalink: string) => {
  const route = site.model.table.byPermalink.get(permalink)!;
  return site.resolve(route, () => {
    throw new Error('no component');
  });
};
const below = async (site: Site, permalink: string) =>
  (await resolve(site, permalink)).resolved.below?.() ?? '';
const keysOf = async (site: Site) => {
  const keys = new Map<string, string>();
  for (const {permalink} of site.model.table.routes)
    if (!permalink.endsWith('.html'))
      keys.set(permalink, (await resolve(site, permalink)).resolved.key);
  return keys;
};

describe('the picture below a note', () => {
  it('shows the notes, posts and pages that it is linked with, from two on', async () => {
    const site = await open(FILES);
    const html = await below(site, '/c/');
    expect(html).toMatch(
      /^<details class="fold-text around"><summary><svg [^]*<\/svg>与它相连的 4 篇<\/summary>/,
    );
    expect(html.match(/<a href="[^"]+"/g)).toEqual(
      ['/a/', '/b/', '/d/', '/blog/2025/01/02/f/', '/graph/'].map((href) => `<a href="${href}"`),
    );
    expect(html).toContain('aria-label="与“丙”相连的笔记"');
    expect(await below(site, '/d/')).toBe('');
    expect(await below(site, '/e/')).toBe('');
  });

  it('belongs to the page and is no part of its text', async () => {
    const {resolved} = await resolve(await open(FILES), '/a/');
    expect(resolved.html!()).not.toContain('<details');
    expect(shownHtmlOf(resolved)).toBe(resolved.html!() + resolved.below!());
  });

  it('is in the data of an MDX page, whose code does not change with it', async () => {
    const files = {
      ...FILES,
      'notes/03-c.mdx': 'export const n = 1;\n\n# 丙\n\n{n}\n',
      'notes/01-a.md': '[丙](./03-c.mdx)\n',
      'notes/02-b.md': '[丙](./03-c.mdx)\n',
      'notes/04-d.md': '丁\n',
    };
    const {'notes/03-c.md': _gone, ...rest} = files;
    const site = await open(rest);
    const before = await resolve(site, '/c/');
    expect(before.resolved.page).toMatchObject({below: expect.stringContaining('与它相连的 3 篇')});
    writeFiles(site.dir, {'notes/04-d.md': '[丙](./03-c.mdx)\n'});
    await site.refresh([join(site.dir, 'notes/04-d.md')]);
    const after = await resolve(site, '/c/');
    expect(after.resolved.page).toMatchObject({below: expect.stringContaining('与它相连的 4 篇')});
    expect(after.modules).toEqual(before.modules);
  });

  it('makes another page of those alone that show a link, when it changes', async () => {
    const site = await open(FILES);
    const before = await keysOf(site);
    expect(await keysOf(site)).toEqual(before);
    writeFiles(site.dir, {'notes/01-a.md': '# 甲\n\n[乙](./02-b.md)、丙。\n'});
    await site.refresh([join(site.dir, 'notes/01-a.md')]);
    const after = await keysOf(site);
    const changed = [...after].filter(([href, key]) => before.get(href) !== key);
    // 甲 itself; 乙, whose picture had it beside 丙; 丙; and the page of all.
    expect(changed.map(([href]) => href).toSorted()).toEqual(['/a/', '/b/', '/c/', '/graph/']);
    writeFiles(site.dir, {'notes/01-a.md': '# 甲\n\n[乙](./02-b.md)、丙，更多。\n'});
    await site.refresh([join(site.dir, 'notes/01-a.md')]);
    const again = [...(await keysOf(site))].filter(([href, key]) => after.get(href) !== key);
    expect(again.map(([href]) => href)).toEqual(['/a/']);
  });

  it('is not there where the site wants none', async () => {
    for (const graph of ['false', '{notes: false}'])
      expect(await below(await open(FILES, graph), '/c/')).toBe('');
    const site = await open(FILES, '{path: false}');
    expect(await below(site, '/c/')).not.toContain('诸篇之间');
    expect(site.model.table.byPermalink.has('/graph/')).toBe(false);
  });
});

describe('the page of all notes', () => {
  it('has them by section with what each leads to, without hidden ones and pages apart', async () => {
    const site = await open(FILES, "{path: 'map'}");
    const {resolved} = await resolve(site, '/map/');
    expect(resolved.page).toMatchObject({head: {title: '诸篇之间 | 站'}});
    const list = resolved.html!().replace(/^[^]*?(?=<h2)/, '');
    expect(list.replaceAll(/<a href="[^"]*">|<\/a>|<\/?strong>/g, '')).toBe(
      '<h2 id="part-1">站</h2><ul><li>甲 → 乙和丙</li><li>乙 → 丙</li><li>丙</li><li>丁 → 丙</li></ul>' +
        '<h2 id="part-2">随笔</h2><ul><li>己 → 丙</li></ul>',
    );
  });

  it('leaves out what opens a section, which leads to all in it', async () => {
    const site = await open({
      'notes/x/index.md': '# 开头\n\n[甲](./a.md)、[乙](./b.md)\n',
      'notes/x/a.md': '# 甲\n\n[乙](./b.md)\n',
      'notes/x/b.md': '# 乙\n',
    });
    const html = (await resolve(site, '/graph/')).resolved.html!();
    expect(html).toContain('>甲</a></strong> → ');
    expect(html).not.toContain('开头');
    expect(await below(site, '/x/b/')).toBe('');
  });

  it('is not drawn again by a build that finds all as it was, nor are the others', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'wuya.config.js': config('true'), ...FILES});
    const makeBundle = stubBundle;
    await build({dir, makeBundle});
    const again = await build({dir, makeBundle});
    expect(again).toMatchObject({writtenCount: 0, reusedPageCount: again.pageCount});
    writeFiles(dir, {'notes/04-d.md': '# 丁\n\n[丙](./03-c.md)、[乙](./02-b.md)\n'});
    const {pageCount, reusedPageCount} = await build({dir, makeBundle});
    // 丁, 乙, 丙, which has both of them around it, and the page of all; 甲 knows nothing of 丁.
    expect(pageCount - reusedPageCount).toBe(4);
  });

  it('says so where no note leads to another', async () => {
    const site = await open({'notes/a.md': '# 甲\n'});
    const {page} = (await resolve(site, '/graph/')).resolved;
    expect(page).toMatchObject({lead: '笔记之间还没有链接。'});
  });
});

it('wuya check names in one notice the notes that no other leads to, where it is asked for', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': config('false'), ...FILES});
  const lone = async (orphans?: boolean) =>
    (await checkSite(dir, {makeBundle: stubBundle, orphans})).diagnostics.flatMap(({code, zh}) =>
      code === 'LN-058' ? zh : [],
    );
  expect(await lone()).toEqual([]);
  expect(await lone(true)).toEqual(['有 1 篇笔记，别的笔记都没有提到：notes/01-a.md。']);
  writeFiles(dir, {
    'wuya.config.js': config('false, markdown: {wikiLinks: true}'),
    'notes/04-d.md': '# 丁\n',
    'pages/index.md': '首页\n',
  });
  expect(await lone()).toEqual(['有 2 篇笔记，别的笔记都没有提到：notes/01-a.md、notes/04-d.md。']);
});
