/** Hashes bytes with 32-bit FNV-1a and a final mix; the index uses it against accidents, not against attackers. */
export function hashBytes(bytes: Uint8Array, from = 0): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < bytes.length; i++)
    hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return mix(hash);
}

/** Hashes a text into 32 bits (FNV-1a, then mixed). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

/** Mixes the bits of a hash: the finalizer of MurmurHash3. */
export function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Makes a file of the index: four bytes of checksum, then the content. */
export function sealFile(content: Uint8Array): Uint8Array {
  const file = new Uint8Array(content.length + 4);
  file.set(content, 4);
  new DataView(file.buffer).setUint32(0, hashBytes(file, 4));
  return file;
}

/** Reads the content of a sealed file; throws a `RangeError` when the checksum does not fit. */
export function openSealed(file: Uint8Array): Uint8Array {
  // Where these four bytes are not there this throws a `RangeError`, too.
  const sum = new DataView(file.buffer, file.byteOffset).getUint32(0);
  if (sum !== hashBytes(file, 4)) throw new RangeError('checksum');
  return file.subarray(4);
}
