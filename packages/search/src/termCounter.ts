import {LEVEL} from './posting.ts';
import type {TermSink} from './tokenize.ts';

// A term that occurs this often in one unit is what the unit is about.
const OFTEN = 3;

/** Terms of a page: `terms[termOf[i]]` stands in the unit and at the level of `entries[i]` = unit × 4 + level. */
export interface TermEntries {
  readonly terms: readonly string[];
  readonly termOf: Uint32Array;
  readonly entries: Uint32Array;
}

export interface TermCounter {
  readonly sink: TermSink;
  startUnit(unit: number): void;
  setLevel(level: number): void;
  pinyin(term: string): void;
  finishUnit(): void;
  /** Everything since the last call, and starts over. */
  take(): {
    chars: {keys: Uint32Array; entries: Uint32Array};
    words: TermEntries;
    pinyin: TermEntries;
  };
}

/** Counts the terms of one page, unit by unit; typed arrays, because most of a build's time passes here. */
export function createTermCounter(): TermCounter {
  const chars = createKeyCounts();
  const wordCounts = new Map<string, number>();
  const spelt = new Set<string>();
  let level = 0;
  let unit = 0;
  let keys: number[] = [];
  let entries: number[] = [];
  let words = createTermList();
  let pinyin = createTermList();
  const entryOf = (count: number) =>
    unit * 4 + Math.max(count & 3, count >> 2 >= OFTEN ? LEVEL.often : LEVEL.body);
  return {
    sink: {
      char: (key) => chars.add(key, level),
      word(term) {
        const count = wordCounts.get(term) ?? 0;
        wordCounts.set(term, ((count >> 2) + 1) * 4 + Math.max(count & 3, level));
      },
    },
    startUnit(index) {
      unit = index;
    },
    setLevel(next) {
      level = next;
    },
    pinyin(term) {
      spelt.add(term);
    },
    finishUnit() {
      chars.drain((key, count) => {
        keys.push(key);
        entries.push(entryOf(count));
      });
      for (const [term, count] of wordCounts) words.add(term, entryOf(count));
      for (const term of spelt) pinyin.add(term, unit * 4);
      wordCounts.clear();
      spelt.clear();
    },
    take() {
      const taken = {
        chars: {keys: Uint32Array.from(keys), entries: Uint32Array.from(entries)},
        words: words.take(),
        pinyin: pinyin.take(),
      };
      keys = [];
      entries = [];
      words = createTermList();
      pinyin = createTermList();
      return taken;
    },
  };
}

interface TermList {
  add(term: string, entry: number): void;
  take(): TermEntries;
}

function createTermList(): TermList {
  const index = new Map<string, number>();
  const termOf: number[] = [];
  const entries: number[] = [];
  return {
    add(term, entry) {
      let id = index.get(term);
      if (id === undefined) index.set(term, (id = index.size));
      termOf.push(id);
      entries.push(entry);
    },
    take: () => ({
      terms: [...index.keys()],
      termOf: Uint32Array.from(termOf),
      entries: Uint32Array.from(entries),
    }),
  };
}

interface KeyCounts {
  add(key: number, level: number): void;
  /** Calls back in order of first occurrence with occurrences × 4 + highest level, and forgets all. */
  drain(callback: (key: number, count: number) => void): void;
}

/** Open addressing over 32-bit keys, none of which is 0. */
function createKeyCounts(): KeyCounts {
  let mask = 0xfff;
  let slots = new Uint32Array(mask + 1);
  let counts = new Uint32Array(mask + 1);
  let used: number[] = [];
  const find = (key: number): number => {
    let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
    while (slots[slot] !== 0 && slots[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  };
  const grow = (): void => {
    const old = used.map((slot) => [slots[slot] as number, counts[slot] as number] as const);
    mask = mask * 2 + 1;
    slots = new Uint32Array(mask + 1);
    counts = new Uint32Array(mask + 1);
    used = old.map(([key, count]) => {
      const slot = find(key);
      slots[slot] = key;
      counts[slot] = count;
      return slot;
    });
  };
  return {
    add(key, level) {
      const slot = find(key);
      const count = counts[slot] as number;
      counts[slot] = ((count >> 2) + 1) * 4 + Math.max(count & 3, level);
      if (slots[slot] !== 0) return;
      slots[slot] = key;
      used.push(slot);
      if (used.length * 2 > mask) grow();
    },
    drain(callback) {
      for (const slot of used) {
        callback(slots[slot] as number, counts[slot] as number);
        slots[slot] = 0;
        counts[slot] = 0;
      }
      used = [];
    },
  };
}
