import type {IndexReader, WordMatch} from '../reader/indexReader.ts';
import type {Posting} from '../../format/posting.ts';
import type {QueryPart} from './query.ts';

/** What a posting of each `LEVEL` adds to the rank; from the measured design, search-design.md, "Query". */
export const LEVEL_WEIGHTS = [1, 1.7, 3.6, 6] as const;

// Less than any word that begins like the part.
const ENDING_WEIGHT = 0.3;

/** Matches one of the characters that nearly all Chinese questions with an asking word have, and hardly any name of a thing. */
export const ASKING = /[么什怎何哪吗咋]/;

/** Units that have a part of a query. */
export interface PartMatch {
  readonly part: QueryPart;
  readonly units: readonly number[];
  /** By unit: 0, or the weight of the part there. */
  readonly weights: Float32Array;
  /** How many units each of its terms has. */
  readonly termUnits?: readonly number[];
  /** Units that count for how rare the part is: those with the word itself, when there are any. */
  readonly exactCount: number;
  /** Whether the site has the part itself, not only longer words that begin like it. */
  readonly isExact: boolean;
  /** Texts any of which counts as the part when text is compared; more than one for mistyped words. */
  readonly literals: readonly string[];
  /** Whether the literals are what the part may be a slip for. */
  readonly isSlip?: boolean;
  /** Whether the glossary has another name of a part that may be a slip: it is none then. */
  readonly isNamed?: Promise<boolean>;
  /** Other names of it that are on the site. */
  readonly others?: readonly string[];
  /** Units with the part itself, where others have another name of it. */
  readonly ownUnits?: readonly number[];
  /** Units among `units` that have the part at most as the end of a longer word, which their text must show. */
  readonly endings?: ReadonlySet<number>;
}

/** Intersects the terms of a part, unit by unit. */
export async function matchPart(reader: IndexReader, part: QueryPart): Promise<PartMatch> {
  const findWord = async ({text, isPrefix}: QueryPart['words'][number]) => ({
    matches: await reader.words(text, isPrefix),
    text,
  });
  const match = await intersectTerms(reader, part, findWord);
  // A word the site does not have is more likely a slip.
  return match.units.length > 0 ? withEndings(reader, match) : match;
}

/** Adds the units where the last letter of the word and the text after it touch. */
export async function withEndings(reader: IndexReader, match: PartMatch): Promise<PartMatch> {
  const {ending, mustBeLiteral} = match.part;
  if (!ending || mustBeLiteral) return match;
  const weights = match.weights.slice();
  const found = (await reader.chars(...ending.bond)).units.filter((unit) => weights[unit] === 0);
  for (const unit of found) weights[unit] = ENDING_WEIGHT;
  return {...match, units: [...match.units, ...found], weights, endings: new Set(found)};
}

type FindWord = (
  word: QueryPart['words'][number],
) => Promise<{matches: readonly WordMatch[]; text: string}>;

/** Finds the units that hold all characters and words of a part of a query. */
export async function intersectTerms(
  reader: IndexReader,
  part: QueryPart,
  findWord: FindWord,
): Promise<PartMatch> {
  const {unitCount} = reader.meta;
  // Mostly no unit has what a question is about as it is asked: then the files for asking words, two or three, are not read.
  const sure = part.chars.filter((pair) => !ASKING.test(String.fromCharCode(...pair)));
  if (sure.length > 0 && sure.length < part.chars.length) {
    const found = await intersectTerms(reader, {...part, chars: sure}, findWord);
    if (found.units.length === 0) return {...found, part};
  }
  const [chars, words] = await Promise.all([
    Promise.all(part.chars.map(([first, second]) => reader.chars(first, second))),
    Promise.all(part.words.map(findWord)),
  ]);
  const lists = [
    ...chars.map((posting) => addPosting(emptyList(unitCount), posting, 1)),
    ...words.map((word) => unite(unitCount, word)),
  ];
  const joined = lists.length === 0 ? emptyList(unitCount) : intersect(lists, part.kind === 'code');
  const [word] = words;
  const exactCount =
    part.kind === 'word'
      ? (word?.matches.find((match) => match.word === word.text)?.posting.units.length ?? 0)
      : joined.units.length;
  return {
    part,
    ...joined,
    termUnits: lists.map(({units}) => units.length),
    exactCount: exactCount || joined.units.length,
    isExact: exactCount > 0,
    literals: [part.text],
  };
}

interface WeightedUnits {
  readonly units: readonly number[];
  readonly weights: Float32Array;
}

interface GrowingUnits extends WeightedUnits {
  readonly units: number[];
}

function emptyList(unitCount: number): GrowingUnits {
  return {units: [], weights: new Float32Array(unitCount)};
}

function addPosting(list: GrowingUnits, posting: Posting, factor: number): GrowingUnits {
  const {units, weights} = list;
  for (let i = 0; i < posting.units.length; i++) {
    const unit = posting.units[i] as number;
    const weight = (LEVEL_WEIGHTS[posting.levels[i] as number] as number) * factor;
    if (weights[unit] === 0) units.push(unit);
    if (weight > (weights[unit] as number)) weights[unit] = weight;
  }
  return list;
}

/** Unites the units of words. Longer words that begin with `text` count less; an empty `text` makes all words equal. */
function unite(
  unitCount: number,
  {matches, text}: {matches: readonly WordMatch[]; text: string},
): WeightedUnits {
  const list = emptyList(unitCount);
  for (const {word, posting} of matches) {
    const rest = text === '' ? 0 : word.length - text.length;
    // Two letters begin nearly everything.
    const partial = text.length <= 2 ? 0.15 : rest <= 2 ? 0.7 : 0.5;
    addPosting(list, posting, rest === 0 ? 1 : partial);
  }
  return list;
}

/**
 * Finds the units that are in all lists, with their mean weight, or their least.
 * @param lists one at least
 */
export function intersect(lists: readonly WeightedUnits[], isLeast = false): WeightedUnits {
  const [shortest, ...others] = [...lists].sort((a, b) => a.units.length - b.units.length) as [
    WeightedUnits,
    ...WeightedUnits[],
  ];
  if (others.length === 0) return shortest;
  const units = shortest.units.filter((unit) => others.every(({weights}) => weights[unit] !== 0));
  const weights = new Float32Array(shortest.weights.length);
  for (const unit of units) {
    const own = lists.map((list) => list.weights[unit] as number);
    weights[unit] = isLeast
      ? Math.min(...own)
      : own.reduce((sum, weight) => sum + weight, 0) / own.length;
  }
  return {units, weights};
}
