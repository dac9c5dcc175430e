import {createSearchClient} from '@wuya/search/client';
import type {PageRecords} from '@wuya/search';
import {expect, it} from 'vitest';
import {createDevSearchIndex, type DevSearchIndex} from './searchIndex.ts';

function pageOf(url: string, content: string): PageRecords {
  const hierarchy = {
    lvl0: '前端',
    lvl1: '标题',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {url, records: [{objectID: url, url, type: 'lvl1', content, hierarchy}]};
}

async function findIn(index: DevSearchIndex, query: string): Promise<string[]> {
  const client = createSearchClient({
    metaUrl: 'current.bin',
    fetchFile: async (name) => {
      const file = await index.file(name);
      if (!file) throw new Error(name);
      return file;
    },
  });
  return (await client.search({query})).hits.map(({url}) => url);
}

it('follows the pages: an edit is found, what it replaced is not, and only the edited page is read again', async () => {
  const texts = new Map([
    ['/a/', '闭包记得它出生的地方'],
    ['/b/', '事件循环'],
  ]);
  const read: string[] = [];
  const index = createDevSearchIndex({
    locale: 'zh-CN',
    pages: async () =>
      [...texts].map(([url, text]) => ({
        key: url + text,
        records: () => {
          read.push(url);
          return pageOf(url, text);
        },
      })),
    synonyms: () => [],
  });
  const find = (query: string) => findIn(index, query);
  expect(await find('闭包')).toEqual(['/a/']);
  expect(await find('事件')).toEqual(['/b/']);
  texts.set('/b/', '微任务队列');
  expect(await find('微任务')).toEqual(['/b/']);
  expect(await find('事件')).toEqual([]);
  expect(read).toEqual(['/a/', '/b/', '/b/']);
  expect(await index.file('none.bin')).toBeUndefined();
});

it('knows the synonyms of the site, also those that come later', async () => {
  let synonyms: string[][] = [];
  const index = createDevSearchIndex({
    locale: 'zh-CN',
    pages: async () => [{key: 'a', records: () => pageOf('/a/', '无涯书斋')}],
    synonyms: () => synonyms,
  });
  expect(await findIn(index, '藏书阁')).toEqual([]);
  synonyms = [['书斋', '藏书阁']];
  expect(await findIn(index, '藏书阁')).toEqual(['/a/']);
});
