import {hashText} from './seal.ts';

/** Files of the glossary: a query asks for those of its words. */
export const GLOSSARY_FILES = 32;

/** Between the names of one thing: a character that texts are coded with in a few bits, as a tab is not. */
export const NAME = '\u0002';

/** Gives the number of the file with the terms that begin with a word, or with a Chinese character. */
export function glossaryFileOf(first: string): number {
  return hashText(first) % GLOSSARY_FILES;
}

/** Reads the content of a file: key → other names. */
export function parseGlossary(text: string): Map<string, readonly string[]> {
  return new Map(
    text.split('\n').map((line) => {
      const [key = '', ...others] = line.split(NAME);
      return [key, others];
    }),
  );
}
