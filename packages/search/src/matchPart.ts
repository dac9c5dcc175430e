import {findMistyped} from './mistyped.ts';
import type {IndexReader, WordMatch} from './indexReader.ts';
import type {Posting} from './posting.ts';
import type {QueryPart} from './query.ts';

/** What a posting of each `LEVEL` adds to the rank; from the measured design, search-design.md, "Query". */
export const LEVEL_WEIGHTS = [1, 1.7, 3.6, 6] as const;

/** Units that have a part of a query. */
export interface PartMatch {
  readonly part: QueryPart;
  readonly units: readonly number[];
  /** By unit: 0, or the weight of the part there. */
  readonly weights: Float32Array;
  /** Units with the part itself, not with longer words that begin like it. */
  readonly exactCount: number;
  /** Texts any of which counts as the part when text is compared; more than one for mistyped words. */
  readonly literals: readonly string[];
}

/** Intersects the terms of a part, unit by unit. */
export async function matchPart(reader: IndexReader, part: QueryPart): Promise<PartMatch> {
  const [chars, words] = await Promise.all([
    Promise.all(part.chars.map(([first, second]) => reader.chars(first, second))),
    Promise.all(part.words.map((word) => matchWord(reader, word))),
  ]);
  const lists = [...chars.map((posting) => weigh(posting)), ...words.map(({list}) => list)].sort((a, b) => a.size - b.size);
  const weights = new Float32Array(reader.meta.unitCount);
  const units: number[] = [];
  for (const [unit] of lists[0] ?? []) {
    let sum = 0;
    for (const list of lists) {
      const weight = list.get(unit);
      if (weight === undefined) {
        sum = 0;
        break;
      }
      sum += weight;
    }
    if (sum === 0) continue;
    units.push(unit);
    weights[unit] = sum / lists.length;
  }
  const [word] = words;
  const literals = part.kind === 'word' && word ? word.literals : [part.text];
  const exactCount = part.kind === 'word' && word?.exactCount ? word.exactCount : units.length;
  return {part, units, weights, exactCount, literals};
}

interface MatchedWord {
  readonly list: Map<number, number>;
  readonly exactCount: number;
  readonly literals: readonly string[];
}

async function matchWord(reader: IndexReader, word: QueryPart['words'][number]): Promise<MatchedWord> {
  const found = await reader.words(word.text, word.isPrefix);
  if (found.length > 0) return {...union(found, word.text), literals: [word.text]};
  if (word.text.length < 4) return {list: new Map(), exactCount: 0, literals: [word.text]};
  const split = word.parts.length > 1 ? await matchSplit(reader, word.parts) : undefined;
  if (split && split.size > 0) return {list: split, exactCount: 0, literals: word.parts};
  const similar = await findMistyped(reader, word.text);
  const matches = await Promise.all(similar.map((text) => reader.words(text, false)));
  return {...union(matches.flat(), ''), literals: similar.length > 0 ? similar : [word.text]};
}

// `reactRouter` typed as one word where the site writes two.
async function matchSplit(reader: IndexReader, parts: readonly string[]): Promise<Map<number, number>> {
  const lists = await Promise.all(parts.map(async (part) => union(await reader.words(part, false), part).list));
  const [first = new Map<number, number>(), ...others] = lists;
  return new Map([...first].filter(([unit]) => others.every((list) => list.has(unit))));
}

function weigh(posting: Posting, factor = 1): Map<number, number> {
  const list = new Map<number, number>();
  for (let i = 0; i < posting.units.length; i++) list.set(posting.units[i] as number, (LEVEL_WEIGHTS[posting.levels[i] as number] ?? 1) * factor);
  return list;
}

function union(matches: readonly WordMatch[], text: string): {list: Map<number, number>; exactCount: number} {
  const list = new Map<number, number>();
  let exactCount = 0;
  for (const {word, posting} of matches) {
    const rest = text === '' ? 0 : word.length - text.length;
    if (rest === 0) exactCount += posting.units.length;
    for (const [unit, weight] of weigh(posting, rest === 0 ? 1 : rest <= 2 ? 0.7 : 0.5)) list.set(unit, Math.max(weight, list.get(unit) ?? 0));
  }
  return {list, exactCount};
}
