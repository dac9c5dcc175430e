import {expect, it} from 'vitest';
import {dropNonXml} from './xml.ts';

it('drops what no XML document can hold, halves of characters too, and nothing else', () => {
  expect(dropNonXml('a\0\u0001\b\u000b\u000c\u001f\uFFFE\uFFFFb')).toBe('ab');
  expect(dropNonXml('a\uD83Db\uDE00c')).toBe('abc');
  const kept = '\t\n\r\u007F\u0085\uFFFD\u{1F600}𠀀<&>';
  expect(dropNonXml(kept)).toBe(kept);
});
