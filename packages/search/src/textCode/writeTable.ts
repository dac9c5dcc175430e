import type {BitWriter} from '../base/bits.ts';
import {toCodeWords} from './prefixCode.ts';
import {FIRST_TEXT, singlesOf} from './textModel.ts';
import type {Side, TextModel} from './textModel.ts';
import {
  ASCII_LENGTHS,
  ASCII_TOKENS,
  DISTANCE_LENGTHS,
  WIDE_LENGTHS,
  WIDE_TOKENS,
} from './textTable.ts';

const MODEL: TextModel = makeModel();

/** Returns the model all texts are written with. */
export function textModel(): TextModel {
  return MODEL;
}

function makeModel(): TextModel {
  const toSide = (side: 0 | 1, tokens: string, lengths: string): Side => ({
    texts: [...singlesOf(side), ...tokens.split('\t')],
    lengths: toDigits(lengths),
  });
  return {
    sides: [toSide(0, ASCII_TOKENS, ASCII_LENGTHS), toSide(1, WIDE_TOKENS, WIDE_LENGTHS)],
    distanceLengths: toDigits(DISTANCE_LENGTHS),
  };
}

function toDigits(text: string): number[] {
  return Array.from(text, (digit) => parseInt(digit, 36));
}

/**
 * Writes the model: the lengths of all symbols, of each side and of distances, then the tokens of each side,
 * written with its own symbols. `readTable` reads it.
 */
export function writeTable(writer: BitWriter, {sides, distanceLengths}: TextModel): void {
  for (const lengths of [...sides.map((side) => side.lengths), distanceLengths])
    writeLengths(writer, lengths);
  sides.forEach(({texts, lengths}, side) => {
    const words = toCodeWords(lengths);
    const symbols = new Map(texts.map((text, i) => [text, FIRST_TEXT + i]));
    for (const token of texts.slice(singlesOf(side as 0 | 1).length)) {
      writer.gamma(token.length);
      for (const char of token) {
        const symbol = symbols.get(char) as number;
        writer.bits(words[symbol] as number, lengths[symbol] as number);
      }
    }
  });
}

/** Writes how many, the values by how often they occur, and the rank of each among them: most ideographs have the same. */
function writeLengths(writer: BitWriter, lengths: readonly number[]): void {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const values = [...counts.keys()].sort(
    (a, b) => (counts.get(b) as number) - (counts.get(a) as number) || a - b,
  );
  writer.gamma(lengths.length);
  writer.gamma(values.length);
  for (const value of values) writer.gamma(value);
  for (const length of lengths) writer.gamma(values.indexOf(length) + 1);
}
