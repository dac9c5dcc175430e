import {bestFirst, rarity} from '../match/candidates.ts';
import type {Candidates} from '../match/candidates.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import {lengthOf} from './pageLength.ts';
import {withoutSlip} from '../literal/literal.ts';
import type {PartMatch} from '../match/matchPart.ts';
import type {QueryWord} from './queryWords.ts';
import {isKnown, matchNear, matchWords} from './wordHits.ts';
import type {WordHit} from './wordHits.ts';

// All chosen on questions to the site and to two sites of other people (bench/README.md, 2026-11).
const LEAST_COVERAGE = 0.3;
const LEAST_OF_QUESTION = 0.2;
const LEAST_OF_ALL = 0.1;
const NEARLY = 0.75;
const UNIT_SHARE = 0.6;
const OFTEN_SHARE = 0.2;
const LEVEL_POWER = 0.8;
const RARITY_POWER = 0.65;
// What a word in a heading weighs; one in a title weighs more.
const HEADING_WEIGHT = 3.6;
// More than any sum of words.
const LITERAL = 1000;
// Beside pages that have all of the query these are answers, and count: the best, and those with so much of the words.
const BEST_NEAR = 10;
const MUCH = 0.5;
// Rounding aside.
const ALL = 0.999;
// A word that no page has: the rest of the query is still an answer.
const UNKNOWN_WEIGHT = 0.4;

export interface LooseCandidates extends Candidates {
  /** What each of the matches counts for. */
  readonly weights: readonly number[];
  /** Texts that may stand for something of the query. */
  readonly near: readonly string[];
  /** By page: the share of the words that it has. */
  readonly shares: Float64Array;
}

/**
 * Finds pages with much of what a query is about, best first: every word is optional, rare ones and those in titles count
 * most.
 */
export async function findLoose(
  reader: IndexReader,
  query: {
    words: readonly QueryWord[];
    /** What the site may have written of it, each thing in one or several ways. */
    near?: readonly (readonly string[])[];
    allowed: Uint8Array | undefined;
    /** Whether less of it will do. @default false */
    isQuestion?: boolean;
  },
): Promise<LooseCandidates> {
  const [words, near] = await Promise.all([
    matchWords(reader, query.words),
    Promise.all((query.near ?? []).map((texts) => matchNear(reader, texts))),
  ]);
  const least = query.isQuestion ? LEAST_OF_QUESTION : LEAST_COVERAGE;
  const isFound = [...words, ...near].some(isKnown);
  // Where the site has nothing of the query. Beside words that it has, a Chinese one may well be none of the site's.
  const meant = isFound
    ? words
    : await Promise.all(
        words.map(async (hit) => ({...hit, where: await withoutSlip(reader, hit.where, true)})),
      );
  return rank(reader, {words: meant, near, allowed: query.allowed, least});
}

function rank(
  reader: IndexReader,
  found: {
    words: readonly WordHit[];
    near: readonly WordHit[];
    allowed: Uint8Array | undefined;
    /** The least share of the words that a page must have. */
    least: number;
  },
): LooseCandidates {
  const {unitCount, pageStarts, kinds, kindOfPage} = reader.meta;
  const pageCount = pageStarts.length;
  const unitScores = new Float64Array(unitCount);
  const unitCover = new Float64Array(unitCount);
  const pageScores = new Float64Array(pageCount);
  const pageCover = new Float64Array(pageCount);
  const add = ({where, weight}: WordHit): number => {
    const best = new Float32Array(pageCount);
    const often = new Uint16Array(pageCount);
    for (const unit of where.units) {
      const page = reader.pageOfUnit[unit] as number;
      often[page]!++;
      best[page] = Math.max(best[page] as number, where.weights[unit] as number);
    }
    const worth =
      where.units.length === 0
        ? weight * UNKNOWN_WEIGHT * 2
        : weight * rarity(pageCount, pagesOf(reader, where)) ** RARITY_POWER;
    for (const unit of where.units) {
      unitScores[unit]! += worth * levelShare(where.weights[unit] as number);
      unitCover[unit]! += worth;
    }
    for (let page = 0; page < pageCount; page++) {
      const units = often[page] as number;
      if (units === 0) continue;
      const level = levelOnPage(reader, page, best[page] as number);
      pageScores[page]! += worth * (level + OFTEN_SHARE * Math.log2(units));
      pageCover[page]! += worth;
    }
    return worth;
  };
  const worths = found.words.map(add);
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  const isLoose = pageCover.every((cover) => cover < total * ALL);
  found.near.forEach(add);
  const bestUnit = new Float64Array(pageCount);
  for (let unit = 0; unit < unitCount; unit++) {
    const page = reader.pageOfUnit[unit] as number;
    const share = Math.min(1, (unitCover[unit] as number) / total);
    unitScores[unit]! *= share;
    bestUnit[page] = Math.max(bestUnit[page] as number, unitScores[unit] as number);
  }
  const {shares, least} = sharesOf(pageCover, total, found);
  const pages: number[] = [];
  for (let page = 0; page < pageCount; page++) {
    const share = shares[page] as number;
    const words = (pageScores[page] as number) * Math.sqrt(share);
    const boost = kinds[kindOfPage[page]!]!.boost ?? 1;
    pageScores[page] = boost * (words / lengthOf(reader, page) + UNIT_SHARE * bestUnit[page]!);
    if (share >= least) pages.push(page);
    else pageScores[page] = 0;
  }
  pages.sort(bestFirst(pageScores));
  return {
    matches: found.words.filter(isKnown).map(({where}) => where),
    weights: worths.filter((_, i) => isKnown(found.words[i] as WordHit)),
    pages,
    shares,
    pageScores,
    unitScores,
    near: found.near.filter(isKnown).flatMap(({where}) => where.literals),
    isLoose,
  };
}

/** Measures the share of the words that each page has, and the least that counts: where no page has as much, nearly the most is more than nothing. */
function sharesOf(
  pageCover: Float64Array,
  total: number,
  {allowed, least}: {allowed: Uint8Array | undefined; least: number},
): {shares: Float64Array; least: number} {
  const shares = pageCover.map((cover, page) =>
    allowed?.[page] === 0 ? 0 : Math.min(1, cover / total),
  );
  const most = shares.reduce((a, b) => Math.max(a, b), 0);
  return {shares, least: most < least && most > LEAST_OF_ALL ? most * NEARLY : least};
}

/**
 * Puts the pages that have the query literally before the best of those that have much of it, and before all that have half.
 * In English that takes one unit with all of it: words that are here and there on a page are no more than much of it.
 */
export function mergeCandidates(
  reader: IndexReader,
  literal: Candidates,
  loose: LooseCandidates,
): Candidates {
  const {matches, spelt} = literal;
  const isChinese = matches.some(({part}) => part.kind === 'cjk');
  const hasAll = (_: number, unit: number) =>
    spelt?.has(unit) || matches.every(({weights}) => weights[unit]! >= 1);
  const whole = new Set(isChinese ? literal.pages : reader.pageOfUnit.filter(hasAll));
  const pageScores = loose.pageScores.map((score, page) =>
    whole.has(page) ? score + LITERAL + (literal.pageScores[page] as number) : score,
  );
  const unitScores = loose.unitScores.map(
    (score, unit) => score + (literal.unitScores[unit] as number),
  );
  const near = loose.pages.filter(
    (page, i) => i < BEST_NEAR || (loose.shares[page] as number) >= MUCH,
  );
  const pages = [...new Set([...literal.pages, ...near])];
  pages.sort(bestFirst(pageScores));
  return {
    ...loose,
    pages,
    pageScores,
    unitScores,
    ...(spelt && {spelt}),
    isLoose: false,
    literal: {pages: whole, matches, bonus: LITERAL},
  };
}

/** Lists the pages that have the word itself, or another name of it where none has. */
function pagesOf(reader: IndexReader, {units, ownUnits = []}: PartMatch): number {
  const counted = ownUnits.length > 0 ? ownUnits : units;
  return new Set(counted.map((unit) => reader.pageOfUnit[unit])).size;
}

// Weights of levels rise steeply for a query of one word; of a question a title with one of five words is no answer.
function levelShare(weight: number): number {
  return weight ** LEVEL_POWER;
}

/** Measures the share of a word's best place on a page. Length takes away again what a title gets for it: it says as much of a long page as of a short one. */
function levelOnPage(reader: IndexReader, page: number, weight: number): number {
  return levelShare(weight) * (weight > HEADING_WEIGHT ? lengthOf(reader, page) : 1);
}
