import type {HitGroup} from './groupHits.ts';
import type {Hit, StoredHit, StoredHits} from './hit.ts';

/** A row that the arrow keys go through, from top to bottom. */
export type DialogRow =
  | {readonly kind: 'hit'; readonly id: string; readonly hit: Hit}
  | {readonly kind: 'more'; readonly id: string; readonly group: string}
  | StoredRow;

/** A row with a hit that the reader chose before. */
export interface StoredRow {
  readonly kind: keyof StoredHits;
  readonly id: string;
  readonly hit: StoredHit;
}

/** The row that answers to Enter, and in it the link (0) or one of its buttons. Row -1: none. */
export interface ActiveCell {
  readonly row: number;
  readonly cell: number;
}

export const FIRST: ActiveCell = {row: 0, cell: 0};
export const NONE: ActiveCell = {row: -1, cell: 0};

/** Makes the rows of the results: the hits of each group, and what it holds back. */
export function toResultRows(groups: readonly HitGroup[]): DialogRow[] {
  const rows: DialogRow[] = [];
  let count = 0;
  for (const [i, group] of groups.entries()) {
    for (const {hit} of group.rows)
      rows.push({kind: 'hit', id: `docsearch-hits-item-${count++}`, hit});
    if (group.hiddenCount > 0)
      rows.push({kind: 'more', id: `docsearch-more-${i}`, group: group.name});
  }
  return rows;
}

/** Makes the rows of what the reader went to before. */
export function toStoredRows({recent, favourite}: StoredHits): DialogRow[] {
  const toRows = (kind: keyof StoredHits, hits: readonly StoredHit[], name: string) =>
    hits.map((hit, i) => ({kind, id: `docsearch-${name}Searches-item-${i}`, hit}));
  return [...toRows('recent', recent, 'recent'), ...toRows('favourite', favourite, 'favorite')];
}

/** Cells of a row, where it has several. */
const CELL_COUNTS: Partial<Record<DialogRow['kind'], number>> = {recent: 3, favourite: 2};

/** Finds where a key leads; undefined when it does not belong to the list. The arrows wrap; from right to left ← leads on. */
export function moveActive(
  {row, cell}: ActiveCell,
  key: string,
  rows: readonly DialogRow[],
): ActiveCell | undefined {
  const {length} = rows;
  if (length === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return {row: (row + 1) % length, cell: 0};
    case 'ArrowUp':
      return {row: row <= 0 ? length - 1 : row - 1, cell: 0};
    case 'Home':
      return FIRST;
    case 'End':
      return {row: length - 1, cell: 0};
    case 'ArrowRight':
    case 'ArrowLeft': {
      const count = rows[row] && CELL_COUNTS[rows[row].kind];
      if (!count) return undefined;
      const isOn = (key === 'ArrowRight') === (document.dir !== 'rtl');
      return {row, cell: Math.min(count - 1, Math.max(0, cell + (isOn ? 1 : -1)))};
    }
    default:
      return undefined;
  }
}

/** Picks what is kept of a choice: for text that was found, its page, if that was found too. */
export function toKept(hit: Hit, hits: readonly Hit[]): StoredHit | null {
  if (hit.type !== 'content') return hit;
  const {lvl0, lvl1} = hit.hierarchy;
  return (
    hits.find(
      ({type, hierarchy}) => type === 'lvl1' && hierarchy.lvl0 === lvl0 && hierarchy.lvl1 === lvl1,
    ) ?? null
  );
}
