/** Compressed texts in one file, each after 24 bits of length. */
export function packTexts(texts: readonly Uint8Array[]): Uint8Array {
  const packed = new Uint8Array(texts.reduce((size, text) => size + 3 + text.length, 0));
  let at = 0;
  for (const text of texts) {
    packed.set([text.length >> 16, (text.length >> 8) & 0xff, text.length & 0xff], at);
    packed.set(text, at + 3);
    at += 3 + text.length;
  }
  return packed;
}

/** The `index`-th compressed text of a file. */
export function unpackText(packed: Uint8Array, index: number): Uint8Array {
  let at = 0;
  for (let left = index; ; left--) {
    const length = ((packed[at] ?? 0) << 16) | ((packed[at + 1] ?? 0) << 8) | (packed[at + 2] ?? 0);
    if (left === 0) return packed.subarray(at + 3, at + 3 + length);
    at += 3 + length;
  }
}
