import {describe, expect, it} from 'vitest';
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
});
