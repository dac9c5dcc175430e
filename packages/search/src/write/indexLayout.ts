import type {FileKind} from '../format/meta.ts';
import type {KnownShards} from './keptShards.ts';
import type {Weighing} from './shards.ts';
import type {PageTerms} from './pageTerms.ts';

/** What an index needs of a page beside its terms. */
export interface IndexedPage extends Pick<PageTerms, 'url' | 'facets' | 'boost'> {
  readonly unitCount: number;
}

/** The pages in their final order, and where their units begin. */
export interface Layout {
  readonly pages: readonly IndexedPage[];
  readonly pageStarts: readonly number[];
  readonly unitCount: number;
}

/** Seals a file and adds it to the index; answers its hash. A hash in the place of a content stands for a file that is as it was. */
export type AddFile = (kind: FileKind, id: number, content: Uint8Array | number) => number;

export interface ShardOptions<Term, First> {
  readonly add: AddFile;
  /** Finds the hash of a shard that would be written as it was. */
  readonly known?: KnownShards<Term, First> | undefined;
  readonly shardBytes: number;
  readonly weighing: Weighing;
  readonly unitCount: number;
}

/** Numbers the units of pages that are in their final order. */
export function toLayout(pages: readonly IndexedPage[]): Layout {
  const pageStarts: number[] = [];
  let unitCount = 0;
  for (const page of pages) {
    pageStarts.push(unitCount);
    unitCount += page.unitCount;
  }
  return {pages, pageStarts, unitCount};
}
