import type {Asked, Attempt} from './attempt.ts';
import type {Candidates} from './candidates.ts';
import {FEW_PAGES, LONGEST_LITERAL} from './literal.ts';
import {findLoose, mergeCandidates} from './loose.ts';
import type {LooseCandidates} from './loose.ts';
import {parseQuery} from './query.ts';
import {queryWords} from './queryWords.ts';
import type {QueryWord} from './queryWords.ts';
import {nearTerms, readSpoken} from './spoken.ts';

// One stretch of Chinese characters.
const CHINESE = /^[\u3400-\u9fff]+$/;

/**
 * Finds what is near to a question, or to words that few pages have as they stand, and the literal answer with it;
 * undefined where that will do.
 */
export async function answerQuestion(
  asked: Asked,
  findLiteral: () => Promise<Candidates>,
): Promise<Attempt | undefined> {
  const {reader, folded, allowed, cut} = asked;
  const query = queryWords(folded, cut);
  const {words} = query;
  if (query.isQuestion)
    return answerNearly(asked, folded.length > LONGEST_LITERAL ? undefined : findLiteral());
  if (!CHINESE.test(folded) || words.length < 2) return undefined;
  // Both at once: they ask for nearly the same files.
  const [found, loose] = await Promise.all([findLiteral(), findLoose(reader, {words, allowed})]);
  const isPhrase = words.filter(({weight}) => weight === 1).length > 1;
  if (found.pages.length > (isPhrase ? FEW_PAGES : 0)) return undefined;
  return loose.isLoose ? answerNearly(asked, found) : toAttempt({folded, words, loose, found});
}

/**
 * Finds pages with much of the query, or of what the site may have written of it, and before them those that have it
 * literally.
 */
export async function answerNearly(
  {reader, folded, allowed, cut}: Asked,
  literal?: Candidates | Promise<Candidates>,
): Promise<Attempt> {
  const {words} = queryWords(folded, cut);
  const near = readSpoken(reader).then((spoken) => nearTerms(folded, spoken));
  const [found, loose] = await Promise.all([literal, findLoose(reader, {words, near, allowed})]);
  return toAttempt({folded, words, loose, found});
}

function toAttempt({
  folded,
  words,
  loose,
  found,
}: {
  folded: string;
  words: readonly QueryWord[];
  loose: LooseCandidates;
  found: Candidates | undefined;
}): Attempt {
  return {
    candidates: found && found.pages.length > 0 ? mergeCandidates(found, loose) : loose,
    wanted: {
      literals: loose.matches.map(({literals}) => literals),
      weights: loose.weights,
      near: loose.near,
      typed: parseQuery(folded).parts.map(({text}) => text),
      flat: words
        .map(({text}) => text.toLowerCase())
        .join('')
        .replace(/\s/g, ''),
    },
  };
}
