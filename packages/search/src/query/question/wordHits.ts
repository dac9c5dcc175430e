import {CJK, classOf} from '../../text/charClass.ts';
import {expandWords} from './expand.ts';
import type {ExpandedWord} from './expand.ts';
import {foldText} from '../../text/fold.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import {withoutSlip} from '../literal/literal.ts';
import {matchForms} from './matchForms.ts';
import {matchPart} from '../match/matchPart.ts';
import type {PartMatch} from '../match/matchPart.ts';
import {intersectParts, uniteMatches} from './matchSets.ts';
import {piecesOf, toPart} from './optionalPart.ts';
import {parseQuery} from '../match/query.ts';
import type {QueryWord} from './queryWords.ts';

/** A word of a query and where it is, itself or in another form. */
export interface WordHit {
  readonly where: PartMatch;
  readonly weight: number;
}

// All chosen on questions to the site and to two sites of other people (bench/README.md, 2026-11).
const NEAR_WEIGHT = 0.75;
// Of another name of what was asked for.
const OTHER_NAME = 0.7;
const FAR_NAME = 0.5;
// So few units may be others than those that are meant: what such a term or word is made of counts as much as the whole.
const RARE_TERM = 5;
const RARE_WORD = 1;

/** Tells whether the site has it. */
export const isKnown = ({where}: WordHit) => where.units.length > 0;

/** Finds where the words of a query are, themselves or by their other names. */
export async function matchWords(
  reader: IndexReader,
  words: readonly QueryWord[],
): Promise<WordHit[]> {
  const expanded = await expandWords(reader, words);
  return (await Promise.all(expanded.map((word) => matchWithOthers(reader, word)))).flat();
}

/**
 * Matches what the site may have written of one thing that is said: any of its words counts as much as all.
 * @param texts those words, one at least
 */
export async function matchNear(reader: IndexReader, texts: readonly string[]): Promise<WordHit> {
  const [first, ...rest] = await Promise.all(texts.map((text) => matchPart(reader, toPart(text))));
  const where = uniteMatches(first!, rest, 1);
  return {where: {...where, ownUnits: []}, weight: NEAR_WEIGHT};
}

/** Matches a word or term with its other names, which count less. */
async function matchWithOthers(
  reader: IndexReader,
  {text, weight, others, words}: ExpandedWord,
): Promise<readonly WordHit[]> {
  const apart = (isName = false) =>
    Promise.all(words.map((word) => matchWord(reader, word, isName)));
  const forms = words.length === 1 ? matchForms(reader, toPart(text)) : undefined;
  if (others.length === 0 && !forms) return (await apart()).flat();
  const [own, ...found] = await Promise.all([
    ...[text, ...others].map((name) => matchTerm(reader, name)),
    ...(forms ? [forms] : []),
  ]);
  const known = found.filter(({units}) => units.length > 0);
  const isChinese = classOf(text) === CJK;
  if (known.length === 0 || (isChinese && own!.units.length === 0)) {
    const hits = (await apart()).flat();
    if (known.length === 0) return hits;
    // Where the site has pieces of the word, they may be what is meant; words that the glossary has as one are not.
    if (words.length === 1 && hits.some(isKnown))
      return [...hits, {where: uniteMatches(own!, known, 1), weight: weight * FAR_NAME}];
  }
  const whole = {where: uniteMatches(own!, known, OTHER_NAME), weight};
  return words.length > 1 && whole.where.units.length <= RARE_TERM
    ? besidePieces(whole, (await apart(true)).flat())
    : [whole];
}

/** Shares the weight of a whole among it and its pieces, all of which it has. */
function besidePieces(whole: WordHit, pieces: readonly WordHit[]): WordHit[] {
  const hits = pieces.map(({where, weight}) => ({
    where: {...uniteMatches(where, [whole.where], 1), others: []},
    weight,
  }));
  return [whole, ...hits].map((hit) => ({...hit, weight: hit.weight / 2}));
}

/** Matches a term of one or several words, all in one unit; `keyboard shortcuts` also where a page has one. */
async function matchTerm(reader: IndexReader, name: string): Promise<PartMatch> {
  const text = name.replace(/( .*[^s])s$/, '$1');
  const parts = parseQuery(foldText(text)).parts.map(({text: part}) => toPart(part));
  const matches = await Promise.all(parts.map((part) => matchPart(reader, part)));
  return intersectParts(matches, text.toLowerCase());
}

/** Matches a word, what it may be a slip for, or the pieces it is made of, each by itself, where no page has it whole; both where one has. */
async function matchWord(
  reader: IndexReader,
  {text, weight}: QueryWord,
  isName = false,
): Promise<readonly WordHit[]> {
  const part = toPart(text);
  const own = await matchPart(reader, part);
  // What is a word of a known name is no slip.
  const where = isName ? own : await withoutSlip(reader, own);
  const pieces = piecesOf(part, text);
  const {length: count} = where.units;
  if ((count > RARE_WORD && part.kind !== 'code') || where.isSlip || pieces.length < 2)
    return [{where, weight}];
  const share = weight / (count ? pieces.length : Math.sqrt(pieces.length));
  const hits = await Promise.all(
    pieces.map((piece) => matchWord(reader, {text: piece, weight: share})),
  );
  return count ? besidePieces({where, weight}, hits.flat()) : hits.flat();
}
