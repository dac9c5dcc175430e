import {Converter} from 'opencc-js/t2cn';
import {describe, expect, it} from 'vitest';
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

  it('has the plain forms of OpenCC for every character', async () => {
    const {variants} = await loadChineseTables('zh-CN');
    const toPlain = Converter({from: 't', to: 'cn'});
    const wrong = Array.from({length: 0xa000}, (_, code) => String.fromCharCode(code)).filter(
      (char) => {
        const plain = toPlain(char);
        return char >= '㐀' && plain.length === 1 && plain !== (variants![char] ?? char);
      },
    );
    expect(wrong).toEqual([]);
  });

  it('has nothing to add to other languages', async () => {
    expect(await loadChineseTables('en')).toEqual({});
  });
});
