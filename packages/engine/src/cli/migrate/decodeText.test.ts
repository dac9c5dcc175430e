import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';
import {decodeText} from './decodeText.ts';

/** 中文笔记 in GBK. */
const GBK = [0xd6, 0xd0, 0xce, 0xc4, 0xb1, 0xca, 0xbc, 0xc7];
const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const decode = (...bytes: readonly number[]) => decodeText(Uint8Array.from(bytes));

describe('decodeText', () => {
  it('reads UTF-8, with a mark of its byte order and with the sign for bad bytes in it', () => {
    expect(decode(...utf8('中文 �'))).toEqual({text: '中文 �'});
    expect(decode(0xef, 0xbb, 0xbf, ...utf8('中'))).toEqual({text: '中'});
  });

  it('reads what old editors in Chinese wrote', () => {
    expect(decode(...utf8('# a '), ...GBK)).toEqual({text: '# a 中文笔记', encoding: 'GB18030'});
  });

  it('reads UTF-16 by the mark of its byte order', () => {
    expect(decode(0xff, 0xfe, 0x2d, 0x4e)).toEqual({text: '中', encoding: 'UTF-16'});
    expect(decode(0xfe, 0xff, 0x4e, 0x2d)).toEqual({text: '中', encoding: 'UTF-16'});
  });

  it('takes a bad byte among UTF-8 for damage, not for another encoding', () => {
    const {text, encoding} = decode(...utf8('很多中文字'), 0xd6, ...utf8('很多中文字'));
    expect([encoding, text.startsWith('很多中文字')]).toEqual(['?', true]);
  });

  it('reads UTF-16 without a mark, in ASCII alone', () => {
    const bytes = [...'# Notes of a day'].flatMap((sign) => [sign.charCodeAt(0), 0]);
    expect(decode(...bytes)).toEqual({text: '# Notes of a day', encoding: 'UTF-16LE'});
  });

  it('leaves out zeros in the place of text', () => {
    expect(decode(...Array<number>(40).fill(0))).toEqual({text: '', encoding: '0'});
    expect(decode(...utf8('# 甲\n'), ...Array<number>(20).fill(0))).toEqual({
      text: '# 甲\n',
      encoding: '0',
    });
  });
});

it('brings over what is left of notes in which a power cut left zeros, and says so', async () => {
  const {read, words} = await migrateFiles({
    'index.md': '# 首页\n\n[甲](./甲.md)\n',
    '甲.md': `# 甲\n\n还在的字。\n${'\0'.repeat(64)}`,
  });
  expect(read('docs/甲.md')).toBe('# 甲\n\n还在的字。\n');
  expect(words.join('\n')).toContain('空字节');
});
