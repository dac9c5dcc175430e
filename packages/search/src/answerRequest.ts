import {CJK, classOf} from './charClass.ts';
import {findCandidates} from './candidates.ts';
import type {Candidates} from './candidates.ts';
import type {SearchAnswer, SearchRequest} from './client.ts';
import {allowedPages} from './facets.ts';
import {foldText} from './fold.ts';
import {toHit} from './hits.ts';
import type {SearchHit} from './hits.ts';
import type {IndexReader} from './indexReader.ts';
import {correctPart, matchPart} from './matchPart.ts';
import {findPinyinTitles, withPinyinTitles} from './pinyinTitles.ts';
import {parseQuery} from './query.ts';
import {findRelaxed} from './relaxed.ts';
import type {WordCutter} from './snippet.ts';
import {readAnswerPage} from './answerPage.ts';
import type {AnswerPage} from './answerPage.ts';

const LONGEST_QUERY = 256;

/** Answers one request: exact first, then with simplified characters, then by most of the query. */
export async function answerRequest(reader: IndexReader, request: SearchRequest, cut: WordCutter): Promise<SearchAnswer> {
  const {query, hitsPerPage = 20, page = 0, snippetWords = 10, signal} = request;
  const answer = (hits: SearchHit[], found?: AnswerPage): SearchAnswer => ({hits, nbHits: found?.hitCount ?? 0, exhaustiveNbHits: found?.isLast ?? true, page, nbPages: found?.pageCount ?? 0, hitsPerPage, query});
  const folded = foldText(query.slice(0, LONGEST_QUERY)).trim();
  const allowed = allowedPages(reader.meta, request.facetFilters);
  for await (const {text, candidates} of attempts(reader, folded, allowed)) {
    signal?.throwIfAborted();
    const wanted = {literals: candidates.matches.map(({literals}) => literals), flat: parseQuery(text).flat};
    const found = await readAnswerPage(reader, {candidates, wanted, hitsPerPage, page, signal});
    if (found.hitCount === 0) continue;
    const hitOptions = {wanted, snippetWords, cut, rendered: new Map()};
    return answer(found.pieces.map((piece) => toHit(piece, hitOptions)), found);
  }
  return answer([]);
}

interface Attempt {
  readonly text: string;
  readonly candidates: Candidates;
}

async function* attempts(reader: IndexReader, folded: string, allowed: Uint8Array | undefined): AsyncGenerator<Attempt> {
  const codes = [...folded].map((char) => char.charCodeAt(0)).filter((code) => classOf(code) === CJK);
  const isForeign = !codes.every(reader.hasChar);
  const texts = isForeign ? [] : [folded];
  if (!isForeign) yield {text: folded, candidates: await exact(reader, folded, allowed)};
  if (codes.some(reader.mayVary)) {
    const plain = await toPlain(reader, folded);
    if (isForeign || plain !== folded) {
      texts.unshift(plain);
      yield {text: plain, candidates: await exact(reader, plain, allowed)};
    }
  }
  const [text = folded] = texts;
  yield {text, candidates: await findRelaxed(reader, text, allowed)};
}

/** Words as they are, then titles by pinyin, then words as they were probably meant. */
async function exact(reader: IndexReader, text: string, allowed: Uint8Array | undefined): Promise<Candidates> {
  const {parts, bonds} = parseQuery(text);
  const [matches, bonded, titles] = await Promise.all([Promise.all(parts.map((part) => matchPart(reader, part))), Promise.all(bonds.map(([first, second]) => reader.chars(first, second))), findPinyinTitles(reader, text)]);
  const candidates = withPinyinTitles(reader, {candidates: findCandidates(reader, matches, {allowed, bonded}), titles, allowed});
  if (candidates.pages.length > 0 || matches.every(({units}) => units.length > 0)) return candidates;
  const corrected = await Promise.all(matches.map((match) => (match.units.length > 0 ? match : correctPart(reader, match.part))));
  return findCandidates(reader, corrected, {allowed, bonded});
}

async function toPlain(reader: IndexReader, text: string): Promise<string> {
  const variants = await reader.variants();
  return text.replace(/[^\0-\u2fff]/g, (char) => variants.get(char) ?? char);
}
