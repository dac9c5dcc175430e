/**
 * One speed in the two units that texts are counted in. Notes are counted in 字 as they are compiled, posts in segmented
 * words as Docusaurus counts them (200 a minute); a Chinese word has 1.6 字 on average (own count, 2,860 字 of notes).
 */
const WORDS_PER_MINUTE = 200;
const CHARACTERS_PER_WORD = 1.6;

/** Returns the minutes to read so many 字, rounded up; 0 for none. */
export function readingMinutesOf(characterCount: number): number {
  return Math.ceil(characterCount / (WORDS_PER_MINUTE * CHARACTERS_PER_WORD));
}

/** Returns the minutes to read so many segmented words, rounded up; 0 for none. */
export function minutesOfWords(wordCount: number): number {
  return Math.ceil(wordCount / WORDS_PER_MINUTE);
}
