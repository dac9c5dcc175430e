import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openCache} from '../../cache/cache.ts';
import {openIndexMaker} from './makeIndex.ts';

it('updates an index for edits alone, and only that which was saved last with the same options', async () => {
  const cache = openCache(temporaryFolder());
  const hierarchy = {lvl0: '笔记', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const open = (texts: readonly string[], options = '') =>
    openIndexMaker({
      pages: texts.map((content, i) => {
        const url = `/${i}/`;
        const record = {objectID: url, url, content, hierarchy: {...hierarchy, lvl1: `第 ${i} 篇`}};
        return {key: content, records: () => ({url, records: [{...record, type: 'lvl1'}]})};
      }),
      keys: texts,
      options,
      locale: 'zh-CN',
      maxFiles: 6000,
      synonyms: [],
      cache,
    });
  const texts = Array.from({length: 80}, (_, i) => `潮水 ${i} 与岸 ${i * 7919}。`);
  const edited = texts.with(40, '从灯塔上看到的潮水。');
  const first = await open(texts);
  expect(first.update(undefined)).toBeUndefined();
  const made = first.merge();
  first.save('1');

  const updated = (await open(edited)).update('1')!;
  const fresh = [...updated.files.keys()].filter((name) => !made.files.has(name));
  expect(fresh.length).toBeLessThan(made.files.size / 3);
  expect(updated.kept.length).toBeGreaterThan(made.files.size / 2);
  expect((await open(edited)).update('2')).toBeUndefined();
  expect((await open(edited, 'other')).update('1')).toBeUndefined();
  expect((await open([...texts, '新的一篇'])).update('1')).toBeUndefined();
  const all = texts.map((text) => `${text}全部改了。`);
  expect((await open(all)).update('1')).toBeUndefined();
});
