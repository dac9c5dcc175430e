import {BitWriter} from '../base/bits.ts';
import {toCodeWords} from './prefixCode.ts';
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
  stepOf,
} from './textModel.ts';
import type {TextModel} from './textModel.ts';
import {ESCAPED_BITS, createWayFinder, listEnds, toSingles} from './wayFinder.ts';
import {textModel} from './writeTable.ts';

/**
 * Encodes text in few bytes, however short: the codes of characters, of common words and of repeats are those of
 * `textTable.ts`, so a text brings none. Two alphabets, for what follows ASCII and what follows other characters. No text
 * needs another to be read, all need the table.
 */
export function encodeText(text: string | Uint16Array): Uint8Array {
  return encode(text);
}

function createEncoder(model: TextModel): (text: string | Uint16Array) => Uint8Array {
  const singles = toSingles(model);
  const findWay = createWayFinder(model, singles);
  const lengths = model.sides.map((side) => Uint8Array.from(side.lengths));
  const words = model.sides.map((side) => Uint32Array.from(toCodeWords(side.lengths)));
  const distanceWords = toCodeWords(model.distanceLengths);
  return (text) => {
    const ways = findWay(text);
    const {units, parts, distances, before} = ways;
    const writer = new BitWriter(text.length + 64);
    const write = (symbol: number, side: 0 | 1) =>
      writer.bits(words[side]![symbol] as number, lengths[side]![symbol] as number);
    let here: 0 | 1 = 0;
    for (let k = listEnds(ways, text.length) - 1; k >= 0; k--) {
      const end = before[k] as number;
      const part = parts[end] as number;
      const length = part >>> 16 || 1;
      const start = end - length;
      const unit = units[start] as number;
      const symbol = part === 0 ? (singles.symbols[unit] as number) : part & 0xffff;
      if (symbol >= FIRST_TEXT) {
        const there = sideOf(unit);
        if (there !== here) write(SWITCH, here);
        write(symbol, there);
      } else {
        write(symbol, here);
        if (symbol === ESCAPE) writer.bits(unit, ESCAPED_BITS);
        else {
          const distance = (distances[end] as number) - 1;
          const lengthStep = symbol - REPEAT;
          const step = stepOf(distance);
          writer.bits(length - LEAST_REPEAT - leastOf(lengthStep), extraBits(lengthStep));
          writer.bits(distanceWords[step] as number, model.distanceLengths[step] as number);
          writer.bits(distance - leastOf(step), extraBits(step));
        }
      }
      here = sideOf(units[end - 1] as number);
    }
    write(END, here);
    return writer.finish().slice();
  };
}

const encode = createEncoder(textModel());
