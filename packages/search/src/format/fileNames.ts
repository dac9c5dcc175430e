import type {FileKind, Meta} from './meta.ts';
import {hashText} from './seal.ts';

/**
 * Makes the name of a file, `c1a-9x3f.bin`: kind, identity, hash of the content, both in base 36; text files: place in the
 * group, hash of the group.
 */
export function fileName(kind: FileKind, id: number, hash: number): string {
  return `${kind}${id.toString(36)}-${hash.toString(36)}.bin`;
}

/**
 * Makes the name of a file that the meta file knows of; `index` is the group of a text file's hash, whose place there is
 * `id`.
 */
export function fileNameOf(
  meta: Meta,
  kind: FileKind,
  index: number,
  id = idOf(meta, kind, index),
): string {
  return fileName(kind, id, meta.hashes[kind][index] ?? 0);
}

// A shard of words is known by what it begins with: its number changes when a shard before it is cut in two.
function idOf(meta: Meta, kind: FileKind, index: number): number {
  if (kind === 'c') return meta.charFirsts[index] ?? 0;
  if (kind === 'w') return hashText(meta.wordFirsts[index] ?? '');
  return kind === 'p' ? hashText(meta.pinyinFirsts[index] ?? '') : index;
}
