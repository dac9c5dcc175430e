import {CJK, SYMBOL} from './charClass.ts';
import {rarity} from './candidates.ts';
import type {Candidates} from './candidates.ts';
import type {IndexReader} from './indexReader.ts';
import {correctPart, matchPart} from './matchPart.ts';
import type {PartMatch} from './matchPart.ts';
import {parseQuery} from './query.ts';
import type {QueryPart} from './query.ts';
import {runsOf} from './tokenize.ts';

// Measured on 538 pages of front-end documentation, headings with a third of their words dropped and joined
// (search-design.md, "Query"): below it wrong pages win, above it right ones are lost.
const LEAST_COVERAGE = 0.45;

/** Pages with much of the query in one unit, for queries that no page has all of: every bigram and word is optional. */
export async function findRelaxed(reader: IndexReader, folded: string, allowed?: Uint8Array): Promise<Candidates> {
  const {unitCount, pageStarts} = reader.meta;
  const matches = (await Promise.all(optionalParts(folded).map((part) => matchOrCorrect(reader, part)))).flat();
  const unitScores = new Float64Array(unitCount);
  const coverage = new Float64Array(unitCount);
  let total = 0;
  for (const {units, weights, exactCount} of matches) {
    const weight = units.length === 0 ? 2 : rarity(unitCount, exactCount);
    total += units.length === 0 ? weight * 0.2 : weight;
    for (const unit of units) {
      unitScores[unit]! += weight * (1 + ((weights[unit] as number) - 1) * 0.5);
      coverage[unit]! += weight;
    }
  }
  const pageScores = new Float64Array(pageStarts.length);
  for (let unit = 0; unit < unitCount; unit++) {
    const share = (coverage[unit] as number) / total;
    const page = reader.pageOfUnit[unit] as number;
    const score = share < LEAST_COVERAGE || allowed?.[page] === 0 ? 0 : (unitScores[unit] as number) * share * share;
    unitScores[unit] = score;
    pageScores[page] = Math.max(pageScores[page] as number, score);
  }
  const pages = [...pageScores.keys()].filter((page) => (pageScores[page] as number) > 0);
  pages.sort((a, b) => (pageScores[b] as number) - (pageScores[a] as number) || a - b);
  return {matches: matches.filter(({units}) => units.length > 0), pages, pageScores, unitScores};
}

/** A part, what it may be a slip for, or the words its name is made of, each by itself: no unit has all of them. */
async function matchOrCorrect(reader: IndexReader, part: QueryPart): Promise<readonly PartMatch[]> {
  const match = await matchPart(reader, part);
  if (match.units.length > 0) return [match];
  const corrected = await correctPart(reader, part);
  const pieces = corrected.units.length > 0 ? [] : part.words.flatMap(({parts}) => (parts.length > 1 ? parts : []));
  return pieces.length === 0 ? [corrected] : Promise.all(parseQuery(pieces.join(' ')).parts.map((piece) => matchPart(reader, toOptional(piece))));
}

function optionalParts(folded: string) {
  const runs = runsOf(folded);
  const texts = runs.flatMap(({kind, text}) => {
    if (kind === SYMBOL && runs.length > 1) return [];
    if (kind !== CJK || text.length < 3) return [text];
    return Array.from({length: text.length - 1}, (_, i) => text.slice(i, i + 2));
  });
  return [...new Set(texts)].flatMap((text) => parseQuery(text).parts).map(toOptional);
}

// A single letter as a prefix would match nearly everything.
function toOptional(part: QueryPart): QueryPart {
  return {...part, mustBeLiteral: false, words: part.words.map((word) => ({...word, isPrefix: word.text.length >= 3}))};
}
