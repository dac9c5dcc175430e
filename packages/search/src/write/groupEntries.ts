import type {Entries} from './entryList.ts';

/** Entries of all pages by term: those of term `id` are `entries[starts[id]]` up to `starts[id + 1]`, each unit × 4 + level, rising by unit. */
export interface GroupedEntries {
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

/** The final order of the pages that were added, and where the units of each begin. */
export interface PlacedPages {
  /** The place of each page in the order in which they were added. */
  readonly added: readonly number[];
  readonly pageStarts: readonly number[];
}

/** Gathers the entries of all pages of one family of terms, numbered over the whole index. */
interface EntryGroups {
  /** Adds the entries of the next page; `ids` are the numbers of its terms. */
  add(page: Entries, ids: Uint32Array): void;
  /** Groups all entries by term. Nothing is held of them afterwards. */
  group(placed: PlacedPages, termCount: number): GroupedEntries;
}

/** Creates groups that keep four bytes of an entry, whatever else a page had. */
export function createEntryGroups(): EntryGroups {
  let pages: Entries[] = [];
  return {
    add({ends, entries}, ids) {
      const own = entries.map((entry) => (ids[entry >>> 2] as number) * 4 + (entry & 3));
      pages.push({ends, entries: own});
    },
    group({added, pageStarts}, termCount) {
      const placed = added.map((page) => pages[page] as Entries);
      pages = [];
      return groupEntries(placed, pageStarts, termCount);
    },
  };
}

/** Groups entries by counting sort; pages come in the order of their units. */
function groupEntries(
  pages: readonly Entries[],
  pageStarts: readonly number[],
  termCount: number,
): GroupedEntries {
  const starts = new Uint32Array(termCount + 1);
  for (const {entries} of pages)
    for (let i = 0; i < entries.length; i++) starts[((entries[i] as number) >>> 2) + 1]!++;
  for (let id = 0; id < termCount; id++) starts[id + 1]! += starts[id] as number;
  const next = starts.slice(0, termCount);
  const grouped = new Uint32Array(starts[termCount] as number);
  pages.forEach(({ends, entries}, page) => {
    for (let unit = 0, i = 0; unit < ends.length; unit++) {
      const base = ((pageStarts[page] as number) + unit) * 4;
      for (const end = ends[unit] as number; i < end; i++) {
        const entry = entries[i] as number;
        grouped[next[entry >>> 2]!++] = base + (entry & 3);
      }
    }
  });
  return {starts, entries: grouped};
}
