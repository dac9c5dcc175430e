import type {SearchIndex} from './mergeIndex.ts';

/**
 * The JSON of `current.json`, the one file with a fixed name: which meta file is the current one, and its bytes in
 * base64, so that a first answer takes one round trip less.
 */
export function toPointer({metaName, files}: SearchIndex): string {
  return JSON.stringify({meta: metaName, content: Buffer.from(files.get(metaName) ?? []).toString('base64')});
}
