import type {ActiveCell} from './dialogRows.ts';

/** Position of a reader in the dialog. */
export interface DialogView {
  readonly active: ActiveCell;
  /** How far the list was scrolled, in pixels. */
  readonly top: number;
  /** Sections that showed all they have. */
  readonly whole: readonly string[];
}
