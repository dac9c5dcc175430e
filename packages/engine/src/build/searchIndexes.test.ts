import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {openCache} from '../cache/cache.ts';
import {openOutput} from '../output/emit/output.ts';
import type {IndexQuestion, IndexThread} from '../output/searchIndex/makeApart.ts';
import type {Site} from '../site/site.ts';
import {createSearchIndexes} from './searchIndexes.ts';

const hierarchy = {
  lvl0: null,
  lvl1: '篇',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** A site of three pages, of which so many come from the cache. */
function siteOf({reusedCount = 0, provider = 'local', locale = 'zh-CN'}): Site {
  const published = () =>
    ['/a/', '/b/', '/c/'].map((url) => {
      const record = {objectID: url, url, type: 'lvl1' as const, content: '潮水', hierarchy};
      return {key: url, records: () => ({url, records: [record]})};
    });
  const config = {locale, search: {provider, maxFiles: 100, synonyms: []}};
  const cache = openCache(temporaryFolder());
  return {config, cache, compiler: {reusedCount}, fingerprint: '', published} as unknown as Site;
}

/** Threads that fail at once, and what they were asked. */
function failingThreads() {
  const asked: IndexQuestion['kind'][] = [];
  let startedCount = 0;
  let endedCount = 0;
  const start = (): IndexThread => {
    startedCount++;
    return {
      ask(question) {
        asked.push(question.kind);
        return Promise.reject(new Error('broken'));
      },
      end: () => void endedCount++,
    };
  };
  return {start, asked, counts: () => ({startedCount, endedCount})};
}

it.each([
  ['many notes are new and there are cores to spare', {coreCount: 4, noteCount: 3}, {}, true],
  ['cores are few', {coreCount: 3, noteCount: 3}, {}, false],
  ['most notes come from the cache', {coreCount: 4, noteCount: 3}, {reusedCount: 1}, false],
  ['search has a host', {coreCount: 4, noteCount: 3}, {provider: 'algolia'}, false],
])('a thread is asked or not when %s', (_, rules, site, isStarted) => {
  const {start, asked, counts} = failingThreads();
  const indexes = createSearchIndexes({...rules, start});
  indexes.open(siteOf(site));
  indexes.end();
  const count = isStarted ? 1 : 0;
  expect(counts()).toEqual({startedCount: count, endedCount: count});
  expect(asked).toEqual(isStarted ? ['open'] : []);
});

it('a language that takes its notes from another of the build has its index made apart too', () => {
  const {start, asked} = failingThreads();
  const indexes = createSearchIndexes({coreCount: 4, noteCount: 3, start});
  for (const reusedCount of [0, 3]) indexes.open(siteOf({reusedCount}));
  indexes.end();
  expect(asked).toEqual(['open', 'open']);
});

it('languages share one thread, and each has its index though that fails', async () => {
  const {start, asked, counts} = failingThreads();
  const indexes = createSearchIndexes({coreCount: 4, noteCount: 1, start});
  const sites = [siteOf({}), siteOf({locale: 'en'})];
  const root = temporaryFolder();
  const output = openOutput(join(root, 'dist'), join(root, 'state'));
  for (const site of sites) indexes.open(site);
  for (const site of sites) {
    await indexes.emit(site, output);
    expect(output.files().map(({path}) => path)).toContain('search-index/current.bin');
  }
  expect(asked).toEqual(['open', 'open']);
  expect(counts()).toEqual({startedCount: 1, endedCount: 0});
});
