import {CJK, classOf} from './charClass.ts';
import {rankOfWord} from './functionWords.ts';
import {hashText} from './seal.ts';

/** Files of the glossary: a query asks for those of its words. */
export const GLOSSARY_FILES = 32;

/** Gives the number of the file with the terms that begin with a word, or with a Chinese character. */
export function glossaryFileOf(first: string): number {
  return hashText(first) % GLOSSARY_FILES;
}

/**
 * Returns the first word of a key that says something, or its first character where that is Chinese, by which its file is
 * found: `memori` of `out of memori`.
 */
export function firstOfKey(key: string): string {
  if (classOf(key) === CJK) return key.charAt(0);
  const words = key.split(' ');
  return words.find((word) => rankOfWord(word) !== 'empty') ?? key;
}

/** Reads the content of a file: key → other names. */
export function parseGlossary(text: string): Map<string, readonly string[]> {
  return new Map(
    text.split('\n').map((line) => {
      const [key = '', ...others] = line.split('\t');
      return [key, others];
    }),
  );
}
