import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {SearchIndexError} from '../format/errors.ts';
import {buildIndex} from '../write/mergeIndex.ts';
import {META_FILE} from '../format/metaFile.ts';
import {toPages} from '../testing/site.ts';
import type {SearchIndex} from '../write/writeIndex.ts';
import {createSiteIndex, type SiteIndex} from './siteIndex.ts';

const FOLDER = 'https://x.example/search-index/';
const notes = (title: string) => buildIndex(toPages([{title, intro: '闭包与作用域'}]));
const metaOf = ({files}: SearchIndex) => files.get(META_FILE)!;
const titles = async (index: SiteIndex, query: string) =>
  (await index.search({query})).hits.map(({hierarchy}) => hierarchy.lvl1);

/** What is in the folder; a file that is not there is a 404. */
let published: ReadonlyMap<string, Uint8Array>;
/** What was asked for: the name of a file, and how its cache was used. */
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, {cache = 'default'}: RequestInit = {}) => {
    const name = url.slice(FOLDER.length);
    asked.push(`${name} ${cache}`);
    const bytes = published.get(name);
    return new Response(bytes as BodyInit | undefined, {status: bytes ? 200 : 404});
  });
});
afterEach(() => vi.unstubAllGlobals());

const looks = () => asked.filter((one) => one.startsWith(META_FILE));

it('begins with what was read already, and looks for nothing then', async () => {
  const index = notes('闭包');
  published = index.files;
  expect(await titles(createSiteIndex(FOLDER, metaOf(index)), '闭包')).toEqual(['闭包']);
  expect(looks()).toEqual([]);
});

it('follows the index that took the place of the one that it began with, by one look for all that failed', async () => {
  published = notes('原型').files;
  const site = createSiteIndex(FOLDER, metaOf(notes('闭包')));
  expect(await Promise.all([titles(site, '原型'), titles(site, '作用域')])).toEqual([
    ['原型'],
    ['原型'],
  ]);
  expect(looks()).toEqual([`${META_FILE} no-cache`]);
});

it('says which file is missing where no other index took its place', async () => {
  const index = notes('闭包');
  published = new Map([[META_FILE, metaOf(index)]]);
  const site = createSiteIndex(FOLDER, metaOf(index));
  await expect(titles(site, '闭包')).rejects.toThrow(SearchIndexError);
  published = index.files;
  expect(await titles(site, '闭包')).toEqual(['闭包']);
});

it('drops a copy of the first file that is damaged', async () => {
  published = notes('闭包').files;
  expect(await titles(createSiteIndex(FOLDER, Uint8Array.of(1, 2, 3)), '闭包')).toEqual(['闭包']);
  expect(looks()).toEqual([`${META_FILE} reload`]);
});

it('takes the copy of an earlier visit without a network, and tries again after a failure', async () => {
  published = new Map();
  const site = createSiteIndex(FOLDER);
  await expect(titles(site, '闭包')).rejects.toThrow(`HTTP 404: ${FOLDER}${META_FILE}`);
  published = notes('闭包').files;
  const online = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (options?.cache === 'no-cache') throw new TypeError('Failed to fetch');
    return online(url, options);
  });
  expect(await titles(site, '闭包')).toEqual(['闭包']);
  expect(looks()).toEqual([`${META_FILE} no-cache`, `${META_FILE} force-cache`]);
});

it('looks again when told to forget', async () => {
  published = notes('闭包').files;
  const site = createSiteIndex(FOLDER);
  await titles(site, '闭包');
  published = notes('原型').files;
  expect(await titles(site, '闭包')).toEqual(['闭包']);
  site.forget();
  expect(await titles(site, '原型')).toEqual(['原型']);
});
