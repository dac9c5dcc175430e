/** The shortest words of each file of the vocabulary, and the length that is beyond the last. */
export const VOCABULARY_LENGTHS = [4, 7, 10, 14, 25];

/** Which file of the vocabulary holds the words of a length; −1 when none does. */
export function vocabularyFileOf(length: number): number {
  return VOCABULARY_LENGTHS.findIndex((shortest, i) => length >= shortest && length < (VOCABULARY_LENGTHS[i + 1] ?? 0));
}

/** How many files a vocabulary has at most. */
export const VOCABULARY_FILES = VOCABULARY_LENGTHS.length - 1;
