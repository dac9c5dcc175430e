import type {Candidates} from './candidates.ts';
import type {IndexReader} from './indexReader.ts';
import type {ScoredPiece, Wanted} from './scoreUnit.ts';
import {verifyPage} from './verifyPage.ts';
import type {VerifiedPage} from './verifyPage.ts';

// One answer of twenty hits reads this many pages of the site: with the meta file and the shards at most a dozen requests.
const PAGES_PER_ANSWER = 8;
const MAX_HITS_PER_PAGE = 5;
// When nothing of the first pages has the query literally, how many more are read before most of the query will do.
const MAX_UNVERIFIED = 96;

export interface AnswerPage {
  readonly pieces: readonly ScoredPiece[];
  readonly hitCount: number;
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
export async function readAnswerPage(reader: IndexReader, options: AnswerOptions): Promise<AnswerPage> {
  const {candidates, hitsPerPage, page, signal} = options;
  const size = hitsPerPage <= 24 ? PAGES_PER_ANSWER : hitsPerPage;
  const {pages} = candidates;
  let at = 0;
  let dropped = 0;
  let block: VerifiedPage[] = [];
  for (let index = 0; index <= page && at < pages.length; index++) {
    block = [];
    do {
      signal?.throwIfAborted();
      const batch = pages.slice(at, at + size);
      const verified = await verifyAll(reader, batch, options);
      block.push(...verified);
      dropped += batch.length - verified.length;
      at += batch.length;
    } while (block.length === 0 && at < pages.length && (index > 0 || at < MAX_UNVERIFIED));
    if (index < page && at >= pages.length) block = [];
  }
  block.sort((a, b) => b.score - a.score || a.page - b.page);
  const pieces = share(block, hitsPerPage);
  const rest = block.length === 0 ? 0 : pages.length - at;
  const before = at - dropped - block.length;
  return {pieces, hitCount: before + pieces.length + rest, pageCount: block.length === 0 ? 0 : page + 1 + Math.ceil(rest / size), isLast: rest === 0 && page === 0};
}

async function verifyAll(reader: IndexReader, pages: readonly number[], {candidates, wanted}: AnswerOptions): Promise<VerifiedPage[]> {
  const checks = candidates.matches.filter(({part}) => part.mustBeLiteral);
  const verified = await Promise.all(pages.map((page) => verifyPage(reader, page, {candidates, wanted, checks})));
  return verified.filter((page) => page !== undefined);
}

/** At most `limit` pieces, every page with its best one first, the places left over to the best of all. */
function share(block: readonly VerifiedPage[], limit: number): ScoredPiece[] {
  const pages = block.slice(0, limit);
  const others = pages.flatMap(({pieces, score}, index) => pieces.slice(1, MAX_HITS_PER_PAGE).map((piece) => ({piece, index, score: piece.score + score})));
  others.sort((a, b) => b.score - a.score);
  const chosen = new Set(others.slice(0, limit - pages.length).map(({piece}) => piece));
  return pages.flatMap(({pieces}) => pieces.filter((piece, i) => i === 0 || chosen.has(piece)));
}
