import type {BitReader, BitWriter} from './bits.ts';
import {readSorted, writeSorted} from './sortedList.ts';

/** Where in a unit a term stands: once in the body, several times, in a heading, in the title of the page. */
export const LEVEL = {body: 0, often: 1, heading: 2, title: 3} as const;

/** The units that hold a term, rising, each with the highest `LEVEL` it has there. */
export interface Posting {
  readonly units: Int32Array;
  readonly levels: Uint8Array;
}

export const EMPTY_POSTING: Posting = {units: new Int32Array(0), levels: new Uint8Array(0)};

/** Writes postings of one index; owns the scratch space, because most postings are short and there are many. */
export interface PostingWriter {
  /** Packed entries `unit * 4 + level`, sorted by unit. */
  write(writer: BitWriter, entries: Uint32Array): void;
}

export function createPostingWriter(unitCount: number): PostingWriter {
  const units = new Int32Array(unitCount);
  const levels = new Uint8Array(unitCount);
  return {
    write(writer, entries) {
      const count = entries.length;
      let highest = 0;
      for (let i = 0; i < count; i++) {
        const entry = entries[i] as number;
        units[i] = entry >>> 2;
        levels[i] = entry & 3;
        if ((entry & 3) > highest) highest = entry & 3;
      }
      writer.delta(count);
      writeSorted(writer, units, {count, low: 0, high: unitCount - 1});
      // Levels as nested subsets: which entries reach 1, which of those 2, which of those 3.
      for (let level = 1, length = count; level <= 3; level++) {
        const size = highest < level ? 0 : keepLevel(level, length);
        writer.minimal(size, length + 1);
        if (size === 0) return;
        writeSorted(writer, units, {count: size, low: 0, high: length - 1});
        length = size;
      }
    },
  };

  /** Leaves in `units` the positions that reach the level and in `levels` their levels; answers how many. */
  function keepLevel(level: number, length: number): number {
    let size = 0;
    for (let i = 0; i < length; i++) {
      if ((levels[i] as number) < level) continue;
      units[size] = i;
      levels[size++] = levels[i] as number;
    }
    return size;
  }
}

export function readPosting(reader: BitReader, unitCount: number): Posting {
  const count = reader.delta();
  const units = readSorted(reader, {count, low: 0, high: unitCount - 1});
  const levels = new Uint8Array(count);
  let kept: Int32Array | undefined;
  for (let level = 1, length = count; level <= 3; level++) {
    const size = reader.minimal(length + 1);
    if (size === 0) break;
    const subset = readSorted(reader, {count: size, low: 0, high: length - 1});
    // Positions count within the subset before.
    const outer = kept;
    const positions: Int32Array = outer ? subset.map((position) => outer[position] as number) : subset;
    for (const position of positions) levels[position] = level;
    kept = positions;
    length = size;
  }
  return {units, levels};
}
