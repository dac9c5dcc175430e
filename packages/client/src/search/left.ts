import type {DialogView} from '@wuya/theme/search/dialogView';
import type {SearchState} from './status.ts';
import type {ChosenVersions} from './version.ts';

/** State of the dialog in the history entry that a reader left it from. */
export interface LeftDialog {
  /** Whether the entry is there for the dialog alone, so that the system's Back closes it. */
  readonly isOwn?: boolean;
  /** What it showed when a result was chosen. */
  readonly view?: DialogView;
  readonly state?: SearchState;
}

/** State of the search page in the history entry that a reader left it from. */
export interface LeftPage {
  readonly state: SearchState;
  /** What was searched. */
  readonly chosen: {readonly versions: ChosenVersions; readonly collection: string} | undefined;
  readonly top: number;
}

interface EntryState {
  readonly searchDialog?: LeftDialog | undefined;
  readonly searchPage?: LeftPage | undefined;
}

/** Reads what the open entry of the history was left with; an empty object for nothing. */
export function readLeft(): EntryState {
  return (history.state as EntryState | null) ?? {};
}

/** Writes it into the open entry. */
export function keepLeft(left: EntryState): void {
  try {
    history.replaceState({...readLeft(), ...left}, '');
  } catch {
    // Browsers allow so many changes in a time; Back then leads to the page alone.
  }
}
