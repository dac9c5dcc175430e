import {toAlphabet} from './alphabet.ts';
import {BitReader} from './bits.ts';
import {fileNameOf} from './fileNames.ts';
import type {FileKind} from './fileNames.ts';
import type {FileStore} from './fileStore.ts';
import type {Meta} from './meta.ts';
import {EMPTY_POSTING, readPosting} from './posting.ts';
import type {Posting} from './posting.ts';
import {readSorted} from './sortedList.ts';
import {createTextDecoder} from './textCode/decodeText.ts';
import {readTable} from './textCode/readTable.ts';
import {UNIT} from './unitText.ts';
import {readVariants} from './variants.ts';
import {VOCABULARY_CLASSES, vocabularyClassOf, vocabularyPartOf} from './vocabulary.ts';
import {readWords} from './wordList.ts';
import {prepareUnit} from './unitView.ts';
import type {UnitView} from './unitView.ts';

export interface WordMatch {
  readonly word: string;
  readonly posting: Posting;
}

/** The index as a set of questions, each of which may fetch files. */
export interface IndexReader {
  readonly meta: Meta;
  readonly pageOfUnit: Uint32Array;
  /** False only for characters the site surely lacks. */
  hasChar(code: number): boolean;
  /** Whether `variants` may have another form of a character. */
  mayVary(code: number): boolean;
  /** Where a char term of one or two code units stands. */
  chars(first: number, second: number): Promise<Posting>;
  /** Words equal to `text` or, with `isPrefix`, beginning with it, sorted. */
  words(text: string, isPrefix: boolean): Promise<WordMatch[]>;
  /** Every word of the shard in which `text` would stand. */
  neighbours(text: string): Promise<WordMatch[]>;
  /** Titles spelt in pinyin or initials that begin with `text`. */
  pinyin(text: string): Promise<WordMatch[]>;
  /** Words of the site about as long as `length`, and others: those that begin with the letter of `beginning`, or all. */
  vocabulary(length: number, beginning?: string): Promise<readonly string[]>;
  variants(): Promise<ReadonlyMap<string, string>>;
  unit(unit: number): Promise<UnitView>;
}

// A prefix of three letters rarely spans more; beyond it the answer would cost more than the reader's next keystroke.
const MAX_PREFIX_SHARDS = 3;

export function createIndexReader(meta: Meta, store: FileStore): IndexReader {
  const alphabet = toAlphabet(meta.extraCodes);
  const ranks = new Map(alphabet.map((code, rank) => [code, rank]));
  const side = alphabet.length + 1;
  const variantCodes = new Set(Array.from(meta.variantCodes));
  const pageOfUnit = new Uint32Array(meta.unitCount);
  for (let page = 0; page < meta.pageStarts.length; page++) pageOfUnit.fill(page, meta.pageStarts[page]);
  const load = <T>(kind: FileKind, index: number, parse: (content: Uint8Array) => T) => store.load(fileNameOf(meta, kind, index), parse);

  function charNumber(first: number, second: number): number | undefined {
    const rank = ranks.get(first);
    const secondRank = second === 0 ? -1 : ranks.get(second);
    return rank === undefined || secondRank === undefined ? undefined : rank * side + secondRank + 1;
  }

  const loadDecoder = () => load('d', 0, (content) => createTextDecoder(readTable(content)));
  // Together with the first shards: texts come a round trip later. What fails is asked for again with them.
  loadDecoder().catch(() => undefined);

  async function loadText<T>(name: string, parse: (text: string) => T): Promise<T> {
    const decode = await loadDecoder();
    return store.load(name, (content) => parse(decode(content)));
  }

  function loadChars(shard: number): Promise<Map<number, Posting>> {
    return load('c', shard, (content) => {
      const reader = new BitReader(content);
      const low = meta.charFirsts[shard] as number;
      const high = (meta.charFirsts[shard + 1] ?? side * side) - 1;
      const numbers = readSorted(reader, {count: reader.gamma(), low, high});
      const postings = new Map<number, Posting>();
      for (const number of numbers) postings.set(number, readPosting(reader, meta.unitCount, postings.get(number - (number % side))));
      return postings;
    });
  }

  function loadWords(kind: 'w' | 'p', shard: number): Promise<WordMatch[]> {
    return load(kind, shard, (content) => {
      const reader = new BitReader(content);
      return readWords(reader).map((word) => ({word, posting: readPosting(reader, meta.unitCount)}));
    });
  }

  async function range(kind: 'w' | 'p', text: string, isPrefix: boolean): Promise<WordMatch[]> {
    const firsts = kind === 'w' ? meta.wordFirsts : meta.pinyinFirsts;
    if (firsts.length === 0) return [];
    const from = lastAtMost(firsts, text);
    const to = isPrefix ? Math.min(lastAtMost(firsts, `${text}\uffff`), from + MAX_PREFIX_SHARDS - 1) : from;
    const shards = await Promise.all(Array.from({length: to - from + 1}, (_, i) => loadWords(kind, from + i)));
    return shards.flat().filter(({word}) => word === text || (isPrefix && word.startsWith(text)));
  }

  return {
    meta,
    pageOfUnit,
    hasChar: (code) => ranks.has(code),
    mayVary: (code) => !ranks.has(code) || variantCodes.has(code),
    async chars(first, second) {
      const number = charNumber(first, second);
      if (number === undefined || meta.charFirsts.length === 0) return EMPTY_POSTING;
      return (await loadChars(lastAtMost(meta.charFirsts, number))).get(number) ?? EMPTY_POSTING;
    },
    words: (text, isPrefix) => range('w', text, isPrefix),
    async neighbours(text) {
      return meta.wordFirsts.length === 0 ? [] : loadWords('w', lastAtMost(meta.wordFirsts, text));
    },
    pinyin: (text) => range('p', text, true),
    async vocabulary(length, beginning) {
      if (meta.vocabularyHashes.length === 0) return (await Promise.all(meta.wordHashes.map((_, shard) => loadWords('w', shard)))).flatMap((shard) => shard.map(({word}) => word));
      const parts = meta.vocabularyHashes.length / VOCABULARY_CLASSES;
      // Without a class the slice below is empty.
      const first = vocabularyClassOf(length) * parts;
      const loads = meta.vocabularyHashes.slice(first, first + parts).map((hash, part) => (hash > 0 && (beginning === undefined || part === vocabularyPartOf(beginning, parts)) ? loadText(fileNameOf(meta, 'v', first + part), (text) => text.split(' ')) : []));
      return (await Promise.all(loads)).flat();
    },
    async variants() {
      if (meta.variantsHash === 0) return new Map();
      return load('s', 0, (content) => readVariants(content, alphabet));
    },
    async unit(unit) {
      const group = lastAtMost(meta.textStarts, pageOfUnit[unit] as number);
      const place = unit - (meta.pageStarts[meta.textStarts[group] as number] as number);
      const name = fileNameOf(meta, 't', group, Math.floor(place / meta.unitsPerText));
      const units = await loadText(name, (text) => {
        const texts = text.split(UNIT);
        const views: UnitView[] = [];
        return (index: number) => (views[index] ??= prepareUnit(texts[index] as string));
      });
      return units(place % meta.unitsPerText);
    },
  };
}

/** Index of the last element not above `value`, at least 0. */
function lastAtMost<T extends number | string>(list: ArrayLike<T>, value: T): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as T) <= value) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
