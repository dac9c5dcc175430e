import {toAlphabet} from '../../base/alphabet.ts';
import {BitReader} from '../../base/bits.ts';
import type {BudgetedStore} from './budget.ts';
import {fileNameOf} from '../../format/fileNames.ts';
import type {FileKind} from '../../format/meta.ts';
import type {Meta} from '../../format/meta.ts';
import {EMPTY_POSTING, readPosting} from '../../format/posting.ts';
import type {Posting} from '../../format/posting.ts';
import {readSorted} from '../../format/sortedList.ts';
import {createTextDecoder} from '../../textCode/decodeText.ts';
import {UNIT} from '../../format/unitText.ts';
import {readWords} from '../../format/wordList.ts';
import {prepareUnit} from './unitView.ts';
import type {UnitView} from './unitView.ts';

export interface WordMatch {
  readonly word: string;
  readonly posting: Posting;
}

/** The first file of the index, and what is worked out from it once. */
export interface IndexFrame {
  readonly meta: Meta;
  readonly pageOfUnit: Uint32Array;
  readonly alphabet: readonly number[];
  readonly ranks: ReadonlyMap<number, number>;
  readonly variantCodes: ReadonlySet<number>;
  readonly decode: (reader: BitReader) => string;
}

/** The index as a set of questions, each of which may fetch files; what the budget has no room for is answered as not there. */
export interface IndexReader extends Pick<BudgetedStore, 'allow' | 'isSpent'> {
  readonly meta: Meta;
  readonly pageOfUnit: Uint32Array;
  readonly alphabet: readonly number[];
  /** False only for characters that the site certainly lacks. */
  hasChar(code: number): boolean;
  /** Whether `readSiteForms` may have another form of a character. */
  mayVary(code: number): boolean;
  /** Where a char term of one or two code units is. */
  chars(first: number, second: number): Promise<Posting>;
  /** Words equal to `text` or, with `isPrefix`, beginning with it, sorted; of titles in pinyin with the kind `p`. */
  words(text: string, isPrefix: boolean, kind?: WordKind): Promise<WordMatch[]>;
  /** Every word of one shard. */
  shard(kind: WordKind, shard: number): Promise<WordMatch[]>;
  /** The content of a file that only some queries need. */
  file<T>(kind: FileKind, index: number, parse: (content: Uint8Array) => T, spent: T): Promise<T>;
  /** The content of a file with coded text that only some queries need. */
  coded<T>(kind: FileKind, index: number, parse: ParseCoded<T>, spent: T): Promise<T>;
  unit(unit: number): Promise<UnitView>;
}

/** Reads a file with the function that reads a coded text in it. */
export type ParseCoded<T> = (reader: BitReader, decode: (reader: BitReader) => string) => T;

/** Kinds of word shards: words of the text, titles in pinyin. */
type WordKind = 'w' | 'p';

// A prefix of three letters rarely spans more; beyond it the answer would cost more than the reader's next keystroke.
// Files of titles in pinyin are smaller.
const MAX_PREFIX_SHARDS = 3;
const MAX_PINYIN_SHARDS = 10;

/** Unfolds the meta file: page of each unit, alphabet, other forms of characters, the code of texts. */
export function toIndexFrame(meta: Meta): IndexFrame {
  const alphabet = toAlphabet(meta.extraCodes);
  const pageOfUnit = new Uint32Array(meta.unitCount);
  for (let page = 0; page < meta.pageStarts.length; page++)
    pageOfUnit.fill(page, meta.pageStarts[page]);
  return {
    meta,
    pageOfUnit,
    alphabet,
    ranks: new Map(alphabet.map((code, rank) => [code, rank])),
    variantCodes: new Set(meta.variantCodes),
    decode: createTextDecoder(meta.table),
  };
}

/** Creates a reader of postings, words and texts of an index. */
export function createIndexReader(frame: IndexFrame, store: BudgetedStore): IndexReader {
  const {meta, pageOfUnit, alphabet, ranks, variantCodes, decode} = frame;
  const {allow, isSpent} = store;
  const side = alphabet.length + 1;

  const loadCoded = <T>(name: string, parse: ParseCoded<T>, spent: T): Promise<T> =>
    store.load(name, (content) => parse(new BitReader(content), decode), spent);

  const file: IndexReader['file'] = (kind, index, parse, spent) =>
    store.load(fileNameOf(meta, kind, index), parse, spent);
  const shard: IndexReader['shard'] = (kind, index) =>
    file(kind, index, (content) => parseWords(content, meta.unitCount), []);

  return {
    meta,
    pageOfUnit,
    alphabet,
    allow,
    isSpent,
    file,
    shard,
    hasChar: (code) => ranks.has(code),
    mayVary: (code) => !ranks.has(code) || variantCodes.has(code),
    async chars(first, second) {
      const rank = ranks.get(first);
      const secondRank = second === 0 ? -1 : ranks.get(second);
      if (rank === undefined || secondRank === undefined || meta.charFirsts.length === 0)
        return EMPTY_POSTING;
      const number = rank * side + secondRank + 1;
      const index = lastAtMost(meta.charFirsts, number);
      const parse = (content: Uint8Array) => parseChars(content, {meta, side, shard: index});
      return (await file('c', index, parse, new Map())).get(number) ?? EMPTY_POSTING;
    },
    async words(text, isPrefix, kind = 'w') {
      const [firsts, most] =
        kind === 'w'
          ? [meta.wordFirsts, MAX_PREFIX_SHARDS]
          : [meta.pinyinFirsts, MAX_PINYIN_SHARDS];
      if (firsts.length === 0) return [];
      const from = lastAtMost(firsts, text);
      const to = isPrefix ? Math.min(lastAtMost(firsts, `${text}\uffff`), from + most - 1) : from;
      const shards = await Promise.all(
        Array.from({length: to - from + 1}, (_, i) => shard(kind, from + i)),
      );
      return shards.flat().filter(({word}) => word === text || (isPrefix && word.startsWith(text)));
    },
    coded: (kind, index, parse, spent) => loadCoded(fileNameOf(meta, kind, index), parse, spent),
    async unit(unit) {
      const group = lastAtMost(meta.textStarts, pageOfUnit[unit] as number);
      const place = unit - (meta.pageStarts[meta.textStarts[group] as number] as number);
      const id = Math.floor(place / meta.unitsPerText);
      const name = fileNameOf(meta, 't', group, id);
      const units = await loadCoded(name, parseUnits, () => []);
      return units(place - Math.ceil(id * meta.unitsPerText));
    },
  };
}

function parseChars(
  content: Uint8Array,
  {meta, side, shard}: {meta: Meta; side: number; shard: number},
): ReadonlyMap<number, Posting> {
  const reader = new BitReader(content);
  const low = meta.charFirsts[shard] as number;
  const high = (meta.charFirsts[shard + 1] ?? side * side) - 1;
  const numbers = readSorted(reader, reader.gamma(), high, low);
  const postings = new Map<number, Posting>();
  for (const number of numbers)
    postings.set(
      number,
      readPosting(reader, meta.unitCount, postings.get(number - (number % side))),
    );
  return postings;
}

function parseWords(content: Uint8Array, unitCount: number): WordMatch[] {
  const reader = new BitReader(content);
  return readWords(reader).map((word) => ({word, posting: readPosting(reader, unitCount)}));
}

const parseUnits: ParseCoded<(index: number) => UnitView> = (reader, decode) => {
  const texts = decode(reader).split(UNIT);
  const views: UnitView[] = [];
  return (index) => (views[index] ??= prepareUnit(texts[index] as string));
};

/** Finds the index of the last element not above `value` in a list that has any, at least 0. */
export function lastAtMost<T extends number | string>(list: ArrayLike<T>, value: T): number {
  let index = list.length - 1;
  while (index > 0 && (list[index] as T) > value) index--;
  return index;
}
