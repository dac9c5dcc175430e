/**
 * Lists the code units that char terms are numbered by: ASCII, the 3,755 commonest ideographs (level 1 of GB 2312) and
 * what the site uses besides. The fixed part keeps the numbers, and with them all shards, when an edit brings a new common
 * character.
 */
export function toAlphabet(extra: ArrayLike<number>): number[] {
  return [...new Set([...commonCodes(), ...Array.from(extra)])].sort((a, b) => a - b);
}

/** Lists code units, rising, without those that every alphabet has anyway. */
export function extraCodes(used: Iterable<number>): number[] {
  const common = new Set(commonCodes());
  return [...new Set(used)].filter((code) => !common.has(code)).sort((a, b) => a - b);
}

function commonCodes(): number[] {
  return [
    ...Array.from({length: 0x7f - 0x21}, (_, i) => 0x21 + i),
    ...Array.from(commonIdeographs(), (char) => char.charCodeAt(0)),
  ];
}

/** Lists the 3,755 commonest ideographs, in the order of GB 2312. */
export function commonIdeographs(): string {
  // Two bytes each, 94 in a row; the last five cells of level 1 are empty.
  const bytes = Uint8Array.from({length: 3755 * 2}, (_, i) =>
    i % 2 === 0 ? 0xb0 + Math.floor(i / 188) : 0xa1 + ((i >> 1) % 94),
  );
  return new TextDecoder('gb18030').decode(bytes);
}
