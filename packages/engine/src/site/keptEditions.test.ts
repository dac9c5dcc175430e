import {renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {shownHtmlOf} from '../kinds/page/resolvedPage.ts';
import {openEditions, openMainEdition} from './openEditions.ts';
import type {Site} from './site.ts';

const config = (more: object = {}): string =>
  `export default ${JSON.stringify({
    title: '站',
    url: 'https://x.example',
    baseUrl: '/n/',
    i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en', 'fr']},
    docs: {path: 'notes'},
    blog: {path: 'blog', showReadingTime: false},
    pages: {path: 'pages'},
    redirects: [{from: '/old/', to: '/a/'}],
    ...more,
  })};\n`;

const FILES = {
  'wuya.config.mjs': config(),
  'notes/a.md': '# 甲\n\n[乙](/en/b/) [旧](/fr/old/) [无](/fr/none/)\n',
  'notes/b.md': '# 乙\n',
  'notes/c.md': '---\ndraft: true\n---\n\n# 丙\n',
  'i18n/en/notes/b.md': '---\nslug: /second/\n---\n\n# B\n',
  'blog/2024-01-02-one.md': '# 一\n',
  'pages/about.md': '# 关于\n',
  'static/x.txt': '',
};

/** A site in three languages whose pages are kept. */
async function keepSite({later = 10_000} = {}): Promise<string> {
  const dir = temporaryFolder();
  writeFiles(dir, FILES);
  const opener = await openMainEdition(dir, {isProduction: false});
  const sites = [opener.main, ...(await opener.openOthers())];
  opener.keep(Date.now() + later);
  for (const site of sites) site.close();
  return dir;
}

/** Opens the default language; returns the others whose pages are known without them. */
async function findKnown(dir: string): Promise<readonly string[]> {
  const {main, known} = await openMainEdition(dir, {isProduction: false});
  main.close();
  return known;
}

/** Makes the data of all pages of a site with text, and finds its problems. */
async function readAll(site: Site): Promise<readonly unknown[]> {
  const pages = [];
  for (const route of site.articleRoutes) {
    const {resolved} = await site.resolve(route, () => Promise.reject(new Error()));
    pages.push(resolved.page, shownHtmlOf(resolved));
  }
  return [...pages, await site.problems()];
}

it('tells pages where they are in languages that are not open', async () => {
  const dir = await keepSite();
  const {main, known, haveChanged, openOthers} = await openMainEdition(dir, {isProduction: false});
  expect(known).toEqual(['/n/en/', '/n/fr/']);
  const found = await readAll(main);
  main.close();
  const sites = await openEditions(dir, {isProduction: false});
  expect(found).toEqual(await readAll(sites[0]));
  const text = JSON.stringify(found);
  for (const part of ['"en":"/n/en/second/"', 'data-reload', 'LN-051'])
    expect(text).toContain(part);
  for (const site of sites) site.close();
  const others = await openOthers();
  expect(others.map(({config: {locale}}) => locale)).toEqual(['en', 'fr']);
  expect(haveChanged()).toBe(false);
  for (const site of others) site.close();
});

it('tells where pages of other languages are others than was known', async () => {
  const dir = await keepSite();
  const opener = await openMainEdition(dir, {isProduction: false});
  writeFiles(dir, {'i18n/fr/notes/b.md': '---\nslug: /deux/\n---\n\n# B\n'});
  const sites = [opener.main, ...(await opener.openOthers())];
  expect(opener.haveChanged()).toBe(true);
  for (const site of sites) site.close();
});

it.each<readonly [string, (dir: string) => void]>([
  ['a note', (dir) => writeFiles(dir, {'notes/b.md': '---\nslug: /x/\n---\n\n# 乙\n'})],
  ['a name', (dir) => renameSync(join(dir, 'notes/b.md'), join(dir, 'notes/e.md'))],
  ['fewer notes', (dir) => rmSync(join(dir, 'notes/b.md'))],
  ['a translation', (dir) => writeFiles(dir, {'i18n/en/notes/b.md': '# B\n'})],
  ['a new translation', (dir) => writeFiles(dir, {'i18n/fr/notes/b.md': '# B\n'})],
  ['fewer translations', (dir) => rmSync(join(dir, 'i18n/en'), {recursive: true})],
  ['a post', (dir) => writeFiles(dir, {'blog/2024-01-02-one.md': '---\nslug: x\n---\n\n# 一\n'})],
  ['a page', (dir) => writeFiles(dir, {'pages/new.md': '# 新\n'})],
  ['a category', (dir) => writeFiles(dir, {'notes/d/_category_.json': '{"label": "丁"}'})],
  ['a version', (dir) => writeFiles(dir, {'versions.json': '[]'})],
  ['a version of a note', (dir) => writeFiles(dir, {'versioned_docs/version-1/a.md': '# 甲\n'})],
  ['a static file', (dir) => writeFiles(dir, {'static/y.txt': ''})],
  ['the configuration', (dir) => writeFiles(dir, {'wuya.config.mjs': config({title: '另一个'})})],
  ['links', (dir) => writeFiles(dir, {'wuya.config.mjs': config({followLinks: true})})],
  ['what was kept', (dir) => writeFiles(dir, {'.wuya/cache/editions.json': 'x\n[]'})],
])('opens all languages where %s changed', async (_, change) => {
  const dir = await keepSite();
  change(dir);
  expect(await findKnown(dir)).toEqual([]);
});

it('keeps nothing where a file changed shortly before', async () => {
  expect(await findKnown(await keepSite({later: 0}))).toEqual([]);
});
