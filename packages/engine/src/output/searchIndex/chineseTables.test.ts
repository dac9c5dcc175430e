import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/temporary.ts';
import {openCache} from '../../cache/cache.ts';
import {loadChineseTables} from './chineseTables.ts';

describe('loadChineseTables', () => {
  it('spells characters in plain letters, every reading, the common one first', async () => {
    const {pinyinOf} = await loadChineseTables('zh-CN');
    expect(['闭', '重', '绿', '。'].map((char) => pinyinOf!(char))).toEqual([
      ['bi'],
      ['zhong', 'chong'],
      ['lv', 'lu'],
      [],
    ]);
  });

  it('knows the plain forms of traditional characters, one for one', async () => {
    const {variants} = await loadChineseTables('zh-TW');
    expect(['閉', '環', '變', '數', '據', '庫', '閉包'].map((char) => variants![char])).toEqual([
      '闭',
      '环',
      '变',
      '数',
      '据',
      '库',
      undefined,
    ]);
    expect(variants!['闭']).toBeUndefined();
    expect(
      Object.entries(variants!).every(([from, to]) => from.length === 1 && to.length === 1),
    ).toBe(true);
  });

  it('keeps the plain forms between builds', async () => {
    const cache = openCache(temporaryFolder());
    const made = await loadChineseTables('zh-CN', cache);
    const kept = await loadChineseTables('zh-CN', {
      read: cache.read,
      write: () => expect.fail('made again'),
    });
    expect(kept.variants).toEqual(made.variants);
  });

  it('has nothing to add to other languages', async () => {
    expect(await loadChineseTables('en')).toEqual({});
  });
});
