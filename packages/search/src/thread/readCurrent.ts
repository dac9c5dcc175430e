import {META_FILE} from '../format/metaFile.ts';

/** Reads the file to begin with, of the index in the folder at `indexUrl` (with its final slash), as it is at the moment. */
export async function readCurrent(
  indexUrl: string,
  cache: 'no-cache' | 'reload' = 'no-cache',
): Promise<Uint8Array> {
  const url = indexUrl + META_FILE;
  // Offline, an index of an earlier visit is better than none.
  const response = await fetch(url, {cache}).catch(() => fetch(url, {cache: 'force-cache'}));
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}
