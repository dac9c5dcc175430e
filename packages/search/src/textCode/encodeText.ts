import {BitWriter} from '../base/bits.ts';
import {toCodeWords} from './prefixCode.ts';
import {
  DISTANCE_STEPS,
  END,
  ESCAPE,
  FIRST_TEXT,
  LEAST_REPEAT,
  LENGTH_STEPS,
  REPEAT,
  SWITCH,
  extraBits,
  leastOf,
  sideOf,
  stepOf,
} from './textModel.ts';
import type {TextModel} from './textModel.ts';
import {textModel} from './writeTable.ts';

/** Is told of each symbol that a text is written with: its side, what it stands for, and how far before that stands when it is repeated, else 0. */
export type VisitSymbol = (
  symbol: number,
  side: 0 | 1,
  start: number,
  length: number,
  distance: number,
) => void;

const ESCAPED_BITS = 16;

// Places that are tried for a text that came before; four take a fivehundredth more bytes.
const MOST_TRIES = 12;
const LONGEST_REPEAT = LEAST_REPEAT - 1 + leastOf(LENGTH_STEPS);
const FARTHEST_REPEAT = leastOf(DISTANCE_STEPS);

const LONG_REPEAT = 48;

const SLOT_SHIFT = 20;
const SLOTS = 2 ** (32 - SLOT_SHIFT);

/**
 * Encodes text in few bytes, however short: the codes of characters, of common words and of repeats are those of
 * `textTable.ts`, so a text brings none. Two alphabets, for what follows ASCII and what follows other characters. No text
 * needs another to be read, all need the table.
 */
export function encodeText(text: string): Uint8Array {
  return encode(text);
}

function createEncoder(model: TextModel): (text: string) => Uint8Array {
  const findWay = createWayFinder(model);
  const words = model.sides.map(({lengths}) => toCodeWords(lengths));
  const distanceWords = toCodeWords(model.distanceLengths);
  return (text) => {
    const writer = new BitWriter();
    let here: 0 | 1 = 0;
    const write = (symbol: number) =>
      writer.bits(words[here]![symbol] as number, model.sides[here].lengths[symbol] as number);
    const writeRest = (size: number, step: number) =>
      writer.bits(size - leastOf(step), extraBits(step));
    findWay(text, (symbol, side, start, length, distance) => {
      if (side !== here) {
        write(SWITCH);
        here = side;
      }
      write(symbol);
      if (distance > 0) {
        const step = stepOf(distance - 1);
        writeRest(length - LEAST_REPEAT, symbol - REPEAT);
        writer.bits(distanceWords[step] as number, model.distanceLengths[step] as number);
        writeRest(distance - 1, step);
      } else if (symbol === ESCAPE) {
        writer.bits(text.charCodeAt(start), ESCAPED_BITS);
      }
      here = sideOf(text.charCodeAt(start + length - 1));
    });
    write(END);
    return writer.finish();
  };
}

/** Makes the function that finds the way with the fewest bits through a text, nearly: of what repeats far before, the nearest places are tried. */
export function createWayFinder(model: TextModel): (text: string, visit: VisitSymbol) => void {
  const {sides, distanceLengths} = model;
  const lengthsOf = sides.map(({lengths}) => Uint8Array.from(lengths));
  const {singles, tokensAt} = toTokens(sides);
  const distanceBits = Uint8Array.from(
    {length: DISTANCE_STEPS},
    (_, step) => (distanceLengths[step] as number) + extraBits(step),
  );
  const lastPlaces = new Int32Array(SLOTS);
  let table = toTable(4096);

  return (text, visit) => {
    const size = text.length;
    if (table.costs.length <= size) table = toTable(size * 2);
    const {costs, before} = table;
    const units = unitsOf(text);
    costs.fill(0x7fffffff, 1, size + 1);
    lastPlaces.fill(-1);
    for (let at = 0; at < size; at++) {
      const cost = costs[at] as number;
      const unit = units[at] as number;
      const here = at === 0 ? 0 : sideOf(units[at - 1] as number);
      const there = sideOf(unit);
      const lengths = lengthsOf[here] as Uint8Array;
      const ownCost = there === here ? cost : cost + (lengths[SWITCH] as number);
      const single = singles[unit] as number;
      const escaped = cost + (lengths[ESCAPE] as number) + ESCAPED_BITS;
      const plain = single === 0 ? escaped : ownCost + (lengthsOf[there]![single] as number);
      reach(at, 1, plain, single || ESCAPE);
      const slot = slotOf(unit, units[at + 1] ?? 0);
      const tokens = tokensAt[slot];
      if (tokens)
        for (const token of tokens)
          if (standsAt(token.units, units, at))
            reach(at, token.units.length, ownCost + token.bits, token.symbol);
      if (at + LEAST_REPEAT > size) continue;
      let place = lastPlaces[slot] as number;
      before[at] = place;
      lastPlaces[slot] = at;
      const most = Math.min(size - at, LONGEST_REPEAT);
      let longest = LEAST_REPEAT - 1;
      for (
        let tries = 0;
        place >= 0 && tries < MOST_TRIES && longest < most && at - place <= FARTHEST_REPEAT;
        tries++, place = before[place] as number
      ) {
        if (units[place + longest] !== units[at + longest]) continue;
        let length = 0;
        while (length < most && units[place + length] === units[at + length]) length++;
        if (length <= longest) continue;
        const base = cost + (distanceBits[stepOf(at - place - 1)] as number);
        // The longest of each step: what is shorter takes as many bits.
        for (let step = stepOf(longest + 1 - LEAST_REPEAT); ; step++) {
          const end = Math.min(length, leastOf(step + 1) - 1 + LEAST_REPEAT);
          reach(
            at,
            end,
            base + (lengths[REPEAT + step] as number) + extraBits(step),
            REPEAT + step,
            at - place,
          );
          if (end === length) break;
        }
        longest = length;
      }
      // Nothing is better than a long repeat, so its inside need not be looked at.
      if (longest >= LONG_REPEAT) at += longest - 1;
    }
    visitWay(units, table, visit);
  };

  function reach(at: number, length: number, cost: number, symbol: number, distance = 0): void {
    const end = at + length;
    if (cost >= (table.costs[end] as number)) return;
    table.costs[end] = cost;
    table.symbols[end] = symbol;
    table.lengths[end] = length;
    table.distances[end] = distance;
  }
}

/** The texts of a model by what they begin with: those of one unit, and the longer ones; the few that share a slot with others are told apart by comparing. */
function toTokens(sides: TextModel['sides']): {
  singles: Uint16Array;
  tokensAt: ReadonlyArray<readonly Token[] | undefined>;
} {
  const singles = new Uint16Array(0x10000);
  const tokensAt: Array<Token[] | undefined> = Array.from({length: SLOTS});
  for (const {texts, lengths} of sides) {
    texts.forEach((text, i) => {
      const symbol = FIRST_TEXT + i;
      const units = unitsOf(text);
      const first = units[0] as number;
      if (units.length === 1) singles[first] = symbol;
      else
        (tokensAt[slotOf(first, units[1] as number)] ??= []).push({
          units,
          symbol,
          bits: lengths[symbol] as number,
        });
    });
  }
  return {singles, tokensAt};
}

/** Visits the parts of a way, which is known from its end: `before` takes the ends of its parts. */
function visitWay(
  units: ReturnType<typeof unitsOf>,
  {symbols, lengths, distances, before}: ReturnType<typeof toTable>,
  visit: VisitSymbol,
): void {
  let parts = 0;
  for (let end = units.length; end > 0; end -= lengths[end] as number) before[parts++] = end;
  while (parts > 0) {
    const end = before[--parts] as number;
    const length = lengths[end] as number;
    const start = end - length;
    const symbol = symbols[end] as number;
    const side = sideOf(units[symbol < FIRST_TEXT ? start - 1 : start] ?? 0);
    visit(symbol, side, start, length, distances[end] as number);
  }
}

interface Token {
  readonly units: Uint16Array;
  readonly symbol: number;
  readonly bits: number;
}

function toTable(size: number) {
  return {
    costs: new Int32Array(size),
    symbols: new Uint16Array(size),
    lengths: new Uint16Array(size),
    distances: new Int32Array(size),
    before: new Int32Array(size),
  };
}

function unitsOf(text: string): Uint16Array {
  const {buffer, byteOffset} = Buffer.from(text, 'utf16le');
  return new Uint16Array(buffer, byteOffset, text.length);
}

function slotOf(first: number, second: number): number {
  return Math.imul(first ^ (second << 16), 0x9e3779b1) >>> SLOT_SHIFT;
}

function standsAt(part: Uint16Array, units: Uint16Array, at: number): boolean {
  for (let i = 0; i < part.length; i++) if (part[i] !== units[at + i]) return false;
  return true;
}

const encode = createEncoder(textModel());
