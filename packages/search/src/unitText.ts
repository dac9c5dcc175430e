import {LEVELS} from './records.ts';
import type {Hierarchy, RecordType, SearchRecord} from './records.ts';
import type {Unit} from './units.ts';

/** A piece of a unit as the browser reads it. */
export interface TextPiece {
  readonly objectID: string;
  readonly url: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  readonly text: string;
  readonly isFirst: boolean;
}

// [type or type + 7 for a later part, end of the url, id or 0 when it is the url, shared levels, other levels…, text]
type StoredPiece = [kind: number, urlEnd: string, id: string | 0, shared: number, levels: Array<string | null>, text: string];
type StoredUnit = [url: string, ...pieces: StoredPiece[]];

const TYPES: readonly RecordType[] = ['content', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The JSON of a unit: headings shared with the piece before are left out. */
export function toUnitJson(pageUrl: string, unit: Unit): string {
  const stored: StoredUnit = [pageUrl];
  let before: Array<string | null> = [];
  for (const {record, text, isFirst} of unit) {
    const levels = levelsOf(record);
    let shared = 0;
    while (shared < Math.min(before.length, levels.length) && before[shared] === levels[shared]) shared++;
    const kind = TYPES.indexOf(record.type) + (isFirst ? 0 : TYPES.length);
    const urlEnd = record.url.startsWith(pageUrl) ? record.url.slice(pageUrl.length) : ` ${record.url}`;
    stored.push([kind, urlEnd, record.objectID === record.url ? 0 : record.objectID, shared, levels.slice(shared), text]);
    before = levels;
  }
  return JSON.stringify(stored);
}

/** Reads the JSON of `toUnitJson`. */
export function parseUnitJson(json: string): TextPiece[] {
  const [pageUrl, ...stored] = JSON.parse(json) as StoredUnit;
  let before: Array<string | null> = [];
  return stored.map(([kind, urlEnd, id, shared, rest, text]) => {
    const levels = [...before.slice(0, shared), ...rest];
    before = levels;
    const url = urlEnd.startsWith(' ') ? urlEnd.slice(1) : pageUrl + urlEnd;
    const hierarchy = Object.fromEntries(LEVELS.map((level, i) => [level, levels[i] ?? null])) as Hierarchy;
    return {objectID: id === 0 ? url : id, url, type: TYPES[kind % TYPES.length] as RecordType, hierarchy, text, isFirst: kind < TYPES.length};
  });
}

function levelsOf(record: SearchRecord): Array<string | null> {
  const levels = LEVELS.map((level) => record.hierarchy[level] ?? null);
  while (levels.length > 0 && levels.at(-1) === null) levels.pop();
  return levels;
}
