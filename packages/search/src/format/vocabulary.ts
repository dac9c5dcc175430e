/** The shortest words of each class of the vocabulary, and the length that is beyond the last. */
export const VOCABULARY_LENGTHS = [4, 7, 10, 14, 25];

/** How many classes of lengths a vocabulary has. */
export const VOCABULARY_CLASSES = VOCABULARY_LENGTHS.length - 1;

const FIRST_LETTER = 97;
const LETTERS = 26;
const MOST_PARTS = 16;
// Words of one file, about: some 3 KiB.
const WORDS_PER_FILE = 800;
// Of so many files of an index one may be the vocabulary's.
const FILES_TO_ONE = 40;

/** Tells which class of the vocabulary holds the words of a length; −1 when none does. */
export function vocabularyClassOf(length: number): number {
  return VOCABULARY_LENGTHS.findIndex(
    (shortest, i) => length >= shortest && length < VOCABULARY_LENGTHS[i + 1]!,
  );
}

/** Counts the files of a class, by what its words begin with; a power of two, because another number rewrites all of them. */
export function vocabularyParts(wordCount: number, maxFiles: number): number {
  const files = Math.min(wordCount / WORDS_PER_FILE, maxFiles / FILES_TO_ONE);
  return Math.min(MOST_PARTS, 2 ** Math.ceil(Math.log2(Math.max(1, files / VOCABULARY_CLASSES))));
}

/** Tells which of the files of a class holds the words that begin as `text` does. */
export function vocabularyPartOf(text: string, parts: number): number {
  const letter = Math.min(LETTERS - 1, Math.max(0, text.charCodeAt(0) - FIRST_LETTER));
  return Math.floor((letter * parts) / LETTERS);
}
