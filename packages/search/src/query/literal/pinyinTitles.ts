import {bestFirst, rarity} from '../match/candidates.ts';
import type {Candidates} from '../match/candidates.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import {LEVEL_WEIGHTS} from '../match/matchPart.ts';
import {TITLE_LEVEL} from '../../format/posting.ts';
import {MAX_SPELT, pinyinLettersOf} from '../../text/pinyinQuery.ts';

/** By unit of a title that the query spells in pinyin or initials: 1, less when it spells only the beginning. */
type SpeltTitles = ReadonlyMap<number, number>;

/** Finds titles that letters spell: unit → 1 for the whole word, less for its beginning; empty for a query that spells nothing. */
export async function findPinyinTitles(reader: IndexReader, folded: string): Promise<SpeltTitles> {
  const titles = new Map<number, number>();
  const letters = pinyinLettersOf(folded);
  if (!letters) return titles;
  const spelt = letters.slice(0, MAX_SPELT);
  for (const {word, posting} of await reader.words(spelt, true, 'p')) {
    for (const unit of posting.units)
      titles.set(unit, Math.max(titles.get(unit) ?? 0, word === spelt ? 1 : 0.9));
  }
  return titles;
}

// Below every page that has the word.
const BEHIND = 1e-6;

/** Adds the titles to the pages of the words: like titles that have the word, behind all others when the site has the word itself. */
export function withPinyinTitles(
  reader: IndexReader,
  found: {candidates: Candidates; titles: SpeltTitles; allowed: Uint8Array | undefined},
): Candidates {
  const {candidates, titles, allowed} = found;
  if (titles.size === 0) return candidates;
  const pageScores = candidates.pageScores.slice();
  const unitScores = candidates.unitScores.slice();
  const pages = new Set(candidates.pages);
  const isWord = candidates.pages.length > 0 && candidates.matches.every(({isExact}) => isExact);
  const weight = isWord
    ? BEHIND
    : rarity(reader.meta.unitCount, titles.size) * LEVEL_WEIGHTS[TITLE_LEVEL];
  const spelt = new Set<number>();
  for (const [unit, share] of titles) {
    const page = reader.pageOfUnit[unit] as number;
    if (allowed?.[page] === 0 || (isWord && candidates.pages.includes(page))) continue;
    if (!pages.has(page)) pageScores[page] = 0;
    pages.add(page);
    spelt.add(unit);
    pageScores[page]! += weight * share;
    unitScores[unit]! += weight * share;
  }
  const ranked = [...pages].sort(bestFirst(pageScores));
  return {...candidates, pageScores, unitScores, spelt, isSpeltBehind: isWord, pages: ranked};
}
