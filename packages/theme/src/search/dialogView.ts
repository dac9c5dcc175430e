import type {ActiveCell} from './dialogRows.ts';

/** Where a reader was in the dialog. */
export interface DialogView {
  readonly active: ActiveCell;
  /** How far the list was scrolled, in pixels. */
  readonly top: number;
  /** Sections that showed all they have. */
  readonly whole: readonly string[];
}
