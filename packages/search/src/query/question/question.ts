import type {Asked, Attempt} from '../attempt.ts';
import type {Candidates} from '../match/candidates.ts';
import {FEW_PAGES, LONGEST_LITERAL} from '../literal/literal.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import {findLoose, mergeCandidates} from './loose.ts';
import type {LooseCandidates} from './loose.ts';
import {preferWords} from './knownWords.ts';
import {nearTerms} from './nearTerms.ts';
import {expandWords, isTerm} from './expand.ts';
import {parseQuery} from '../match/query.ts';
import {asksInEnglish} from '../../text/functionWords.ts';
import {hasSmallWords, queryWords} from './queryWords.ts';
import type {QueryWord} from './queryWords.ts';
import {readSpoken} from '../match/spoken.ts';
import {unitsOf} from '../answer/verifyPage.ts';

// Chinese characters, words in Latin letters beside them or not.
const CHINESE = /[\u3400-\u9fff]/;

// Two things side by side, apart by blanks.
const COMPARISON = /\S\s[和跟]/;

// Words in English.
const PHRASE = /^[a-z]+(?: [a-z]+)+$/i;

/** Minimum number of characters that say something: a site that does not have them literally may say it in other words. */
const SENTENCE = 8;

// Shorter ones are words, each by itself: `unsafe 函数` is cut without knowing those of the site.
const STRETCH = /[\u3400-\u9fff]{3}/;

/**
 * Finds what is near to a question, or to words that few pages have as they are, and the literal answer with it;
 * undefined where that will do.
 */
export async function answerQuestion(
  asked: Asked,
  findLiteral: () => Promise<Candidates>,
): Promise<Attempt | undefined> {
  const {reader, folded, allowed, cut} = asked;
  const {words, isQuestion, kind} = queryWords(folded, cut);
  // Pages with `log` and, elsewhere, `out` have not `log out`.
  // Nor have pages with `docker` and, elsewhere, `和虚拟机` what `docker 和虚拟机` asks.
  const isEnglish = PHRASE.test(folded);
  const mayBeTerm = isEnglish && words.some(hasSmallWords);
  // All of it at once, not behind what tells of its first word.
  if (mayBeTerm) warm(asked, words);
  const isPhrase = COMPARISON.test(folded) || (mayBeTerm && (await isTerm(reader, folded, words)));
  if (isQuestion || isPhrase)
    return answerNearly(asked, {
      literal:
        isPhrase ||
        kind ||
        (folded.length > LONGEST_LITERAL && (CHINESE.test(folded) || asksInEnglish(folded)))
          ? undefined
          : findWhole(asked, findLiteral),
      isQuestion: true,
    });
  if (words.length < 2 || !(CHINESE.test(folded) || isEnglish)) return undefined;
  const isOfMany = words.filter(({text, weight}) => weight === 1 && text[1]).length > 1;
  const isFew = ({pages}: Candidates) => pages.length <= (isOfMany ? FEW_PAGES : 0);
  if (folded.length >= SENTENCE && STRETCH.test(folded)) {
    const literal = findLiteral(); // first, as its files go before others where not all may be asked for
    warm(asked, words);
    const found = await literal;
    return isFew(found) ? answerNearly(asked, {literal: found}) : undefined;
  }
  const literal = findLiteral();
  // At once, as nearly the same files are asked for; those of other names only where the literal answer will not do.
  expandWords(reader, words).catch(() => undefined);
  const found = await literal;
  if (!isFew(found)) return undefined;
  const isNone = found.pages.length === 0;
  // A dictionary that does not know 去重 leaves 重 of it; the words of the site do.
  const isCut =
    words.map(({text}) => text).join('').length < folded.replace(/[\s的了]/g, '').length;
  const loose = isNone && isCut ? undefined : await findLoose(reader, {words, allowed});
  return !loose || loose.isLoose
    ? answerNearly(asked, {literal: found})
    : toAttempt({reader, folded, words, loose, found});
}

/**
 * Finds pages that may have a question as it is: in one unit, its words touching. One with `pinia` and, elsewhere, `是什么` has not
 * `pinia 是什么`.
 */
async function findWhole(
  {reader, folded}: Asked,
  findLiteral: () => Promise<Candidates>,
): Promise<Candidates> {
  const {bonds} = parseQuery(folded);
  const found = await findLiteral();
  const [first, ...others] = await Promise.all(bonds.map((bond) => reader.chars(...bond)));
  if (!first) return found;
  const units = first.units.filter(
    (unit) =>
      found.matches.every(({weights}) => weights[unit]) &&
      others.every((other) => other.units.includes(unit)),
  );
  const pages = new Set(units.map((unit) => reader.pageOfUnit[unit] as number));
  return {...found, pages: found.pages.filter((page) => pages.has(page))};
}

/**
 * Begins to load what a question is read with, and what the words need as the browser cuts them: they are nearly those that are
 * meant. What fails is told where it is asked for.
 */
function warm(
  {reader, folded}: Pick<Asked, 'reader' | 'folded'>,
  words: readonly QueryWord[],
): void {
  readSpoken(reader, folded).catch(() => undefined);
  expandWords(reader, words).catch(() => undefined);
}

/** Begins to load the texts of pages that have the query literally: they are shown whatever else is found. */
function warmTexts(reader: IndexReader, literal: Candidates): void {
  for (const page of literal.pages.slice(0, FEW_PAGES)) {
    const [best] = unitsOf(reader, page, literal) as [number];
    reader.unit(best).catch(() => undefined);
  }
}

interface NearOptions {
  /** Pages that have the query literally. @default none */
  readonly literal?: Candidates | Promise<Candidates> | undefined;
  /** @default false */
  readonly isQuestion?: boolean;
}

/**
 * Finds pages with much of the query, or of what the site may have written of it, and before them those that have it
 * literally.
 */
export async function answerNearly(
  {reader, folded, allowed, cut}: Asked,
  {literal, isQuestion = false}: NearOptions = {},
): Promise<Attempt> {
  warm({reader, folded}, queryWords(folded, cut).words);
  if (literal && 'pages' in literal) warmTexts(reader, literal);
  const spoken = await readSpoken(reader, folded);
  const {words, kind} = queryWords(folded, spoken ? preferWords(spoken.isWord, cut) : cut);
  const near = spoken ? nearTerms(folded, spoken.near) : [];
  if (kind) near.push([kind]);
  const [found, loose] = await Promise.all([
    literal,
    findLoose(reader, {words, near, allowed, isQuestion}),
  ]);
  return toAttempt({reader, folded, words, loose, found, isQuestion});
}

/**
 * Finds what is near to a query that no page has as it is written: by its words, then by those between its signs. Pages with all of
 * the pieces of `0.1+0.2` are near to it and no more.
 */
export async function* answerApart(asked: Asked): AsyncGenerator<Attempt> {
  const words = asked.folded.replace(/[!-/:-@[-`{-~]/g, ' ');
  // `redirects.from` where the site has `redirects[].from`, `format-ignore` where it has the two words.
  for (const folded of [asked.folded, words]) {
    const {candidates, wanted} = await answerNearly({...asked, folded});
    // Of 脏读 a dictionary that does not know it leaves 脏.
    const isLoose = candidates.isLoose || wanted.flat !== flatten(asked.folded);
    yield {candidates: {...candidates, isLoose}, wanted};
  }
}

function toAttempt({
  reader,
  folded,
  words,
  loose,
  found,
  isQuestion = false,
}: {
  reader: IndexReader;
  folded: string;
  words: readonly QueryWord[];
  loose: LooseCandidates;
  found: Candidates | undefined;
  isQuestion?: boolean;
}): Attempt {
  return {
    candidates: found && found.pages.length > 0 ? mergeCandidates(reader, found, loose) : loose,
    wanted: {
      literals: loose.matches.map(({literals}) => literals),
      weights: loose.weights,
      near: loose.near,
      isQuestion,
      typed: parseQuery(folded),
      flat: flatten(words.map(({text}) => text).join('')),
    },
  };
}

/** Writes a text in lower case without white space. */
function flatten(text: string): string {
  return text.toLowerCase().replace(/\s/g, '');
}
