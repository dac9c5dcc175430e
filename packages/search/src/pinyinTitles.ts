import {rarity} from './candidates.ts';
import type {Candidates} from './candidates.ts';
import type {IndexReader} from './indexReader.ts';
import {LEVEL_WEIGHTS} from './matchPart.ts';
import {LEVEL} from './posting.ts';
import {isSpelt, pinyinLettersOf} from './pinyinQuery.ts';

// Initials of more letters are words.
const LONGEST_INITIALS = 6;

/**
 * Finds titles by pinyin for queries that may be pinyin. The answer adds them to the candidates of the words: like
 * titles when no such word exists, behind them when one does.
 */
export async function addPinyinTitles(reader: IndexReader, folded: string, allowed: Uint8Array | undefined): Promise<(candidates: Candidates) => Candidates | Promise<Candidates>> {
  const letters = pinyinLettersOf(folded);
  if (!letters || reader.meta.pinyinFirsts.length === 0) return (candidates) => candidates;
  const early = isSpelt(letters) ? await titlesOf(reader, letters) : undefined;
  return async (candidates) => {
    const exactCount = candidates.matches.length > 0 ? Math.min(...candidates.matches.map((match) => (match.literals.includes(match.part.text) ? match.exactCount : 0))) : 0;
    const isWord = candidates.pages.length > 0 && exactCount > 0;
    if (!early && (letters.length > LONGEST_INITIALS || isWord)) return candidates;
    return withTitles(reader, candidates, {titles: early ?? (await titlesOf(reader, letters)), factor: isWord ? 0.4 : 1, allowed});
  };
}

/** By unit of a title: 1, less when more was spelt than asked for. */
async function titlesOf(reader: IndexReader, letters: string): Promise<Map<number, number>> {
  const titles = new Map<number, number>();
  for (const {word, posting} of await reader.pinyin(letters)) {
    for (const unit of posting.units) titles.set(unit, Math.max(titles.get(unit) ?? 0, word === letters ? 1 : 0.9));
  }
  return titles;
}

function withTitles(reader: IndexReader, candidates: Candidates, found: {titles: ReadonlyMap<number, number>; factor: number; allowed: Uint8Array | undefined}): Candidates {
  if (found.titles.size === 0) return candidates;
  const pageScores = candidates.pageScores.slice();
  const unitScores = candidates.unitScores.slice();
  const pages = new Set(candidates.pages);
  const weight = rarity(reader.meta.unitCount, found.titles.size) * LEVEL_WEIGHTS[LEVEL.title] * found.factor;
  for (const [unit, share] of found.titles) {
    const page = reader.pageOfUnit[unit] as number;
    if (found.allowed?.[page] === 0) continue;
    if (!pages.has(page)) pageScores[page] = 0;
    pages.add(page);
    pageScores[page]! += weight * share;
    unitScores[unit]! += weight * share;
  }
  return {...candidates, pageScores, unitScores, spelt: new Set([...found.titles.keys()]), pages: [...pages].sort((a, b) => (pageScores[b] as number) - (pageScores[a] as number) || a - b)};
}
