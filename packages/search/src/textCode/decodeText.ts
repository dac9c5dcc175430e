import {BitReader} from '../base/bits.ts';
import {readSymbol, toPrefixCode} from './prefixCode.ts';
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

/** Makes the function that reads what `encodeText` wrote. It throws a `RangeError`, which the file store tells as `index-file-corrupt`. */
export function createTextDecoder({
  sides,
  distanceLengths,
}: TextModel): (reader: BitReader) => string {
  const codes = sides.map(({lengths}) => toPrefixCode(lengths));
  const distances = toPrefixCode(distanceLengths);

  return (reader) => {
    const readSize = (step: number) => leastOf(step) + reader.bits(extraBits(step));
    const units: number[] = [];
    for (let side = 0; ;) {
      const symbol = readSymbol(reader, codes[side]!);
      if (symbol === END) return toText(units);
      if (symbol === SWITCH) {
        side = 1 - side;
        continue;
      }
      if (symbol >= FIRST_TEXT) {
        const text = sides[side]!.texts[symbol - FIRST_TEXT] as string;
        for (let i = 0; i < text.length; i++) units.push(text.charCodeAt(i));
      } else if (symbol === ESCAPE) {
        units.push(reader.bits(16));
      } else {
        const length = readSize(symbol - REPEAT) + LEAST_REPEAT;
        const from = units.length - 1 - readSize(readSymbol(reader, distances));
        if (from < 0) throw new RangeError('no text');
        for (let i = 0; i < length; i++) units.push(units[from + i] as number);
      }
      side = sideOf(units.at(-1) as number);
    }
  };
}

function toText(units: readonly number[]): string {
  let text = '';
  for (let i = 0; i < units.length; i += 8192)
    text += String.fromCharCode(...units.slice(i, i + 8192));
  return text;
}
