import type {Candidates} from './candidates.ts';
import type {PartMatch} from './matchPart.ts';
import type {IndexReader} from './indexReader.ts';
import type {ScoredPiece, Wanted} from './scoreUnit.ts';
import {verifyPage} from './verifyPage.ts';
import type {VerifiedPage} from './verifyPage.ts';

// One answer of twenty hits reads this many pages of the site: with the meta file and the shards about nine requests.
// A query of many terms takes more shards and has its page nearer to the top.
const PAGES_PER_ANSWER = 5;
const FEWEST_PAGES = 4;
const TERMS_PER_PAGE_LESS = 3;
const MAX_HITS_PER_PAGE = 5;
// When nothing of the first pages has the query literally, how many more are read before most of the query will do.
const MAX_UNVERIFIED = 96;
// As many pages as may have a text are all read for their number: of five, two or three more or less are told by none.
const MOST_COUNTED = 24;

export interface AnswerPage {
  readonly pieces: readonly ScoredPiece[];
  readonly hitCount: number;
  /** Pages that answer the query, about unless `isCounted`; the same on every answer page. */
  readonly documentCount: number;
  readonly isCounted: boolean;
  readonly pageCount: number;
  readonly isLast: boolean;
}

export interface AnswerOptions {
  readonly candidates: Candidates;
  readonly wanted: Wanted;
  readonly hitsPerPage: number;
  readonly page: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The hits of one answer page. An answer page is a block of site pages, not of hits: that keeps its cost the same
 * wherever it stands, and every page that matches is in exactly one block.
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
  let before = 0;
  let blocks = 0;
  const rest = isFewChecked(options) ? candidates.pages.slice(size) : [];
  const [firstBlock, ofRest] = await Promise.all([
    readBlock(reader, options, {start: 0, size, mayStop: true}),
    verifyAll(reader, rest, options),
  ]);
  let block = firstBlock;
  const documents =
    rest.length > 0 && !reader.isSpent()
      ? {
          // Where the first pages failed, the block is of the rest.
          documentCount: ofRest.length + (block.end > size ? 0 : block.verified.length),
          isCounted: true,
        }
      : countDocuments(options, block, reader.isSpent());
  while (blocks < page && block.verified.length > 0) {
    before += share(block.verified, hitsPerPage).length;
    blocks++;
    block = await readBlock(reader, options, {start: block.end, size, mayStop: false});
  }
  const {verified, end} = block;
  verified.sort((a, b) => b.score - a.score || a.page - b.page);
  const pieces = share(verified, hitsPerPage);
  const unread = verified.length === 0 ? 0 : total - end;
  // What was not read yet is taken for as rich as what was.
  const restHits =
    unread === 0 ? 0 : Math.max(unread, Math.round((unread * pieces.length) / verified.length));
  const pageCount = blocks + (verified.length === 0 ? 0 : 1) + Math.ceil(unread / size);
  return {
    pieces,
    hitCount: before + pieces.length + restHits,
    pageCount,
    isLast: unread === 0,
    ...documents,
  };
}

// Of pages that have all pairs of characters of a text in one unit, those with the text itself are nearly all: as if so
// many had been read before and stood the check.
const EXPECTED = 4;

/** All candidates where no text needs a check; else as many of them as the first ones let expect. */
function countDocuments(
  {candidates, wanted}: AnswerOptions,
  {verified, end}: Block,
  isSpent: boolean,
): {documentCount: number; isCounted: boolean} {
  const total = candidates.pages.length;
  // Of a question a page may have the pairs of a longer word and not the word.
  if (!wanted.weights && checksOf(candidates).length === 0)
    return {documentCount: total, isCounted: !isSpent};
  const passing = (verified.length + EXPECTED) / (end + EXPECTED);
  return {
    documentCount: verified.length + Math.round((total - end) * passing),
    isCounted: end >= total && !isSpent,
  };
}

/** Whether the pages are so few that all are read for their number. */
function isFewChecked({candidates, wanted}: AnswerOptions): boolean {
  return (
    !wanted.weights && candidates.pages.length <= MOST_COUNTED && checksOf(candidates).length > 0
  );
}

interface Block {
  readonly verified: VerifiedPage[];
  readonly end: number;
}

function checksOf({literal, matches}: Candidates): PartMatch[] {
  return (literal?.matches ?? matches).filter(
    ({part, endings}) => part.mustBeLiteral || (endings?.size ?? 0) > 0,
  );
}

function pagesFor({candidates: {matches}, wanted}: AnswerOptions): number {
  // Of a question the best page is not as sure.
  if (wanted.weights) return PAGES_PER_ANSWER;
  const termCount = matches.reduce((sum, {part}) => sum + part.chars.length + part.words.length, 0);
  return Math.max(FEWEST_PAGES, PAGES_PER_ANSWER - Math.floor(termCount / TERMS_PER_PAGE_LESS));
}

/** The next pages that stand the check of their text; none at the end, or when the first ones all fail. */
async function readBlock(
  reader: IndexReader,
  options: AnswerOptions,
  block: {start: number; size: number; mayStop: boolean},
): Promise<Block> {
  const {pages} = options.candidates;
  const last = Math.min(
    pages.length,
    block.mayStop ? Math.max(MAX_UNVERIFIED, block.size) : pages.length,
  );
  let {size} = block;
  for (let start = block.start; start < last;) {
    options.signal?.throwIfAborted();
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

/** At most `limit` pieces, every page with its best one first, the places left over to the best of all. */
function share(block: readonly VerifiedPage[], limit: number): ScoredPiece[] {
  const pages = block.slice(0, limit);
  const others = pages.flatMap(({pieces, score}, index) =>
    pieces.slice(1, MAX_HITS_PER_PAGE).map((piece) => ({piece, index, score: piece.score + score})),
  );
  others.sort((a, b) => b.score - a.score);
  const chosen = new Set(others.slice(0, limit - pages.length).map(({piece}) => piece));
  return pages.flatMap(({pieces}) => pieces.filter((piece, i) => i === 0 || chosen.has(piece)));
}
