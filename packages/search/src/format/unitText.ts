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

const TYPES = ['content', ...LEVELS.slice(1)] as readonly RecordType[];

const PIECE = '\u0001';
const FIELD = '\u0002';
const ABSENT = '\u0003';
/** Between units that are coded together. */
export const UNIT = '\u0004';

/**
 * Writes the text of a unit: the address of the page, then its pieces. Fields of a piece: type and number of headings
 * shared with the piece before, end of its address, its id unless that is the address, its other headings, its text.
 * Addresses are written without percent signs where that can be undone: a Chinese character takes two bytes, not
 * nine.
 */
export function toUnitText(pageUrl: string, unit: Unit): string {
  const pieces = [isCanonical(pageUrl, encodeURI, decodeURI) ? decodeURI(pageUrl) : ` ${pageUrl}`];
  let before: Array<string | null> = [];
  for (const {record, text, isFirst} of unit) {
    const levels = levelsOf(record);
    let shared = 0;
    while (shared < Math.min(before.length, levels.length) && before[shared] === levels[shared])
      shared++;
    const kind = TYPES.indexOf(record.type) + (isFirst ? 0 : TYPES.length);
    const id = record.objectID === record.url ? '' : record.objectID;
    const fields = [
      kind.toString(36) + shared,
      toUrlEnd(record.url, pageUrl),
      id,
      ...levels.slice(shared).map((level) => level ?? ABSENT),
      text,
    ];
    pieces.push(fields.map(clean).join(FIELD));
    before = levels;
  }
  return pieces.join(PIECE);
}

/** Reads the text of `toUnitText`. */
export function parseUnitText(encoded: string): TextPiece[] {
  const [first = '', ...pieces] = encoded.split(PIECE);
  const pageUrl = first.startsWith(' ') ? first.slice(1) : encodeURI(first);
  let before: Array<string | null> = [];
  return pieces.map((piece) => {
    const [head = '', urlEnd = '', id, ...rest] = piece.split(FIELD);
    const text = rest.pop() ?? '';
    const kind = parseInt(head.charAt(0), 36);
    const levels = [
      ...before.slice(0, Number(head.charAt(1))),
      ...rest.map((level) => (level === ABSENT ? null : level)),
    ];
    before = levels;
    const url = urlEnd.startsWith(' ')
      ? urlEnd.slice(1)
      : pageUrl + urlEnd.charAt(0) + encodeURIComponent(urlEnd.slice(1));
    const hierarchy = Object.fromEntries(
      LEVELS.map((level, i) => [level, levels[i] ?? null]),
    ) as Hierarchy;
    return {
      objectID: id || url,
      url,
      type: TYPES[kind % TYPES.length] as RecordType,
      hierarchy,
      text,
      isFirst: kind < TYPES.length,
    };
  });
}

/** `#` and what follows, plain; the whole address after a blank where it is not made that way. */
function toUrlEnd(url: string, pageUrl: string): string {
  if (url === pageUrl) return '';
  const id = url.startsWith(`${pageUrl}#`) ? url.slice(pageUrl.length + 1) : undefined;
  return id !== undefined && isCanonical(id, encodeURIComponent, decodeURIComponent)
    ? `#${decodeURIComponent(id)}`
    : ` ${url}`;
}

/** Tells whether `encode` makes the address again from what `decode` made of it. */
function isCanonical(
  address: string,
  encode: (text: string) => string,
  decode: (text: string) => string,
): boolean {
  try {
    const plain = decode(address);
    return encode(plain) === address && clean(plain) === plain && !plain.startsWith(' ');
  } catch {
    return false;
  }
}

// No text means these; a note that has them must not be cut at them.
function clean(field: string): string {
  return field === ABSENT ? field : field.replace(/[\u0001-\u0004]/g, ' ');
}

function levelsOf(record: SearchRecord): Array<string | null> {
  const levels = LEVELS.map((level) => record.hierarchy[level] ?? null);
  while (levels.length > 0 && levels.at(-1) === null) levels.pop();
  return levels;
}
