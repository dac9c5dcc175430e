import {answerNotes} from './answer/answerNotes.ts';
import type {Asked, Attempt} from './attempt.ts';
import {CJK, classOf} from '../text/charClass.ts';
import type {HitsListener, PageAnswer, SearchRequest} from '../client.ts';
import {allowedPages} from './match/facets.ts';
import {foldText} from '../text/fold.ts';
import {toHit} from './answer/hits.ts';
import type {HostedFacts} from './answer/hostedFacts.ts';
import type {IndexReader} from './reader/indexReader.ts';
import type {Candidates} from './match/candidates.ts';
import {FEW_PAGES, LONGEST_LITERAL, findLiteral} from './literal/literal.ts';
import {isInEnglish} from './match/inEnglish.ts';
import {isPlainWords} from './match/plainWords.ts';
import {ASKING} from './match/matchPart.ts';
import {parseQuery} from './match/query.ts';
import type {WordCutter} from './answer/snippet.ts';
import {readSpoken} from './match/spoken.ts';
import {readSiteForms} from '../format/variants.ts';
import {readAnswerPage, USUAL_HITS} from './answer/answerPage.ts';

const LONGEST_QUERY = 256;

// Shares of what a request may cost. Words of a query leave room for the texts of six pages, and pages that need not have the query
// for others.
const FOR_TERMS = 0.75;
const FOR_CHECKS = 0.85;

// Matches a query that is no question and has one word: two Chinese characters, or neither those nor blanks.
const ONE_WORD = /^(?:[\u3400-\u9fff]{1,2}|[^\s\u2e80-\uffff]*)$/;

const ENGLISH_WORD = /^[a-z][a-z-]+[a-z]$/;
// One that may have other forms.
const INFLECTED = /^[a-z]{3,}(?:[^s]s|ing|ed)$/;

/** Answers one request: exact first, then with simplified characters, then by most of the query, then by the words of names. */
export async function answerRequest(
  reader: IndexReader,
  request: SearchRequest,
  {
    cut,
    facts,
    onHits,
  }: {
    readonly cut: WordCutter;
    /** Tells more than a page shows. */
    readonly facts?: HostedFacts | undefined;
    readonly onHits?: HitsListener<PageAnswer> | undefined;
  },
): Promise<PageAnswer> {
  const {query, hitsPerPage = USUAL_HITS, page = 0, snippetWords = 10} = request;
  const folded = foldText(query.slice(0, LONGEST_QUERY)).trim();
  const allowed = allowedPages(reader.meta, request.facetFilters);
  reader.allow(FOR_TERMS);
  for await (const {candidates, wanted} of attempts({reader, folded, allowed, cut})) {
    reader.allow(wanted.weights ? 1 : FOR_CHECKS);
    const found = await readAnswerPage(reader, {candidates, wanted, hitsPerPage, page});
    const named = wanted.weights ? [] : candidates.matches.map(({isNamed}) => isNamed);
    if (found.numbers.nbPages === 0 || (await Promise.all(named)).includes(true)) {
      reader.allow(FOR_TERMS);
      continue;
    }
    const letters = folded.replace(/\s/g, '');
    const hitOptions = {wanted, snippetWords, cut, letters, facts};
    const answer: PageAnswer = {
      ...found.numbers,
      hits: found.pieces.map((piece) => toHit(piece, hitOptions)),
      notes: answerNotes(
        candidates,
        Boolean(wanted.weights && !candidates.literal && reader.isSpent()),
      ),
      ...facts?.ofAnswer(found, hitsPerPage),
    };
    if (!found.countWell) return answer;
    onHits?.(answer);
    return {...answer, ...(await found.countWell())};
  }
  return {
    hits: [],
    nbPages: 0,
    nbDocuments: 0,
    exhaustiveNbDocuments: true,
    notes: [],
  };
}

/** Loads what answers questions. It comes with the first query of several words: most readers type a single one. */
const loadQuestion = () => import('./question/question.ts');

async function* attempts(asked: Asked): AsyncGenerator<Attempt> {
  const {reader, folded} = asked;
  if (folded === '') return;
  const codes = [...folded]
    .filter((char) => classOf(char) === CJK)
    .map((char) => char.charCodeAt(0));
  const isForeign = !codes.every(reader.hasChar);
  let text = folded;
  if (!isForeign && (yield* answersOf(asked))) return;
  if (codes.some(reader.mayVary)) {
    const plain = await toPlain(reader, folded);
    if (isForeign || plain !== folded) {
      text = plain;
      if (yield* answersOf({...asked, folded: plain})) return;
    }
  }
  yield* (await loadQuestion()).answerApart({...asked, folded: text});
}

/**
 * Finds the literal answer, with near ones where the query is a question or few pages have it; tells whether nothing
 * else can be found.
 */
async function* answersOf(asked: Asked): AsyncGenerator<Attempt, boolean> {
  const {folded} = asked;
  let literal: Promise<Candidates> | undefined;
  const findOnce = () => (literal ??= findLiteral(asked));
  // Pages that have plain words as they are will do, and the code for questions is not needed.
  const {length: pageCount} = asked.reader.meta.pageStarts;
  const isAnswered = isPlainWords(folded, pageCount) && (await findOnce()).pages.length > FEW_PAGES;
  if (!isAnswered && !ONE_WORD.test(folded)) {
    // While the code loads. A failure is reported where the answer is awaited.
    if (folded.length <= LONGEST_LITERAL) findOnce().catch(() => undefined);
    if (ASKING.test(folded)) readSpoken(asked.reader, folded).catch(() => undefined);
    const answer = await (await loadQuestion()).answerQuestion(asked, findOnce);
    if (answer) {
      yield answer;
      return true;
    }
  }
  // The page named `Button` for `buttons`.
  if (INFLECTED.test(folded) && isInEnglish(asked.reader)) {
    yield (await loadQuestion()).answerNearly(asked);
    return true;
  }
  const found = await findOnce();
  if (mayHaveOtherName(folded, found)) {
    yield (await loadQuestion()).answerNearly(asked, {literal: found});
    return true;
  }
  yield {
    candidates: found,
    wanted: {
      literals: found.matches.map(({literals}) => literals),
      flat: parseQuery(folded).flat,
    },
  };
  return false;
}

/** Tells whether the query is a rare English word of the site, so that the site may use another name for it. */
function mayHaveOtherName(folded: string, {pages, matches, spelt}: Candidates): boolean {
  return (
    ENGLISH_WORD.test(folded) &&
    !spelt?.size &&
    pages.length <= FEW_PAGES &&
    matches.every(({isExact}) => isExact)
  );
}

async function toPlain(reader: IndexReader, text: string): Promise<string> {
  const forms = await readSiteForms(reader);
  return text.replace(/[^\0-\u2fff]/g, (char) => forms.get(char) ?? char);
}
