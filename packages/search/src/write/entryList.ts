import {LEVEL} from '../format/posting.ts';

// A term that occurs this often in one unit is what the unit is about.
const OFTEN = 3;

/** Where the terms of a page are, unit by unit: `entries` up to `ends[unit]` are the number of a term × 4 + its level there. */
export interface Entries {
  readonly ends: Uint32Array;
  readonly entries: Uint32Array;
}

/** Counts the terms of a unit by their numbers, and makes entries of the counts. */
interface EntryList {
  count(id: number, level: number): void;
  /** Ends a unit: its terms follow in the order of their first coming. */
  finishUnit(): void;
  /** Gives the entries since the last call, and starts over. */
  take(): Entries;
}

/** Creates a list of entries; typed arrays, because most of a build's time passes here. */
export function createEntryList(): EntryList {
  // Of each term: occurrences in the unit × 4 + highest level.
  let counts = new Uint32Array(0x2000);
  let entries = new Uint32Array(0x4000);
  let used = new Uint32Array(0x1000);
  let usedSize = 0;
  let size = 0;
  let ends: number[] = [];
  return {
    count(id, level) {
      if (id >= counts.length) counts = grown(counts, id + 1);
      const count = counts[id] as number;
      counts[id] = ((count >> 2) + 1) * 4 + Math.max(count & 3, level);
      if (count !== 0) return;
      if (usedSize === used.length) used = grown(used, usedSize + 1);
      used[usedSize++] = id;
    },
    finishUnit() {
      if (size + usedSize > entries.length) entries = grown(entries, size + usedSize);
      for (let i = 0; i < usedSize; i++) {
        const id = used[i] as number;
        const count = counts[id] as number;
        const level = Math.max(count & 3, count >> 2 >= OFTEN ? LEVEL.often : LEVEL.body);
        entries[size++] = id * 4 + level;
        counts[id] = 0;
      }
      usedSize = 0;
      ends.push(size);
    },
    take() {
      const taken = {ends: Uint32Array.from(ends), entries: entries.slice(0, size)};
      ends = [];
      size = 0;
      return taken;
    },
  };
}

function grown(list: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const bigger = new Uint32Array(Math.max(least, list.length * 2));
  bigger.set(list);
  return bigger;
}
