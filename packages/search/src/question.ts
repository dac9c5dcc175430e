import type {Asked, Attempt} from './attempt.ts';
import type {Candidates} from './candidates.ts';
import {FEW_PAGES, LONGEST_LITERAL} from './literal.ts';
import {findLoose, mergeCandidates} from './loose.ts';
import type {LooseCandidates} from './loose.ts';
import {queryWords} from './queryWords.ts';
import type {QueryWords} from './queryWords.ts';
import {nearTerms, readSpoken} from './spoken.ts';

// One stretch of Chinese characters.
const CHINESE = /^[\u3400-\u9fff]+$/;

/**
 * Finds what is near to a question, or to words that few pages have as they stand, and the literal answer with it;
 * undefined where that will do.
 */
export async function answerQuestion(
  {reader, folded, allowed, cut}: Asked,
  findLiteral: () => Promise<Candidates>,
): Promise<Attempt | undefined> {
  const query = queryWords(folded, cut);
  const {isQuestion, words} = query;
  const isChinese = CHINESE.test(folded);
  const isLong = isQuestion && folded.length > LONGEST_LITERAL;
  const isPhrase = isChinese && words.filter(({weight}) => weight === 1).length > 1;
  // Both at once where they ask for nearly the same files.
  const [found, loose] = await Promise.all([
    isLong ? undefined : findLiteral(),
    isQuestion || (isChinese && words.length > 1) ? findLoose(reader, query, allowed) : undefined,
  ]);
  const pageCount = found?.pages.length ?? 0;
  if (!loose || (!isQuestion && pageCount > (isPhrase ? FEW_PAGES : 0))) return undefined;
  return loose.isLoose || isQuestion
    ? answerNearly({reader, folded, allowed, cut}, found)
    : toAttempt(query, loose, found);
}

/**
 * Finds pages with much of the query, or of what the site may have written of it, and before them those that have it
 * literally.
 */
export async function answerNearly(
  {reader, folded, allowed, cut}: Asked,
  found?: Candidates,
): Promise<Attempt> {
  const near = nearTerms(folded, await readSpoken(reader));
  const query = {...queryWords(folded, cut), near};
  return toAttempt(query, await findLoose(reader, query, allowed), found);
}

function toAttempt(query: QueryWords, loose: LooseCandidates, found?: Candidates): Attempt {
  return {
    candidates: found && found.pages.length > 0 ? mergeCandidates(found, loose) : loose,
    wanted: {
      literals: loose.matches.map(({literals}) => literals),
      weights: loose.weights,
      near: loose.near,
      flat: query.words
        .map(({text}) => text.toLowerCase())
        .join('')
        .replace(/\s/g, ''),
    },
  };
}
