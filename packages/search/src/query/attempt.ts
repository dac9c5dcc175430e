import type {Candidates} from './match/candidates.ts';
import type {IndexReader} from './reader/indexReader.ts';
import type {Wanted} from './answer/scoreUnit.ts';
import type {WordCutter} from './answer/snippet.ts';

/** A query, as it is looked for in an index. */
export interface Asked {
  readonly reader: IndexReader;
  readonly folded: string;
  readonly allowed: Uint8Array | undefined;
  readonly cut: WordCutter;
}

/** Pages that may answer it, and what their texts are compared with. */
export interface Attempt {
  readonly candidates: Candidates;
  readonly wanted: Wanted;
}
