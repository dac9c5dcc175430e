import {CJK, classOf} from './charClass.ts';
import {rankOfWord} from './functionWords.ts';

/**
 * Returns the first word of a key that says something, or its first character where that is Chinese, by which its file is
 * found: `memori` of `out of memori`.
 */
export function firstOfKey(key: string): string {
  if (classOf(key) === CJK) return key.charAt(0);
  const words = key.split(' ');
  return words.find((word) => rankOfWord(word) !== 'empty') ?? key;
}
