/** Entries of all pages by term: those of term `id` are `entries[starts[id]]` up to `starts[id + 1]`, rising by unit. */
export interface GroupedEntries {
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

export interface PageEntries {
  /** Number of the term of each entry over the whole index. */
  readonly ids: Uint32Array;
  /** Unit of the page × 4 + level. */
  readonly entries: Uint32Array;
  /** Number of the first unit of the page over the whole index. */
  readonly firstUnit: number;
}

/** Groups the entries of all pages by term, by counting sort; pages come in the order of their units. */
export function groupEntries(pages: readonly PageEntries[], termCount: number): GroupedEntries {
  const starts = new Uint32Array(termCount + 1);
  for (const {ids} of pages) for (let i = 0; i < ids.length; i++) starts[(ids[i] as number) + 1]!++;
  for (let id = 0; id < termCount; id++) starts[id + 1]! += starts[id] as number;
  const next = starts.slice(0, termCount);
  const entries = new Uint32Array(starts[termCount] as number);
  for (const page of pages) {
    const base = page.firstUnit * 4;
    for (let i = 0; i < page.ids.length; i++)
      entries[next[page.ids[i] as number]!++] = base + (page.entries[i] as number);
  }
  return {starts, entries};
}
