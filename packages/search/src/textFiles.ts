import {fileName} from './fileNames.ts';
import {HASH_BITS, TEXT_HASH_GROUP} from './meta.ts';
import {hashBytes, mix, sealFile} from './seal.ts';
import {packTexts} from './textPack.ts';

export interface TextFiles {
  readonly unitsPerText: number;
  readonly hashes: number[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Files with the compressed text of `unitsPerText` neighbouring units each, as many as `maxFiles` allows. */
export function textFiles(texts: readonly Uint8Array[], maxFiles: number): TextFiles {
  const unitsPerText = Math.max(1, Math.ceil(texts.length / Math.max(1, maxFiles)));
  const sealed: Uint8Array[] = [];
  for (let i = 0; i < texts.length; i += unitsPerText) sealed.push(sealFile(packTexts(texts.slice(i, i + unitsPerText))));
  const hashes: number[] = [];
  const files = new Map<string, Uint8Array>();
  for (let i = 0; i < sealed.length; i += TEXT_HASH_GROUP) {
    const group = sealed.slice(i, i + TEXT_HASH_GROUP);
    const hash = group.reduce((sum, file) => mix(sum ^ hashBytes(file)), 0) >>> (32 - HASH_BITS);
    hashes.push(hash);
    group.forEach((file, k) => files.set(fileName('t', i + k, hash), file));
  }
  return {unitsPerText, hashes, files};
}
