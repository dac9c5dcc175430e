import type {PageRecords, SearchRecord} from '@wuya/search';
import {versionTagOf} from '@wuya/search/hosted';
import {hashOf} from '../../cache/hash.ts';

/** Longest text of one record, in characters: the service takes 10 KB a record, and a Chinese character is three bytes. */
const MAX_CONTENT_LENGTH = 2000;

/** A record as the hosted service keeps it. */
export interface PushRecord {
  readonly objectID: string;
  /** Changes with anything else in it. */
  readonly digest: string;
  readonly [field: string]: unknown;
}

/** Makes the records of a page for the hosted service: headings, and under each its text in pieces. */
export function toPushRecords({records}: PageRecords, siteUrl: string): PushRecord[] {
  return records.flatMap((record, position) => {
    const {content, type} = record;
    const level = type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
    const heading = toPushRecord(record, {siteUrl, position, level});
    return [
      heading,
      ...cutContent(content ?? '').map((piece, i) =>
        toPushRecord(
          {...record, objectID: `${record.objectID}~${i}`, type: 'content', content: piece},
          {siteUrl, position, level: 0},
        ),
      ),
    ];
  });
}

function toPushRecord(
  record: SearchRecord,
  {siteUrl, position, level}: {siteUrl: string; position: number; level: number},
): PushRecord {
  const {objectID, url, type, hierarchy, language, version, section} = record;
  const hash = url.indexOf('#');
  const fields = {
    url: siteUrl + url,
    url_without_anchor: siteUrl + (hash < 0 ? url : url.slice(0, hash)),
    anchor: hash < 0 ? null : url.slice(hash + 1),
    type,
    content: type === 'content' ? record.content : null,
    hierarchy,
    language,
    version,
    section,
    docusaurus_tag: versionTagOf(version ?? ''),
    weight: {pageRank: record.boost ?? 1, level, position},
  };
  return {objectID, digest: hashOf(JSON.stringify(fields)), ...fields};
}

/** Cuts a text into pieces of whole lines; a line that is longer is cut between characters. */
function cutContent(content: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const line of content.split('\n').flatMap(cutLine)) {
    if (piece !== '' && piece.length + line.length >= MAX_CONTENT_LENGTH) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece === '' ? line : `${piece}\n${line}`;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function cutLine(line: string): string[] {
  const chars = [...line];
  return Array.from({length: Math.max(1, Math.ceil(chars.length / MAX_CONTENT_LENGTH))}, (_, i) =>
    chars.slice(i * MAX_CONTENT_LENGTH, (i + 1) * MAX_CONTENT_LENGTH).join(''),
  );
}
