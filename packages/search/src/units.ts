import {CJK, classOf} from './charClass.ts';
import {headingOf} from './records.ts';
import type {SearchRecord} from './records.ts';
import {hashText} from './seal.ts';

/** A record, or a part of a long one; only the first part carries the heading. */
export interface Piece {
  readonly record: SearchRecord;
  readonly text: string;
  readonly isFirst: boolean;
}

/** What a posting points to: neighbouring pieces of one page, about `unitChars` characters. */
export type Unit = readonly Piece[];

// A unit is this much of `unitChars`, at least and at most, unless a single section is longer.
const LEAST = 0.6;
const MOST = 1.4;

/**
 * Cuts a page into units of whole sections. Of the borders that give a fitting size the one with the least hash of its
 * section is taken, so an edit hardly ever moves the borders: a moved section would rewrite most shards. Sections
 * longer than `MOST` are cut between lines.
 */
export function splitUnits(records: readonly SearchRecord[], unitChars: number): Unit[] {
  const pieces = records.flatMap((record) => splitRecord(record, unitChars));
  const units: Unit[] = [];
  let start = 0;
  let size = 0;
  let border = 0;
  let borderHash = Infinity;
  for (let i = 0; i < pieces.length; i++) {
    if (size > unitChars * LEAST || (i > start && size + sizeOf(pieces[i] as Piece) > unitChars * MOST)) {
      const hash = hashOf(pieces[i] as Piece);
      if (hash < borderHash) {
        border = i;
        borderHash = hash;
      }
    }
    size += sizeOf(pieces[i] as Piece);
    if (size <= unitChars * MOST || borderHash === Infinity) continue;
    units.push(pieces.slice(start, border));
    start = border;
    i = border - 1;
    size = 0;
    borderHash = Infinity;
  }
  units.push(pieces.slice(start));
  return units;
}

function sizeOf({record, text, isFirst}: Piece): number {
  return text.length + (isFirst ? (headingOf(record)?.length ?? 0) : 0);
}

function hashOf({record, isFirst}: Piece): number {
  return isFirst ? hashText(record.objectID) : 0xffffffff;
}

function splitRecord(record: SearchRecord, unitChars: number): Piece[] {
  const content = record.content ?? '';
  if (content.length <= unitChars * MOST) return [{record, text: content, isFirst: true}];
  const pieces: Piece[] = [];
  let from = 0;
  for (let line = 0; line < content.length;) {
    const next = content.indexOf('\n', line);
    const end = next < 0 ? content.length : next + 1;
    if (line > from && end - from > unitChars && isBreak(content, line)) {
      pieces.push({record, text: content.slice(from, line), isFirst: from === 0});
      from = line;
    }
    line = end;
  }
  pieces.push({record, text: content.slice(from), isFirst: from === 0});
  return pieces;
}

// A phrase may run on over a line end between two ideographs, so no unit ends there.
function isBreak(content: string, lineStart: number): boolean {
  let before = lineStart - 1;
  while (before > 0 && content.charCodeAt(before) <= 0x20) before--;
  let after = lineStart;
  while (after < content.length - 1 && content.charCodeAt(after) <= 0x20) after++;
  return classOf(content.charCodeAt(before)) !== CJK || classOf(content.charCodeAt(after)) !== CJK;
}
