import type {FileKind} from './meta.ts';
import type {PageTerms} from './pageTerms.ts';

/** What an index needs of a page beside its terms. */
export type IndexedPage = Pick<PageTerms, 'url' | 'facets' | 'boost' | 'texts'>;

/** The pages in their final order, and where their units begin. */
export interface Layout {
  readonly pages: readonly IndexedPage[];
  /** The place of each page in the order in which they were added. */
  readonly added: readonly number[];
  readonly pageStarts: readonly number[];
  readonly unitCount: number;
}

/** Seals and keeps a file; answers its hash. */
export type AddFile = (kind: FileKind, id: number, content: Uint8Array) => number;

export interface ShardOptions {
  readonly add: AddFile;
  readonly shardBytes: number;
  readonly unitCount: number;
}
