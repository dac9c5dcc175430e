import type {Asked} from '../attempt.ts';
import {findCandidates} from '../match/candidates.ts';
import type {Candidates} from '../match/candidates.ts';
import {hasOtherName} from '../match/glossary.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import {matchPart} from '../match/matchPart.ts';
import type {PartMatch} from '../match/matchPart.ts';
import {findPinyinTitles, withPinyinTitles} from './pinyinTitles.ts';
import {parseQuery} from '../match/query.ts';

/** Maximum number of pages that have a query literally for which it may mean other pages too. */
export const FEW_PAGES = 3;

/**
 * Maximum length of a question that is looked for literally: a longer one hardly is in a page word by word, and asks
 * for a shard with every two characters.
 */
export const LONGEST_LITERAL = 12;

/** Finds pages by the words as they are, then titles by pinyin, then words as they were probably meant. */
export async function findLiteral({
  reader,
  folded,
  allowed,
}: Omit<Asked, 'cut'>): Promise<Candidates> {
  const {parts, bonds} = parseQuery(folded);
  const [matches, bonded, titles] = await Promise.all([
    Promise.all(parts.map((part) => matchPart(reader, part))),
    Promise.all(bonds.map(([first, second]) => reader.chars(first, second))),
    findPinyinTitles(reader, folded),
  ]);
  const candidates = withPinyinTitles(reader, {
    candidates: findCandidates(reader, matches, {allowed, bonded}),
    titles,
    allowed,
  });
  if (candidates.pages.length > 0 || matches.every(({units}) => units.length > 0))
    return candidates;
  const corrected = await Promise.all(matches.map((match) => withoutSlip(reader, match)));
  return findCandidates(reader, corrected, {allowed, bonded});
}

/**
 * Finds what a word may be a slip for that the site does not have; the code for it comes with the first one.
 * @param orChinese whether Chinese words are corrected too; not when absent
 */
export async function withoutSlip(
  reader: IndexReader,
  match: PartMatch,
  orChinese?: boolean,
): Promise<PartMatch> {
  const {part, units} = match;
  // Fewer letters are as likely another word.
  const mayBeSlip = part.kind === 'cjk' ? orChinese : part.kind === 'word' && part.text.length > 3;
  if (units.length > 0 || !mayBeSlip) return match;
  const {correctPart} = await import('./correctPart.ts');
  const corrected = await correctPart(reader, part);
  // Asked for with the texts, not before them.
  return {...corrected, isNamed: hasOtherName(reader, part).catch(() => false)};
}
