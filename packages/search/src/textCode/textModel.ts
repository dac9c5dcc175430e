import {commonIdeographs} from '../base/alphabet.ts';

/** Symbols without a text of their own, the first of both sides. */
export const END = 0;
/** A code unit that no symbol stands for follows, in 16 bits. */
export const ESCAPE = 1;
/** The next symbol is one of the other side. */
export const SWITCH = 2;
/** From here on: a text that is further before, by the step of its length. */
export const REPEAT = 3;
/** Steps of lengths, and the number of symbols before the first text. */
export const LENGTH_STEPS = 16;
export const FIRST_TEXT = REPEAT + LENGTH_STEPS;

/** Steps of distances, up to a quarter of a million characters. */
export const DISTANCE_STEPS = 36;

/** Least length of a text that is told by its distance. */
export const LEAST_REPEAT = 2;

/** One of the two alphabets: what each symbol from `FIRST_TEXT` on stands for, and the bits of every symbol. */
export interface Side {
  readonly texts: readonly string[];
  readonly lengths: readonly number[];
}

export interface TextModel {
  /** What follows ASCII or begins a text, and what follows other characters. */
  readonly sides: readonly [Side, Side];
  readonly distanceLengths: readonly number[];
}

/** Tells which side a code unit belongs to. */
export function sideOf(code: number): 0 | 1 {
  return code < 0x80 ? 0 : 1;
}

// Full-width characters beside the ideographs.
const WIDE_MARKS = '，。：；？！（）“”‘’《》、…—·「」【】→～×○√　';

/** Lists the characters of each side that have symbols. */
export function singlesOf(side: 0 | 1): string[] {
  return side === 0
    ? [
        '\u0001',
        '\u0002',
        '\u0003',
        '\n',
        ...Array.from({length: 95}, (_, i) => String.fromCharCode(0x20 + i)),
      ]
    : [...WIDE_MARKS, ...commonIdeographs()];
}

/** Counts the bits that follow a step, after which the next begins: two steps to each power of two. */
export function extraBits(step: number): number {
  return Math.max(0, (step >> 1) - 1);
}

/** Gives the least size a step stands for: 0, 1, 2, 3, 4, 6, 8, 12 … */
export function leastOf(step: number): number {
  return step < 2 ? step : (2 | (step & 1)) << extraBits(step);
}

/** Gives the step of a size. */
export function stepOf(size: number): number {
  if (size < 2) return size;
  const width = 31 - Math.clz32(size);
  return width * 2 + ((size >> (width - 1)) & 1);
}
