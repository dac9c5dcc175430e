import {lastAtMost} from '../reader/indexReader.ts';
import type {IndexReader, WordMatch} from '../reader/indexReader.ts';
import {
  VOCABULARY_CLASSES,
  VOCABULARY_LENGTHS,
  vocabularyClassOf,
  vocabularyPartOf,
} from '../../format/vocabulary.ts';

// From eight letters on two slips are more likely than another word that close.
const TWO_ERRORS_FROM = 8;
const MAX_ANSWERS = 4;
// Of fewer letters another first one makes another word: `vite` is not meant for `site`.
const SHORT = 5;
// Another first letter counts as half an error.
const OTHER_LETTER = 0.5;
// Below it nothing that begins with another letter is as near.
const NEAR = 1 + OTHER_LETTER;

/** Known words that a word may be a slip for, nearest first, and where they and longer ones are. */
interface Similar {
  readonly texts: readonly string[];
  readonly matches: readonly WordMatch[];
}

/** Looks among the words that were fetched when the word itself was looked for; undefined when none is very near. */
export async function findBeside(reader: IndexReader, text: string): Promise<Similar | undefined> {
  const near = nearest(
    text,
    (await neighboursOf(reader, text)).map(({word}) => word),
  );
  return near[0] && near[0].distance < NEAR ? withMatches(reader, near) : undefined;
}

/** Looks among the words of about its length, first those of its first letter, which is seldom wrong; undefined when none is near. */
export async function findInVocabulary(
  reader: IndexReader,
  text: string,
): Promise<Similar | undefined> {
  const wordsOf = async (beginning?: string) => [
    ...new Set(
      (
        await Promise.all(
          [text.length - 1, text.length, text.length + 1].map((length) =>
            readVocabulary(reader, length, beginning),
          ),
        )
      ).flat(),
    ),
  ];
  const own = nearest(text, await wordsOf(text));
  const near = own[0] && own[0].distance < NEAR ? own : nearest(text, await wordsOf());
  return near.length > 0 ? withMatches(reader, near) : undefined;
}

/** Looks among all longer words for those that have the letters anywhere, shortest first; undefined when none has. */
export async function findInside(reader: IndexReader, text: string): Promise<Similar | undefined> {
  const lists = await Promise.all(
    VOCABULARY_LENGTHS.filter((_, i) => VOCABULARY_LENGTHS[i + 1]! > text.length).map((length) =>
      readVocabulary(reader, length),
    ),
  );
  // A site without a list of words gives all of them for each length.
  const words = [...new Set(lists.flat())].filter((word) => word.includes(text));
  words.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  if (words.length === 0) return undefined;
  return {
    texts: [text],
    matches: (
      await Promise.all(words.slice(0, MAX_ANSWERS).map((word) => reader.words(word, true)))
    ).flat(),
  };
}

/** Lists every word of the shard in which `text` would be. */
async function neighboursOf(reader: IndexReader, text: string): Promise<readonly WordMatch[]> {
  const {wordFirsts} = reader.meta;
  return wordFirsts.length === 0 ? [] : reader.shard('w', lastAtMost(wordFirsts, text));
}

/** Reads words of the site about as long as `length`, and others: those that begin with the letter of `beginning`, or all. */
async function readVocabulary(
  reader: IndexReader,
  length: number,
  beginning?: string,
): Promise<readonly string[]> {
  const {v: vocabulary, w: shards} = reader.meta.hashes;
  if (vocabulary.length === 0) {
    const lists = await Promise.all(shards.map((_, shard) => reader.shard('w', shard)));
    return lists.flat().map(({word}) => word);
  }
  const parts = vocabulary.length / VOCABULARY_CLASSES;
  // Without a class the slice below is empty.
  const first = vocabularyClassOf(length) * parts;
  const loads = vocabulary
    .slice(first, first + parts)
    .map((hash, part) =>
      hash > 0 && (beginning === undefined || part === vocabularyPartOf(beginning, parts))
        ? reader.coded('v', first + part, (bits, decode) => decode(bits).split(' '), [])
        : [],
    );
  return (await Promise.all(loads)).flat();
}

async function withMatches(reader: IndexReader, near: readonly Scored[]): Promise<Similar> {
  const texts = near.map(({word}) => word);
  return {
    texts,
    matches: (await Promise.all(texts.map((word) => reader.words(word, true)))).flat(),
  };
}

interface Scored {
  readonly word: string;
  readonly distance: number;
}

function nearest(text: string, words: readonly string[]): Scored[] {
  const most = text.length >= TWO_ERRORS_FROM ? 2 : 1;
  const scored: Scored[] = [];
  for (const word of words) {
    if (word.length < 4) continue;
    const errors = editDistance(text, word, most);
    if (errors > most || errors === 0) continue;
    const isOther = word[0] !== text[0];
    if (text.length < SHORT && isOther) continue;
    // First letters and lengths are the least often wrong.
    scored.push({
      word,
      distance: errors + (isOther ? OTHER_LETTER : 0) + (word.length === text.length ? 0 : 0.1),
    });
  }
  scored.sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
  return scored
    .filter(({distance}) => distance <= (scored[0] as Scored).distance + 0.3)
    .slice(0, MAX_ANSWERS);
}

/**
 * Counts the insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`; `most + 1` when there are
 * more.
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] as number) + 1,
          (row[j - 1] as number) + 1,
          (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwap ? beforeLast[j - 2]! + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
