import {wordTerms} from '../text/eachTerm.ts';
import type {TermSink} from '../text/eachTerm.ts';
import {createEntryList} from './entryList.ts';
import type {Entries} from './entryList.ts';
import {createKeyIndex} from './keyIndex.ts';
import {LEVEL} from '../format/posting.ts';

/** Char terms of a page, in order of first sight, and where they are. */
export interface CharEntries extends Entries {
  readonly terms: Uint32Array;
}

/** Words of a page, in order of first sight, and where they are. */
export interface WordEntries extends Entries {
  readonly terms: readonly string[];
}

/** All terms of a page. */
export interface PageEntries {
  readonly chars: CharEntries;
  readonly words: WordEntries;
  readonly pinyin: WordEntries;
}

interface TermCounter {
  readonly sink: TermSink;
  setLevel(level: number): void;
  pinyin(term: string): void;
  finishUnit(): void;
  /** Gives everything since the last call, and starts over. */
  take(): PageEntries;
}

// Words whose terms are remembered: those of some thousand notes of code. More would be numbers and hashes.
const MOST_WORDS = 50_000;

/** Counts the terms of one page, unit by unit. */
export function createTermCounter(): TermCounter {
  const charIndex = createKeyIndex(0x1000);
  const chars = createEntryList();
  const words = createWordList();
  const pinyin = createWordList();
  const spelt = new Set<string>();
  let known = new Map<string, readonly string[]>();
  let level: number = LEVEL.body;
  const termsOf = (word: string): readonly string[] => {
    const terms = known.get(word);
    if (terms) return terms;
    if (known.size === MOST_WORDS) known = new Map();
    // A slice holds on to the text that it is of; what is joined again does not.
    const own = word.split('').join('');
    const made = wordTerms(own);
    known.set(own, made);
    return made;
  };
  return {
    sink: {
      char: (key) => chars.count(charIndex.idOf(key), level),
      word(word) {
        for (const term of termsOf(word)) words.count(term, level);
      },
    },
    setLevel(next) {
      level = next;
    },
    pinyin(term) {
      spelt.add(term);
    },
    finishUnit() {
      for (const term of spelt) pinyin.count(term, LEVEL.body);
      spelt.clear();
      for (const list of [chars, words, pinyin]) list.finishUnit();
    },
    take() {
      const taken = {
        chars: {terms: charIndex.keys(), ...chars.take()},
        words: words.take(),
        pinyin: pinyin.take(),
      };
      charIndex.clear();
      return taken;
    },
  };
}

interface WordList {
  count(term: string, level: number): void;
  finishUnit(): void;
  take(): WordEntries;
}

function createWordList(): WordList {
  const index = new Map<string, number>();
  const list = createEntryList();
  return {
    count(term, level) {
      let id = index.get(term);
      if (id === undefined) index.set(term, (id = index.size));
      list.count(id, level);
    },
    finishUnit: list.finishUnit,
    take() {
      const taken = {terms: [...index.keys()], ...list.take()};
      index.clear();
      return taken;
    },
  };
}
