import {
  DISTANCE_STEPS,
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

/** Bits of a code unit without a symbol. */
export const ESCAPED_BITS = 16;

// Places that are tried for a text that came before; four take a fivehundredth more bytes.
const MOST_TRIES = 12;
const LONGEST_REPEAT = LEAST_REPEAT - 1 + leastOf(LENGTH_STEPS);
const FARTHEST_REPEAT = leastOf(DISTANCE_STEPS);

const LONG_REPEAT = 48;

// Beyond the end of a text, so that no token is looked for outside of what there is.
const ROOM = 64;

const PLACE_SHIFT = 20;
const PLACE_SLOTS = 2 ** (32 - PLACE_SHIFT);
const TOKEN_SHIFT = 18;
const TOKEN_SLOTS = 2 ** (32 - TOKEN_SHIFT);

/** The best known way to each place of a text. It is that of the last text until the next one is asked for. */
export interface Ways {
  /** The text. */
  readonly units: Uint16Array;
  readonly costs: Int32Array;
  /** The last part of the way to each place: its length × 2¹⁶ + its symbol; 0 for one unit by itself. */
  readonly parts: Int32Array;
  /** Distances of the parts that are repeats, for each place. */
  readonly distances: Int32Array;
  /** For each place the one before with the same two units, about. */
  readonly before: Int32Array;
}

/** Makes the function that finds the way with the fewest bits through a text, nearly: of what repeats far before, the nearest places are tried. */
export function createWayFinder(
  model: TextModel,
  singles = toSingles(model),
): (text: string | Uint16Array) => Ways {
  const tokens = toTokens(model);
  const switchBits = model.sides.map(({lengths}) => lengths[SWITCH] as number);
  const repeats = toRepeats(model);
  const lastPlaces = new Int32Array(PLACE_SLOTS);
  let ways = toWays(4096);

  return (text) => {
    const size = text.length;
    if (ways.costs.length < size + ROOM) ways = toWays(size * 2);
    const {costs, parts, distances, before, units} = ways;
    if (typeof text === 'string') for (let i = 0; i < size; i++) units[i] = text.charCodeAt(i);
    else units.set(text);
    units[size] = 0;
    costs.fill(0x7fffffff, 1, size + 1);
    lastPlaces.fill(-1);
    let here = 0;
    let there = 0;
    for (let at = 0; at < size; at++, here = there) {
      const cost = costs[at] as number;
      const unit = units[at] as number;
      there = sideOf(unit);
      const plain = cost + (singles.bits[(here << 16) | unit] as number);
      if (plain < (costs[at + 1] as number)) {
        costs[at + 1] = plain;
        parts[at + 1] = 0;
      }
      const hash = hashOf(unit, units[at + 1] as number);
      const token = tokens.first[hash >>> TOKEN_SHIFT] as number;
      if (token >= 0) {
        const ownCost = there === here ? cost : cost + (switchBits[here] as number);
        reachByTokens(tokens, token, ways, at, ownCost);
      }
      if (at + LEAST_REPEAT > size) continue;
      const slot = hash >>> PLACE_SHIFT;
      let place = lastPlaces[slot] as number;
      before[at] = place;
      lastPlaces[slot] = at;
      if (place < 0) continue;
      const most = Math.min(size - at, LONGEST_REPEAT);
      let longest = LEAST_REPEAT - 1;
      const nearest = at - FARTHEST_REPEAT;
      for (let tries = 0; place >= 0 && tries < MOST_TRIES; tries++) {
        if (longest >= most || place < nearest) break;
        const candidate = place;
        place = before[place] as number;
        if (units[candidate + longest] !== units[at + longest]) continue;
        let length = 0;
        while (length < most && units[candidate + length] === units[at + length]) length++;
        if (length <= longest) continue;
        const base = cost + (repeats.distanceBits[stepOf(at - candidate - 1)] as number);
        // The longest of each step: what is shorter takes as many bits.
        for (let step = stepOf(longest + 1 - LEAST_REPEAT); ; step++) {
          const end = Math.min(length, leastOf(step + 1) - 1 + LEAST_REPEAT);
          const repeatCost = base + (repeats.lengthBits[here * LENGTH_STEPS + step] as number);
          if (repeatCost < (costs[at + end] as number)) {
            costs[at + end] = repeatCost;
            parts[at + end] = (end << 16) | (REPEAT + step);
            distances[at + end] = at - candidate;
          }
          if (end === length) break;
        }
        longest = length;
      }
      // Nothing is better than a long repeat, so its inside need not be looked at.
      if (longest >= LONG_REPEAT) {
        at += longest - 1;
        there = sideOf(units[at] as number);
      }
    }
    return ways;
  };
}

/** Goes on from a place by those texts of the model, from `first` on in their slot, that are there. */
function reachByTokens(
  {next, starts, units: tokenUnits, sizes, bits, parts: tokenParts}: ReturnType<typeof toTokens>,
  first: number,
  {costs, parts, units}: Ways,
  at: number,
  cost: number,
): void {
  for (let token = first; token >= 0; token = next[token] as number) {
    const size = sizes[token] as number;
    const tokenCost = cost + (bits[token] as number);
    if (tokenCost >= (costs[at + size] as number)) continue;
    const start = starts[token] as number;
    let k = 0;
    while (k < size && tokenUnits[start + k] === units[at + k]) k++;
    if (k < size) continue;
    costs[at + size] = tokenCost;
    parts[at + size] = tokenParts[token] as number;
  }
}

/** Lists for units by themselves their symbols, and their bits after a unit of either side. */
export function toSingles({sides}: TextModel): {symbols: Uint16Array; bits: Uint8Array} {
  const symbols = new Uint16Array(0x10000).fill(ESCAPE);
  for (const {texts} of sides)
    texts.forEach((text, i) => {
      if (text.length === 1) symbols[text.charCodeAt(0)] = FIRST_TEXT + i;
    });
  const bits = new Uint8Array(2 * 0x10000);
  sides.forEach(({lengths}, side) => {
    bits.fill((lengths[ESCAPE] as number) + ESCAPED_BITS, side << 16, (side + 1) << 16);
    sides.forEach(({texts, lengths: ownLengths}, there) => {
      const toSwitch = there === side ? 0 : (lengths[SWITCH] as number);
      texts.forEach((text, i) => {
        if (text.length === 1)
          bits[(side << 16) | text.charCodeAt(0)] =
            toSwitch + (ownLengths[FIRST_TEXT + i] as number);
      });
    });
  });
  return {symbols, bits};
}

/** Lists the bits of each step of distances, and of lengths after a unit of either side. */
function toRepeats({sides, distanceLengths}: TextModel): {
  distanceBits: Uint8Array;
  lengthBits: Uint8Array;
} {
  return {
    distanceBits: Uint8Array.from(
      {length: DISTANCE_STEPS},
      (_, step) => (distanceLengths[step] as number) + extraBits(step),
    ),
    lengthBits: Uint8Array.from(
      sides.flatMap(({lengths}) =>
        lengths.slice(REPEAT, REPEAT + LENGTH_STEPS).map((bits, step) => bits + extraBits(step)),
      ),
    ),
  };
}

/** Indexes texts of more units by what they begin with; those that share a slot follow each other by `next`. */
function toTokens({sides}: TextModel) {
  const tokens = sides.flatMap(({texts, lengths}) =>
    texts.flatMap((text, i) =>
      text.length > 1
        ? [{text, symbol: FIRST_TEXT + i, bits: lengths[FIRST_TEXT + i] as number}]
        : [],
    ),
  );
  const first = new Int16Array(TOKEN_SLOTS).fill(-1);
  const next = new Int16Array(tokens.length).fill(-1);
  let start = 0;
  const starts = Int32Array.from(tokens, ({text}) => (start += text.length) - text.length);
  tokens.forEach(({text}, token) => {
    const slot = hashOf(text.charCodeAt(0), text.charCodeAt(1)) >>> TOKEN_SHIFT;
    next[token] = first[slot] as number;
    first[slot] = token;
  });
  const all = tokens.map(({text}) => text).join('');
  return {
    first,
    next,
    starts,
    units: Uint16Array.from({length: all.length}, (_, i) => all.charCodeAt(i)),
    sizes: Uint8Array.from(tokens, ({text}) => text.length),
    bits: Uint8Array.from(tokens, ({bits}) => bits),
    parts: Int32Array.from(tokens, ({text, symbol}) => (text.length << 16) | symbol),
  };
}

/** Lists where the parts of a way end, last part first, in the place of `before`; returns how many there are. */
export function listEnds({parts, before}: Ways, size: number): number {
  let count = 0;
  for (let end = size; end > 0; end -= (parts[end] as number) >>> 16 || 1) before[count++] = end;
  return count;
}

function toWays(size: number): Ways {
  return {
    costs: new Int32Array(size + ROOM),
    parts: new Int32Array(size + ROOM),
    distances: new Int32Array(size + ROOM),
    before: new Int32Array(size + ROOM),
    units: new Uint16Array(size + ROOM),
  };
}

function hashOf(first: number, second: number): number {
  return Math.imul(first ^ (second << 16), 0x9e3779b1);
}
