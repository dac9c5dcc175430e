import {closeSync, existsSync, fstatSync, openSync, readSync} from 'node:fs';
import {crc32} from 'node:zlib';

const MAGIC = Buffer.from('wuyapak2');
/** Length and checksum of the index as 32-bit numbers, then the magic. */
const FOOTER_BYTES = 8 + MAGIC.length;

/** Where each entry of a pack is, by its key. */
export type PackIndex = Record<string, readonly [offset: number, length: number, checksum: number]>;

/** Prints what a pack ends with: its index, and the footer by which that is found and checked. */
export function printIndex(index: Readonly<PackIndex>): Buffer {
  const json = Buffer.from(JSON.stringify(index));
  const footer = Buffer.alloc(FOOTER_BYTES);
  footer.writeUInt32LE(json.length);
  footer.writeUInt32LE(crc32(json), 4);
  MAGIC.copy(footer, 8);
  return Buffer.concat([json, footer]);
}

/** Opens a pack; undefined when it is cut short, not a pack, or gone because another process has compacted it. */
export function openPackFile(
  path: string,
): {readonly file: number; readonly size: number; readonly index: Readonly<PackIndex>} | undefined {
  if (!existsSync(path)) return undefined;
  const file = openSync(path, 'r');
  try {
    const {size} = fstatSync(file);
    const footer = Buffer.alloc(FOOTER_BYTES);
    readSync(file, footer, 0, FOOTER_BYTES, Math.max(0, size - FOOTER_BYTES));
    const length = footer.readUInt32LE(0);
    if (!footer.subarray(8).equals(MAGIC) || length + FOOTER_BYTES > size)
      throw new Error('no pack');
    const index = Buffer.alloc(length);
    readSync(file, index, 0, length, size - FOOTER_BYTES - length);
    if (crc32(index) !== footer.readUInt32LE(4)) throw new Error('damaged index');
    return {file, size, index: JSON.parse(index.toString('utf8')) as PackIndex};
  } catch {
    closeSync(file);
    return undefined;
  }
}
