import type {Cache} from '../../cache/cache.ts';
import {minutesOfWords} from './readingSpeed.ts';

/** Counts words as the language cuts them: Chinese into words, not characters. */
export function countSegmentedWords(text: string, segmenter: Intl.Segmenter): number {
  let count = 0;
  for (const {isWordLike} of segmenter.segment(text)) if (isWordLike) count++;
  return count;
}

/** Minutes to read each post, remembered between builds: cutting Chinese takes 1.4 ms a thousand characters (2026-11, Node 20). */
export interface ReadingTimes {
  minutesOf(key: string, texts: () => readonly string[]): number;
  finish(): void;
}

/** Creates reading times in minutes, kept between builds by the hash of the text. */
export function createReadingTimes(locale: string, cache: Cache): ReadingTimes {
  const known = cache.read<Readonly<Record<string, number>>>('blog', 'readingTimes') ?? {};
  const used: Record<string, number> = {};
  let segmenter: Intl.Segmenter | undefined;
  let isNew = false;
  return {
    minutesOf(key, texts) {
      const at = `${locale} ${key}`;
      let minutes = known[at] ?? used[at];
      if (minutes === undefined) {
        segmenter ??= new Intl.Segmenter(locale, {granularity: 'word'});
        minutes = minutesOfWords(countSegmentedWords(texts().join('\n'), segmenter));
        isNew = true;
      }
      used[at] = minutes;
      return minutes;
    },
    finish() {
      if (isNew) cache.write('blog', 'readingTimes', used);
    },
  };
}
