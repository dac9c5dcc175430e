import {brotliCompressSync, constants} from 'node:zlib';

/** Size in bytes as a host sends it that compresses when a site is published. */
export function brotliSize(content: Buffer | string): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}
