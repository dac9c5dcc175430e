import type {FileKind} from './meta.ts';
import type {PageTerms} from './pageTerms.ts';

/** The pages in their final order, and where their units begin. */
export interface Layout {
  readonly pages: readonly PageTerms[];
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
