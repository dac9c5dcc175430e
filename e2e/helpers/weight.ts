import {brotliCompressSync, constants} from 'node:zlib';

/**
 * Size in bytes as a host sends it that compresses when a site is published.
 * @param quality below 11 faster, and no fewer bytes
 */
export function brotliSize(content: Buffer | string, quality = 11): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
}
