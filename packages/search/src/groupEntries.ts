import type {Entries} from './entryList.ts';

/** Entries of all pages by term: those of term `id` are `entries[starts[id]]` up to `starts[id + 1]`, each unit × 4 + level, rising by unit. */
export interface GroupedEntries {
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

/** The entries of a page with what they are over the whole index. */
export interface PlacedEntries extends Entries {
  /** Number of each term of the page. */
  readonly ids: Uint32Array;
  /** Number of the first unit of the page. */
  readonly firstUnit: number;
}

/** Groups the entries of all pages by term, by counting sort; pages come in the order of their units. */
export function groupEntries(pages: readonly PlacedEntries[], termCount: number): GroupedEntries {
  const starts = new Uint32Array(termCount + 1);
  for (const {ids, entries} of pages)
    for (let i = 0; i < entries.length; i++)
      starts[(ids[(entries[i] as number) >>> 2] as number) + 1]!++;
  for (let id = 0; id < termCount; id++) starts[id + 1]! += starts[id] as number;
  const next = starts.slice(0, termCount);
  const grouped = new Uint32Array(starts[termCount] as number);
  for (const {ids, ends, entries, firstUnit} of pages) {
    for (let unit = 0, i = 0; unit < ends.length; unit++) {
      const base = (firstUnit + unit) * 4;
      for (const end = ends[unit] as number; i < end; i++) {
        const entry = entries[i] as number;
        grouped[next[ids[entry >>> 2] as number]!++] = base + (entry & 3);
      }
    }
  }
  return {starts, entries: grouped};
}
