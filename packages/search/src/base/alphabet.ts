const FIRST_SIGN = 0x21;
const SIGNS = 0x7f - FIRST_SIGN;
const IDEOGRAPHS = 3755;

/**
 * Lists the code units that char terms are numbered by: ASCII, the 3,755 commonest ideographs (level 1 of GB 2312) and
 * what the site uses besides. The fixed part keeps the numbers, and with them all shards, when an edit brings a new common
 * character.
 */
export function toAlphabet(extra: ArrayLike<number>): number[] {
  const codes = new Set([...commonCodes(), ...Array.from(extra)]);
  return [...new Uint16Array(codes).sort()]; // sorts numbers, and asks no function
}

/** Lists code units, rising, without those that every alphabet has anyway. */
export function extraCodes(used: Iterable<number>): number[] {
  const extra = new Set(used);
  for (const code of commonCodes()) extra.delete(code);
  return [...extra].sort((a, b) => a - b);
}

/** Counts the code units of the alphabet with these extra ones, without listing it: a meta file is read and written by their number. */
export function alphabetSize({length}: ArrayLike<number>): number {
  return SIGNS + IDEOGRAPHS + length;
}

function commonCodes(): number[] {
  const ideographs = commonIdeographs();
  return Array.from({length: SIGNS + IDEOGRAPHS}, (_, i) =>
    i < SIGNS ? FIRST_SIGN + i : ideographs.charCodeAt(i - SIGNS),
  );
}

/** Lists the 3,755 commonest ideographs, in the order of GB 2312. */
export function commonIdeographs(): string {
  // Two bytes each, 94 in a row; the last five cells of level 1 are empty.
  const bytes = new Uint8Array(IDEOGRAPHS * 2);
  for (let i = 0; i < IDEOGRAPHS; i++) bytes.set([0xb0 + i / 94, 0xa1 + (i % 94)], i * 2);
  return new TextDecoder('gb18030').decode(bytes);
}
