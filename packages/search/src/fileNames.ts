import {TEXT_HASH_GROUP} from './meta.ts';
import type {Meta} from './meta.ts';
import {hashText} from './seal.ts';

/** Kinds of files: char, word and pinyin shards, text, vocabulary by word length, character variants. */
export type FileKind = 'c' | 'w' | 'p' | 't' | 'v' | 's';

/** `c1a-9x3f.bin`: kind, identity, hash of the content, both in base 36. */
export function fileName(kind: FileKind, id: number, hash: number): string {
  return `${kind}${id.toString(36)}-${hash.toString(36)}.bin`;
}

export function metaFileName(hash: number): string {
  return `meta-${hash.toString(36)}.bin`;
}

/** The name of a file that the meta file knows of. */
export function fileNameOf(meta: Meta, kind: FileKind, index: number): string {
  return fileName(kind, idOf(meta, kind, index), hashOf(meta, kind, index) ?? 0);
}

/** Identity of a shard of words: of what it begins with, because its number changes when a shard before it is cut in two. */
export function wordShardId(first: string): number {
  return hashText(first);
}

function idOf(meta: Meta, kind: FileKind, index: number): number {
  if (kind === 'c') return meta.charFirsts[index] ?? 0;
  if (kind === 'w') return wordShardId(meta.wordFirsts[index] ?? '');
  return kind === 'p' ? wordShardId(meta.pinyinFirsts[index] ?? '') : index;
}

function hashOf(meta: Meta, kind: FileKind, index: number): number | undefined {
  switch (kind) {
    case 'c':
      return meta.charHashes[index];
    case 'w':
      return meta.wordHashes[index];
    case 'p':
      return meta.pinyinHashes[index];
    case 't':
      return meta.textHashes[Math.floor(index / TEXT_HASH_GROUP)];
    case 'v':
      return meta.vocabularyHashes[index];
    case 's':
      return meta.variantsHash;
  }
}
