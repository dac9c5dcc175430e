import type {BitReader, BitWriter} from '../base/bits.ts';
import {readSorted, writeSorted} from './sortedList.ts';

/** The highest `LEVEL`; by itself, as what reads an index needs no other. */
export const TITLE_LEVEL = 3;

/** Where in a unit a term is: once in the body, several times, in a heading, in the title of the page. */
export const LEVEL = {body: 0, often: 1, heading: 2, title: TITLE_LEVEL} as const;

/** The units that hold a term, rising, each with the highest `LEVEL` it has there. */
export interface Posting {
  readonly units: Int32Array;
  readonly levels: Uint8Array;
}

export const EMPTY_POSTING: Posting = {units: new Int32Array(0), levels: new Uint8Array(0)};

/** Writes postings of one index; owns the scratch space, because most postings are short and there are many. */
interface PostingWriter {
  /**
   * Packed entries `unit * 4 + level`, sorted by unit. `outer` holds those of a term that occurs wherever this one
   * does, at the same level or a higher one: the places are then counted within it, which takes fewer bits.
   */
  write(writer: BitWriter, entries: Uint32Array, outer?: Uint32Array): void;
}

/** Creates a writer of postings over so many units. */
export function createPostingWriter(unitCount: number): PostingWriter {
  const places = new Int32Array(unitCount);
  const levels = new Uint8Array(unitCount);
  const highest = new Uint8Array(unitCount);
  return {
    write(writer, entries, outer) {
      const count = entries.length;
      const placeCount = outer ? outer.length : unitCount;
      for (let i = 0, place = 0; i < count; i++) {
        const entry = entries[i] as number;
        if (outer) while (((outer[place] as number) ^ entry) > 3) place++;
        places[i] = outer ? place : entry >>> 2;
        levels[i] = entry & 3;
        highest[i] = outer ? (outer[place] as number) & 3 : LEVEL.title;
      }
      if (placeCount > 1) writer.gamma(count);
      writeSorted(writer, places, {count, low: 0, high: placeCount - 1});
      // Levels as nested subsets: of those that may reach 1 the ones that do, of those 2, of those 3.
      for (let level = 1, length = count; level <= LEVEL.title; level++) {
        const {able, size} = keepLevel(level, length);
        writer.minimal(size, able + 1);
        if (size === 0) return;
        writeSorted(writer, places, {count: size, low: 0, high: able - 1});
        length = size;
      }
    },
  };

  /** Leaves in `places` which of those that may reach the level do, and their levels beside; answers how many may and do. */
  function keepLevel(level: number, length: number): {able: number; size: number} {
    let able = 0;
    let size = 0;
    for (let i = 0; i < length; i++) {
      if ((highest[i] as number) < level) continue;
      if ((levels[i] as number) >= level) {
        places[size] = able;
        levels[size] = levels[i] as number;
        highest[size++] = highest[i] as number;
      }
      able++;
    }
    return {able, size};
  }
}

/** Reads what `PostingWriter` wrote; `outer` is the posting it was written within. */
export function readPosting(reader: BitReader, unitCount: number, outer?: Posting): Posting {
  const placeCount = outer ? outer.units.length : unitCount;
  const count = placeCount > 1 ? reader.gamma() : 1;
  const places = readSorted(reader, count, placeCount - 1);
  const levels = new Uint8Array(count);
  let kept: ArrayLike<number> | undefined;
  for (let level = 1; level <= TITLE_LEVEL; level++) {
    const able: ArrayLike<number> | undefined = outer
      ? reaching(outer, {places, kept, level})
      : kept;
    const ableCount = able ? able.length : count;
    const size = reader.minimal(ableCount + 1);
    if (size === 0) break;
    const subset = readSorted(reader, size, ableCount - 1);
    kept = able ? subset.map((i) => able[i] as number) : subset;
    for (let i = 0; i < size; i++) levels[kept[i] as number] = level;
  }
  return {units: outer ? places.map((place) => outer.units[place] as number) : places, levels};
}

/** Lists the places, of the kept ones or of all, where the outer posting reaches the level. */
function reaching(
  outer: Posting,
  {places, kept, level}: {places: Int32Array; kept: ArrayLike<number> | undefined; level: number},
): number[] {
  const able: number[] = [];
  const count = kept ? kept.length : places.length;
  for (let k = 0; k < count; k++) {
    const i = kept ? (kept[k] as number) : k;
    if ((outer.levels[places[i] as number] as number) >= level) able.push(i);
  }
  return able;
}
