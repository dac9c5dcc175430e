import type {BitReader} from '../base/bits.ts';

/** A canonical prefix code: how many symbols have each length in bits, and all symbols by length. */
interface PrefixCode {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

/** Makes the code in which symbol `i` takes `lengths[i]` bits; 0: it has none. */
export function toPrefixCode(lengths: readonly number[]): PrefixCode {
  const counts = Array<number>(Math.max(0, ...lengths) + 1).fill(0);
  for (const length of lengths) if (length > 0) counts[length]!++;
  const symbols = [...lengths.keys()]
    .filter((i) => (lengths[i] as number) > 0)
    .sort((a, b) => (lengths[a] as number) - (lengths[b] as number) || a - b);
  return {counts, symbols};
}

/** Reads one symbol; throws a `RangeError` where none has these bits. */
export function readSymbol(reader: BitReader, {counts, symbols}: PrefixCode): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length < counts.length; length++) {
    code = code * 2 + reader.bits(1);
    const count = counts[length] as number;
    if (code - first < count) return symbols[index + code - first] as number;
    index += count;
    first = (first + count) * 2;
  }
  throw new RangeError('no text');
}

/** Gives the bits of each symbol. */
export function toCodeWords(lengths: readonly number[]): number[] {
  const words = Array<number>(lengths.length).fill(0);
  const {counts, symbols} = toPrefixCode(lengths);
  let index = 0;
  let next = 0;
  for (const count of counts.slice(1)) {
    next *= 2;
    for (let k = 0; k < count; k++) words[symbols[index++] as number] = next++;
  }
  return words;
}
