import {encodeText} from '../textCode/encodeText.ts';
import {writeVariants} from '../format/variants.ts';
import {
  VOCABULARY_CLASSES,
  vocabularyClassOf,
  vocabularyPartOf,
  vocabularyParts,
} from '../format/vocabulary.ts';

// Numbers, hashes and data: nobody mistypes them, and they are half of a code corpus' vocabulary.
const NOT_A_WORD = /^\d|\d{3}|[^a-z0-9_]/;

/** Adds the files a mistyped word is looked up in; the answer has the hash of each, class by class, 0 for one without words. */
export function vocabularyFiles(
  words: readonly string[],
  maxFiles: number,
  add: (index: number, content: Uint8Array) => number,
): number[] {
  const known = words.filter(
    (word) => vocabularyClassOf(word.length) >= 0 && !NOT_A_WORD.test(word),
  );
  const parts = vocabularyParts(known.length, maxFiles);
  const lists: string[][] = Array.from({length: VOCABULARY_CLASSES * parts}, () => []);
  for (const word of known)
    lists[vocabularyClassOf(word.length) * parts + vocabularyPartOf(word, parts)]?.push(word);
  return lists.map((list, index) =>
    list.length === 0 ? 0 : add(index, encodeText(list.join(' '))),
  );
}

/** Writes the variants whose plain form the site uses; undefined when there are none. */
export function variantsFile(
  variants: Readonly<Record<string, string>>,
  used: ReadonlySet<number>,
  alphabet: readonly number[],
): Uint8Array | undefined {
  const pairs: [number, number][] = [];
  for (const from of Object.keys(variants)) {
    const to = variants[from]!;
    if (from.length !== 1 || to.length !== 1 || from === to) continue;
    if (used.has(to.charCodeAt(0))) pairs.push([from.charCodeAt(0), to.charCodeAt(0)]);
  }
  if (pairs.length === 0) return undefined;
  return writeVariants(
    pairs.sort(([a], [b]) => a - b),
    alphabet,
  );
}

/** Lists the code units of the alphabet that have another form, rising: a query of others never needs the table. */
export function knownVariants(
  variants: Readonly<Record<string, string>>,
  alphabet: readonly number[],
): number[] {
  const isKnown = new Set(alphabet);
  const known: number[] = [];
  for (const from of Object.keys(variants)) {
    const code = from.charCodeAt(0);
    if (from.length === 1 && isKnown.has(code) && variants[from]!.length === 1) known.push(code);
  }
  return known.sort((a, b) => a - b);
}
