import type {AnswerNote} from './AnswerNotes.tsx';
import type {Hit} from './hit.ts';

/** A search as the dialog renders it. */
export interface DialogSearch {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  readonly screen: 'start' | 'waiting' | 'results' | 'none' | 'error';
  readonly query: string;
  readonly found: {
    readonly query: string;
    readonly hits: readonly Hit[];
    /** Pages found, about unless `isCounted`. */
    readonly documentCount: number;
    readonly isCounted: boolean;
    readonly notes: readonly AnswerNote[];
    /** Whether the hits are all there are. */
    readonly isWhole: boolean;
  } | null;
  readonly sections: readonly string[];
}
