import {useMemo, useState} from 'react';
import type {DialogSearch} from './dialogSearch.ts';
import {type ActiveCell, type DialogRow, FIRST, toResultRows, toStoredRows} from './dialogRows.ts';
import {groupHits, type HitGroup} from './groupHits.ts';
import type {DialogView} from './dialogView.ts';
import type {Hit, StoredHits} from './hit.ts';

const NO_HITS: readonly Hit[] = [];

/** Rows of the list of the dialog, and which of them is active. */
export interface DialogRows {
  readonly hits: readonly Hit[];
  readonly groups: readonly HitGroup[];
  readonly rows: readonly DialogRow[];
  /** What the rows belong to: with another answer the first row is active again. */
  readonly shown: unknown;
  readonly active: ActiveCell;
  readonly row: DialogRow | undefined;
  readonly activeId: string | undefined;
  /** Whether the reader chose the active row of this list by a key. */
  readonly isChosenByKey: boolean;
  /** Sections that show all they have. */
  readonly whole: readonly string[];
  activate(at: ActiveCell, byKey?: boolean): void;
  /** Shows all hits of a section. */
  showWhole(name: string): void;
}

/** Keeps the rows of the dialog and the active one. */
export function useDialogRows(
  {screen, found}: DialogSearch,
  options: {
    readonly stored: StoredHits;
    readonly maxPerGroup: number;
    readonly view: DialogView | undefined;
  },
): DialogRows {
  const {stored, maxPerGroup, view} = options;
  const hits = found?.hits ?? NO_HITS;
  const [whole, setWhole] = useState<{readonly of: unknown; readonly names: ReadonlySet<string>}>({
    of: hits,
    names: new Set(view?.whole),
  });
  const groups = useMemo(
    () => groupHits(hits, {max: maxPerGroup, ...(whole.of === hits && {whole: whole.names})}),
    [hits, whole, maxPerGroup],
  );
  const rows = useMemo(() => {
    if (screen === 'results') return toResultRows(groups);
    return screen === 'start' ? toStoredRows(stored) : [];
  }, [screen, groups, stored]);

  const shown = screen === 'results' ? hits : screen;
  const [choice, setChoice] = useState<{
    readonly of: unknown;
    readonly at: ActiveCell;
    readonly byKey: boolean;
  }>({of: shown, at: view?.active ?? FIRST, byKey: false});
  const wanted = choice.of === shown ? choice.at : FIRST;
  const active = wanted.row < rows.length ? wanted : {row: rows.length - 1, cell: 0};
  const row = rows[active.row];
  const activate = (at: ActiveCell, byKey = false): void => setChoice({of: shown, at, byKey});
  return {
    hits,
    groups,
    rows,
    shown,
    active,
    row,
    activeId: row && (active.cell > 0 ? `${row.id}-${active.cell}` : row.id),
    isChosenByKey: choice.of === shown && choice.byKey,
    whole: whole.of === hits ? [...whole.names] : [],
    activate,
    showWhole(name) {
      setWhole({of: hits, names: new Set([...(whole.of === hits ? whole.names : []), name])});
      activate(active);
    },
  };
}
