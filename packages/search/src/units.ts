import {CJK, classOf} from './charClass.ts';
import {headingOf} from './records.ts';
import type {SearchRecord} from './records.ts';

/** A record, or a part of a long one; only the first part carries the heading. */
export interface Piece {
  readonly record: SearchRecord;
  readonly text: string;
  readonly isFirst: boolean;
}

/** What a posting points to: neighbouring pieces of one page, about `unitChars` characters. */
export type Unit = readonly Piece[];

/**
 * Cuts a page into units of whole sections. The page is divided evenly, so an edit of a few characters moves no
 * border; sections longer than one and a half units are cut between lines.
 */
export function splitUnits(records: readonly SearchRecord[], unitChars: number): Unit[] {
  const total = records.reduce((sum, record) => sum + sizeOf(record), 0);
  const target = total / Math.max(1, Math.round(total / unitChars));
  const units: Piece[][] = [];
  let current: Piece[] = [];
  let size = 0;
  for (const piece of records.flatMap((record) => splitRecord(record, target))) {
    const length = piece.text.length + (piece.isFirst ? (headingOf(piece.record)?.length ?? 0) : 0);
    if (current.length > 0 && size + length / 2 > target) {
      units.push(current);
      current = [];
      size = 0;
    }
    current.push(piece);
    size += length;
  }
  units.push(current);
  return units;
}

function sizeOf(record: SearchRecord): number {
  return (headingOf(record)?.length ?? 0) + (record.content?.length ?? 0);
}

function splitRecord(record: SearchRecord, target: number): Piece[] {
  const content = record.content ?? '';
  if (content.length <= target * 1.5) return [{record, text: content, isFirst: true}];
  const pieces: Piece[] = [];
  let from = 0;
  for (let line = 0; line < content.length;) {
    const next = content.indexOf('\n', line);
    const end = next < 0 ? content.length : next + 1;
    if (line > from && end - from > target && isBreak(content, line)) {
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
