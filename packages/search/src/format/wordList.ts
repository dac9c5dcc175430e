import type {BitReader, BitWriter} from '../base/bits.ts';

// Codes 0–36 of a character; 37 announces 16 literal bits.
const LITERAL = 37;

/** Writes sorted words, each as the length it shares with the word before it and the rest. */
export function writeWords(writer: BitWriter, words: readonly string[]): void {
  writer.gamma(words.length + 1);
  let before = '';
  for (const word of words) {
    const shared = sharedLength(before, word);
    writer.minimal(shared, before.length + 1);
    writer.gamma(word.length - shared + 1);
    for (let i = shared; i < word.length; i++) writeChar(writer, word.charCodeAt(i));
    before = word;
  }
}

/** Reads a sorted list of words, each written as what it shares with the one before and its rest. */
export function readWords(reader: BitReader): string[] {
  const words: string[] = [];
  let before = '';
  for (let left = reader.gamma() - 1; left > 0; left--) {
    let word = before.slice(0, reader.minimal(before.length + 1));
    for (let rest = reader.gamma() - 1; rest > 0; rest--)
      word += String.fromCharCode(readChar(reader));
    words.push(word);
    before = word;
  }
  return words;
}

/** Counts the letters that two words begin with in common: `note`, `noun` → 2 */
export function sharedLength(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let length = 0;
  while (length < end && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

function writeChar(writer: BitWriter, code: number): void {
  const small =
    code >= 97 && code <= 122
      ? code - 97
      : code >= 48 && code <= 57
        ? code - 22
        : code === 95
          ? 36
          : LITERAL;
  writer.minimal(small, LITERAL + 1);
  if (small === LITERAL) writer.bits(code, 16);
}

function readChar(reader: BitReader): number {
  const small = reader.minimal(LITERAL + 1);
  if (small === LITERAL) return reader.bits(16);
  return small < 26 ? small + 97 : small < 36 ? small + 22 : 95;
}
