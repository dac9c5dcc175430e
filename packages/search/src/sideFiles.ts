import {BitWriter} from './bits.ts';
import {deflateRawSync} from 'node:zlib';
import {createGbEncoder} from './gb18030.ts';
import {writeWords} from './wordList.ts';

/** Lengths of words that a mistyped word is compared with. */
const SHORTEST = 4;
const LONGEST = 24;

// Numbers, hashes and data: nobody mistypes them, and they are half of a code corpus' vocabulary.
const NOT_A_WORD = /^\d|\d{3}|[^a-z0-9_]/;

/** Adds one file for each word length; the answer has the hash `add` gave at the place of the length. */
export function vocabularyFiles(words: readonly string[], add: (length: number, content: Uint8Array) => number): number[] {
  const byLength: string[][] = Array.from({length: LONGEST + 1}, () => []);
  for (const word of words) if (word.length >= SHORTEST && word.length <= LONGEST && !NOT_A_WORD.test(word)) byLength[word.length]?.push(word);
  return byLength.map((list, length) => {
    if (list.length === 0) return 0;
    const writer = new BitWriter();
    writeWords(writer, list);
    return add(length, writer.finish());
  });
}

/** The variants whose plain form the site uses, as pairs of code units; undefined when there are none. */
export function variantsFile(variants: Readonly<Record<string, string>>, used: ReadonlySet<number>): Uint8Array | undefined {
  const pairs = Object.entries(variants).filter(([from, to]) => from.length === 1 && to.length === 1 && from !== to && used.has(to.charCodeAt(0)));
  if (pairs.length === 0) return undefined;
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  const text = pairs.map(([from, to]) => from + to).join('');
  return new Uint8Array(deflateRawSync(createGbEncoder()(JSON.stringify(text)), {level: 9}));
}
