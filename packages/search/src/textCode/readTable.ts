import type {BitReader} from '../base/bits.ts';
import {readSymbol, toPrefixCode} from './prefixCode.ts';
import {FIRST_TEXT, singlesOf} from './textModel.ts';
import type {Side, TextModel} from './textModel.ts';

/** Reads what `writeTable` wrote. Throws a `RangeError`. */
export function readTable(reader: BitReader): TextModel {
  const [ascii, wide, distanceLengths] = [
    readLengths(reader),
    readLengths(reader),
    readLengths(reader),
  ];
  const readSide = (side: 0 | 1, lengths: readonly number[]): Side => {
    const code = toPrefixCode(lengths);
    const texts = singlesOf(side);
    while (FIRST_TEXT + texts.length < lengths.length)
      texts.push(
        Array.from(
          {length: reader.gamma()},
          () => texts[readSymbol(reader, code) - FIRST_TEXT],
        ).join(''),
      );
    return {texts, lengths};
  };
  return {sides: [readSide(0, ascii), readSide(1, wide)], distanceLengths};
}

function readLengths(reader: BitReader): number[] {
  const count = reader.gamma();
  const values = Array.from({length: reader.gamma()}, () => reader.gamma());
  return Array.from({length: count}, () => values[reader.gamma() - 1] as number);
}
