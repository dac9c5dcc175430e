import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {Output} from '../emit/output.ts';
import {contentTypeOf, isCompressible} from '../../serve/contentType.ts';

/** Minimum size of a file that is compressed: a smaller one saves no packet on the wire. */
const MIN_BYTES = 1024;

const COMPRESS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}),
  gz: (content: Buffer) => promisify(gzip)(content, {level: 9}),
} as const;

/** Writes compressed files beside those that shrink; one whose file did not change is not made again. */
export async function precompress(
  output: Output,
  kinds: readonly (keyof typeof COMPRESS)[],
): Promise<void> {
  if (kinds.length === 0) return;
  for (const {path, key} of output.files()) {
    if (!isCompressible(contentTypeOf(path))) continue;
    for (const kind of kinds) {
      const name = `${path}.${kind}`;
      if (output.reuse(name, key)) continue;
      const content = output.read(path);
      if (content.length >= MIN_BYTES) output.write(name, key, await COMPRESS[kind](content));
    }
  }
}
