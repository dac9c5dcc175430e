import {META_FILE} from '../format/metaFile.ts';

/**
 * Reads the file to begin with, of the index in the folder at `indexUrl` (with its final slash), as it is at the moment. What has not
 * come after 20 s is given up, as by `fetchOverHttp`.
 */
export async function readCurrent(
  indexUrl: string,
  cache: 'no-cache' | 'reload' = 'no-cache',
): Promise<Uint8Array> {
  const url = indexUrl + META_FILE;
  const ask = (kind: RequestCache) =>
    fetch(url, {cache: kind, signal: AbortSignal.timeout?.(20_000) ?? null});
  // Offline, an index of an earlier visit is better than none.
  const response = await ask(cache).catch(() => ask('force-cache'));
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}
