import {CJK, classOf} from '../text/charClass.ts';
import {headingOf} from './records.ts';
import type {SearchRecord} from './records.ts';
import {hashText} from './seal.ts';
import {endsOf, toStretches} from '../text/stretches.ts';

/** A record, or a part of a long one; only the first part carries the heading. */
export interface Piece {
  readonly record: SearchRecord;
  readonly text: string;
  readonly isFirst: boolean;
}

/** What a posting points to: neighbouring pieces of one page, about `unitChars` characters. */
export type Unit = readonly Piece[];

// A longer stretch is cut in two: units are then of about `unitChars` at the mean.
const MOST = 1.4;

/**
 * Cuts a page into units of whole sections; sections longer than a unit are cut between lines. What is too long is cut in
 * two where the hash of a section is least, and so are its halves: an edit moves no border but those beside it, and seldom
 * one of them. A moved section would rewrite most shards.
 */
export function splitUnits(records: readonly SearchRecord[], unitChars: number): Unit[] {
  const most = unitChars * MOST;
  const pieces = records.flatMap((record) => splitRecord(record, most));
  const ends = endsOf(pieces.map(sizeOf));
  const hashes = pieces.map(hashOf);
  return toStretches(ends, most, (at) => hashes[at] as number).map(({start, end}) =>
    pieces.slice(start, end),
  );
}

function sizeOf({record, text, isFirst}: Piece): number {
  return withoutIndents(text).length + (isFirst ? (headingOf(record)?.length ?? 0) : 0);
}

/** What counts for borders: code that is indented again says the same. */
const withoutIndents = (text: string): string => text.replace(/^[ \t]+/gm, '');

// Without the address of the page: a moved note keeps its units.
function hashOf({record: {objectID}, text, isFirst}: Piece): number {
  return hashText(isFirst ? objectID.slice(objectID.indexOf('#') + 1) : withoutIndents(text));
}

function splitRecord(record: SearchRecord, most: number): Piece[] {
  const content = record.content ?? '';
  if (withoutIndents(content).length <= most) return [{record, text: content, isFirst: true}];
  const lines = content.split(/(?<=\n)/);
  const counted = lines.map(withoutIndents);
  const ends = endsOf(lines.map((line) => line.length));
  const stretches = toStretches(endsOf(counted.map((line) => line.length)), most, (at) =>
    isBreak(content, ends[at - 1] as number) ? hashText(counted[at] as string) : Infinity,
  );
  return stretches.map(({start, end}, i) => ({
    record,
    text: content.slice(ends[start - 1] ?? 0, ends[end - 1]),
    isFirst: i === 0,
  }));
}

// A phrase may run on over a line end between two ideographs, so no unit ends there.
function isBreak(content: string, lineStart: number): boolean {
  let before = lineStart - 1;
  while (before > 0 && content.charCodeAt(before) <= 0x20) before--;
  let after = lineStart;
  while (after < content.length - 1 && content.charCodeAt(after) <= 0x20) after++;
  return classOf(content.charAt(before)) !== CJK || classOf(content.charAt(after)) !== CJK;
}
