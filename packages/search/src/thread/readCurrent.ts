import {META_FILE} from '../format/metaFile.ts';
import {askOverHttp} from '../query/reader/askOverHttp.ts';
import {bytesOf} from '../query/reader/fileStore.ts';

/**
 * Reads the file to begin with, of the index in the folder at `indexUrl` (with its final slash), as it is at the moment. What has not
 * come after 20 s is given up, as by `fetchOverHttp`.
 */
export async function readCurrent(
  indexUrl: string,
  cache: 'no-cache' | 'reload' = 'no-cache',
): Promise<Uint8Array> {
  const url = indexUrl + META_FILE;
  // Offline, an index of an earlier visit is better than none.
  return bytesOf(url, await askOverHttp(url, cache).catch(() => askOverHttp(url, 'force-cache')));
}
