import {type PrefixCode, toCodeWords, toPrefixCode} from './prefixCode.ts';
import {
  END,
  ESCAPE,
  FIRST_TEXT,
  LEAST_REPEAT,
  REPEAT,
  SWITCH,
  extraBits,
  leastOf,
  sideOf,
} from './textModel.ts';
import type {TextModel} from './textModel.ts';

// Symbols with at most so many bits are found in one step: nearly all that a text has.
const QUICK_BITS = 12;

/**
 * Makes what reads texts of `encodeText` again while an index is made, as one with `separator` between them. It is faster than
 * the decoder of the browser, with tables that are too large for a page to make. What it gives is good until its next call.
 */
export function createQuickDecoder({
  sides,
  distanceLengths,
}: TextModel): (contents: readonly Uint8Array[], separator: number) => Uint16Array {
  const codes = sides.map(({lengths}) => toQuickCode(lengths));
  const distances = toQuickCode(distanceLengths);
  const texts = sides.map((side) =>
    side.texts.map((text) => Uint16Array.from({length: text.length}, (_, i) => text.charCodeAt(i))),
  );
  let units = new Uint16Array(1 << 16);
  let size = 0;
  const reader = new QuickReader();
  const sizeOf = (step: number): number => leastOf(step) + reader.bits(extraBits(step));
  const makeRoom = (count: number): void => {
    if (size + count <= units.length) return;
    const bigger = new Uint16Array(2 * (size + count));
    bigger.set(units);
    units = bigger;
  };

  const add = (content: Uint8Array): void => {
    reader.begin(content);
    const start = size;
    for (let side: 0 | 1 = 0; ;) {
      reader.check();
      const next = reader.symbol(codes[side]!);
      if (next === END) return;
      if (next === SWITCH) {
        side = side === 0 ? 1 : 0;
        continue;
      }
      if (next >= FIRST_TEXT) {
        const text = texts[side]![next - FIRST_TEXT]!;
        makeRoom(text.length);
        for (let i = 0; i < text.length; i++) units[size++] = text[i]!;
      } else if (next === ESCAPE) {
        makeRoom(1);
        units[size++] = reader.bits(16);
      } else {
        const length = sizeOf(next - REPEAT) + LEAST_REPEAT;
        const from = size - 1 - sizeOf(reader.symbol(distances));
        if (from < start) throw new RangeError('text cannot be read');
        makeRoom(length);
        for (let i = 0; i < length; i++) units[size++] = units[from + i]!;
      }
      side = sideOf(units[size - 1]!);
    }
  };

  return (contents, separator) => {
    size = 0;
    contents.forEach((content, i) => {
      makeRoom(1);
      if (i > 0) units[size++] = separator;
      add(content);
    });
    return units.subarray(0, size);
  };
}

/** Reads bits without asking at each whether there are so many. */
class QuickReader {
  private bytes: Uint8Array = new Uint8Array(0);
  private at = 0;

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.at = 0;
  }

  /** @throws RangeError where more was read than there is */
  check(): void {
    if (this.at > this.bytes.length * 8) throw new RangeError('text cannot be read');
  }

  bits(width: number): number {
    const value = this.peek(width);
    this.at += width;
    return value;
  }

  symbol({quick, code: {counts, symbols}}: QuickCode): number {
    const entry = quick[this.peek(QUICK_BITS)]!;
    if (entry !== 0) {
      this.at += entry & 31;
      return entry >>> 5;
    }
    let first = 0;
    let index = 0;
    for (let length = 1; length < counts.length; length++) {
      const count = counts[length]!;
      const code = this.peek(length);
      if (code - first < count) {
        this.at += length;
        return symbols[index + code - first]!;
      }
      index += count;
      first = (first + count) * 2;
    }
    throw new RangeError('text cannot be read');
  }

  /** The next bits, up to 24 of them; zeros beyond the end. */
  private peek(width: number): number {
    const {bytes, at} = this;
    const i = at >> 3;
    const word = (bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!;
    return ((word << (at & 7)) >>> 1) >>> (31 - width);
  }
}

interface QuickCode {
  /** Symbol × 32 + its length by the bits that come, where it has few; else 0. */
  readonly quick: Uint32Array;
  readonly code: PrefixCode;
}

function toQuickCode(lengths: readonly number[]): QuickCode {
  const quick = new Uint32Array(1 << QUICK_BITS);
  const words = toCodeWords(lengths);
  lengths.forEach((length, i) => {
    if (length === 0 || length > QUICK_BITS) return;
    const room = QUICK_BITS - length;
    quick.fill((i << 5) | length, words[i]! << room, (words[i]! + 1) << room);
  });
  return {quick, code: toPrefixCode(lengths)};
}
