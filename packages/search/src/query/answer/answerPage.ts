import type {Candidates} from '../match/candidates.ts';
import {countPages, pickSample} from './countPages.ts';
import type {PageCount} from './countPages.ts';
import type {PartMatch} from '../match/matchPart.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import type {ScoredPiece, Wanted} from './scoreUnit.ts';
import {verifyPage} from './verifyPage.ts';
import type {VerifiedPage} from './verifyPage.ts';

// One answer of twenty hits reads this many pages of the site: with the meta file and the shards about nine requests.
// A query of many terms takes more shards and has its page nearer to the top.
const PAGES_PER_ANSWER = 5;
// Of a question the best page is not as sure.
const PAGES_PER_QUESTION = 6;
const FEWEST_PAGES = 4;
const TERMS_PER_PAGE_LESS = 3;
const MAX_HITS_PER_PAGE = 5;
// When nothing of the first pages has the query literally, how many more are read before most of the query will do.
const MAX_UNVERIFIED = 96;

/** Hits of an answer of a request that says no number. */
export const USUAL_HITS = 20;

export interface AnswerPage {
  readonly pieces: readonly ScoredPiece[];
  /** How many answer pages there are, and site pages: these are the same on every answer page, as far as what was read for the hits tells it. */
  readonly numbers: PageCount & {readonly nbPages: number};
  /** What was read for the answer pages up to this one. */
  readonly blocks: readonly Block[];
  /** Site pages behind it. */
  readonly unread: number;
  /** Reads further pages for their number; undefined where that tells no more. */
  readonly countWell: (() => Promise<PageCount>) | undefined;
}

interface AnswerOptions {
  readonly candidates: Candidates;
  readonly wanted: Wanted;
  readonly hitsPerPage: number;
  readonly page: number;
}

/**
 * Reads the hits of one answer page. An answer page is a block of site pages, not of hits: that keeps its cost the same
 * wherever it is, and every page that matches is in exactly one block.
 */
export async function readAnswerPage(
  reader: IndexReader,
  options: AnswerOptions,
): Promise<AnswerPage> {
  const {candidates, hitsPerPage, page} = options;
  // Every page of a block shows at least one hit, so a block never has more pages than an answer has hits.
  const size =
    hitsPerPage <= 24 ? Math.max(1, Math.min(pagesFor(options), hitsPerPage)) : hitsPerPage;
  const total = candidates.pages.length;
  const first = await readBlock(reader, options, {start: 0, size, mayStop: true});
  if (first.verified.length > 0) reader.allow(1);
  let block = first;
  const blocks = [first];
  while (blocks.length <= page && block.verified.length > 0) {
    block = await readBlock(reader, options, {start: block.end, size});
    blocks.push(block);
  }
  const {verified, end} = block;
  verified.sort((a, b) => b.score - a.score || a.page - b.page);
  const unread = verified.length === 0 ? 0 : total - end;
  const {counted, countWell} = countDocuments(reader, options, first);
  return {
    pieces: chosenOf(block, hitsPerPage),
    numbers: {
      nbPages: blocks.length - (verified.length === 0 ? 1 : 0) + Math.ceil(unread / size),
      ...counted,
    },
    blocks,
    unread,
    countWell,
  };
}

/** Counts how many pages have the query: of a question all that have much of it, because it may have the pairs of a longer word and not the word. */
function countDocuments(
  reader: IndexReader,
  options: AnswerOptions,
  block: Block,
): Pick<AnswerPage, 'countWell'> & {counted: PageCount} {
  const {candidates, wanted} = options;
  const {pages} = candidates;
  // Pages that are near to a question need not have it.
  const checks = wanted.weights ? [] : checksOf(candidates);
  const picked = checks.length === 0 ? [] : pickSample(pages, block);
  const count = (sample: {size: number; passed: number}): PageCount =>
    countPages(
      checks,
      {total: pages.length, block, isSpent: reader.isSpent(), sample},
      reader.meta.unitCount,
    );
  const counted =
    wanted.weights || checks.length > 0
      ? count({size: 0, passed: 0})
      : {nbDocuments: pages.length, exhaustiveNbDocuments: !reader.isSpent()};
  const countWell = async () =>
    count({size: picked.length, passed: (await verifyAll(reader, picked, options)).length});
  return {counted, countWell: picked.length > 0 ? countWell : undefined};
}

export interface Block {
  readonly verified: VerifiedPage[];
  readonly end: number;
}

function checksOf({literal, matches}: Candidates): PartMatch[] {
  return (literal?.matches ?? matches).filter(
    ({part, endings}) => part.mustBeLiteral || (endings?.size ?? 0) > 0,
  );
}

function pagesFor({candidates: {matches}, wanted}: AnswerOptions): number {
  if (wanted.weights) return wanted.isQuestion ? PAGES_PER_QUESTION : PAGES_PER_ANSWER;
  const termCount = matches.reduce((sum, {part}) => sum + part.chars.length + part.words.length, 0);
  return Math.max(FEWEST_PAGES, PAGES_PER_ANSWER - Math.floor(termCount / TERMS_PER_PAGE_LESS));
}

/** Reads the next pages that pass the check of their text; empty at the end, or when the first ones all fail. */
async function readBlock(
  reader: IndexReader,
  options: AnswerOptions,
  block: {start: number; size: number; mayStop?: boolean},
): Promise<Block> {
  const {pages} = options.candidates;
  const last = Math.min(
    pages.length,
    block.mayStop ? Math.max(MAX_UNVERIFIED, block.size) : pages.length,
  );
  let {size} = block;
  for (let start = block.start; start < last;) {
    const batch = pages.slice(start, start + size);
    const verified = await verifyAll(reader, batch, options);
    start += batch.length;
    if (verified.length > 0) return {verified, end: start};
    // Where the best failed more are read at a time: fewer round trips, and still no more pages than hits.
    size = Math.min(size * 2, Math.max(options.hitsPerPage, size));
  }
  return {verified: [], end: pages.length};
}

async function verifyAll(
  reader: IndexReader,
  pages: readonly number[],
  {candidates, wanted}: AnswerOptions,
): Promise<VerifiedPage[]> {
  const checks = checksOf(candidates);
  const verified = await Promise.all(
    pages.map((page) => verifyPage(reader, page, {candidates, wanted, checks})),
  );
  return verified.filter((page) => page !== undefined);
}

/** Chooses at most `limit` pieces, every page with its best one first, the places left over to the best of all. */
export function chosenOf({verified}: Block, limit: number): ScoredPiece[] {
  const pages = verified.slice(0, limit);
  const others = pages.flatMap(({pieces, score}, index) =>
    pieces.slice(1, MAX_HITS_PER_PAGE).map((piece) => ({piece, index, score: piece.score + score})),
  );
  others.sort((a, b) => b.score - a.score);
  const chosen = new Set(others.slice(0, limit - pages.length).map(({piece}) => piece));
  return pages.flatMap(({pieces}) => pieces.filter((piece, i) => i === 0 || chosen.has(piece)));
}
