import type {PageAnswer} from '../../client.ts';
import type {PartMatch} from '../match/matchPart.ts';
import type {VerifiedPage} from './verifyPage.ts';

/** How many pages have a query, as far as it is known. */
export type PageCount = Pick<PageAnswer, 'nbDocuments' | 'exhaustiveNbDocuments'>;

/** The first block of candidates, and some of those behind it where the block had failures. */
interface ReadPages {
  readonly total: number;
  readonly isSpent: boolean;
  readonly block: {readonly verified: readonly VerifiedPage[]; readonly end: number};
  readonly sample: {readonly size: number; readonly passed: number};
}

// So many pages that may have a text are all read for their number, which with their terms takes the 24 requests of an answer.
const MOST_COUNTED = 18;

// With its terms and the block a word then takes the 24 requests that it may.
const SAMPLE = 14;

// As if so many more had been read, and as many passed the check as the terms let expect: of 2,000 words of the
// site's 68 pages none is more than a tenth off, with 10 read and 4 to 12 expected two or three. Where the best pages
// have the text, those behind them do less often: of 97 words of three and four characters on five sites 16 are more
// than a tenth off, 21 without it (2026-11).
const AS_SAMPLED = 8;

/**
 * Picks pages evenly over those behind the block, or all where they are few; none where all of the block passed the
 * check, as most others will.
 */
export function pickSample(
  pages: readonly number[],
  {verified, end}: ReadPages['block'],
): readonly number[] {
  const rest = pages.slice(end);
  if (pages.length <= MOST_COUNTED) return rest;
  if (verified.length === end) return [];
  const size = Math.min(SAMPLE, rest.length);
  return Array.from(
    {length: size},
    (_, i) => rest[Math.floor(((i + 0.5) * rest.length) / size)] as number,
  );
}

/** Counts the pages where all were read; else as many of them as those that were read let expect. */
export function countPages(
  checks: readonly PartMatch[],
  {total, isSpent, block: {verified, end}, sample}: ReadPages,
  unitCount: number,
): PageCount {
  const unread = total - end;
  if (unread <= sample.size && !isSpent)
    return {nbDocuments: verified.length + sample.passed, exhaustiveNbDocuments: true};
  const read = sample.size > 0 ? sample : {size: end, passed: verified.length};
  const expected = checks.reduce((share, match) => share * shareBeyondChance(match, unitCount), 1);
  const passing = (read.passed + expected * AS_SAMPLED) / (read.size + AS_SAMPLED);
  return {
    nbDocuments: verified.length + Math.round(unread * passing),
    exhaustiveNbDocuments: false,
  };
}

/** Measures the share of the units with all terms of a text that terms spread by chance would not have together: in those they touch. */
function shareBeyondChance(
  {units, termUnits = []}: Pick<PartMatch, 'units' | 'termUnits'>,
  unitCount: number,
): number {
  const [rarest = 0, ...others] = [...termUnits].sort((a, b) => a - b);
  const byChance = others.reduce((share, count) => (share * count) / unitCount, 1);
  const touching = (units.length - rarest * byChance) / (1 - byChance);
  return Math.min(1, Math.max(0, touching / units.length || 0));
}
