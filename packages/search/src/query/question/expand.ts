import {CJK, WORD, classOf} from '../../text/charClass.ts';
import {readGlossary} from '../match/glossary.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import {matchPart} from '../match/matchPart.ts';
import {toPart} from './optionalPart.ts';
import {hasSmallWords} from './queryWords.ts';
import type {QueryWord} from './queryWords.ts';
import {firstOfKey} from '../../text/firstOfKey.ts';
import {keyNumber} from '../../format/glossaryKeys.ts';
import {glossaryKey} from '../../text/stem.ts';

/** A word of a query, or several that are one term, with the other names of it that the site has. */
export interface ExpandedWord extends QueryWord {
  readonly others: readonly string[];
  /** The words it is made of. */
  readonly words: readonly QueryWord[];
}

// The longest terms of the glossary, in words.
const MAX_TERM = 4;

/**
 * Joins the words of a query that make a term of the glossary, and adds the other names of each: of English words, and of
 * Chinese ones that the site does not have.
 */
export async function expandWords(
  reader: IndexReader,
  words: readonly QueryWord[],
): Promise<ExpandedWord[]> {
  const expanded: ExpandedWord[] = [];
  const terms = await Promise.all(
    words.map((_, i) => findTerm(reader, words.slice(i, i + MAX_TERM))),
  );
  for (let i = 0; i < words.length;) {
    const word = words[i] as QueryWord;
    const term = terms[i];
    const joined = words.slice(i, i + (term?.count ?? 1));
    expanded.push({
      text: term?.text ?? word.text,
      weight: joined.reduce((sum, {weight}) => sum + weight, 0),
      others: term?.others ?? [],
      words: joined,
    });
    i += joined.length;
  }
  return expanded;
}

/** Tells whether a text in English, cut into words, is a term that has another name: `log out`. */
export async function isTerm(
  reader: IndexReader,
  text: string,
  words: readonly QueryWord[],
): Promise<boolean> {
  return (await findTerm(reader, words))?.text === text.toLowerCase();
}

/** Finds the longest term that the words begin with. */
async function findTerm(
  reader: IndexReader,
  words: readonly QueryWord[],
): Promise<Term | undefined> {
  const [{text}] = words as [QueryWord];
  // Asked for with the glossary, not behind it. What fails is told where it is needed.
  const own = matchPart(reader, toPart(text));
  own.catch(() => undefined);
  // A Chinese word that the site has goes by no other name, unless it begins a longer one: 资料 of 资料库, which a dictionary cuts.
  const isKnown = classOf(text) === CJK && (await own).units.length > 0;
  if (isKnown && !(await isCutTerm(reader, words))) return undefined;
  const term = longestTerm(words, await readGlossary(reader, firstOfKey(glossaryKey(text))));
  return isKnown && term?.count === 1 ? undefined : term;
}

/** Tells whether the first two words are Chinese, touch each other, and do so nowhere on the site. */
async function isCutTerm(
  reader: IndexReader,
  [first, second]: readonly QueryWord[],
): Promise<boolean> {
  if (!first || !second || classOf(second.text) !== CJK || hasSmallWords({...second, after: []}))
    return false;
  const seam = [first.text.charCodeAt(first.text.length - 1), second.text.charCodeAt(0)] as const;
  return (await reader.chars(...seam)).units.length === 0;
}

interface Term {
  readonly text: string;
  readonly count: number;
  readonly others: readonly string[];
}

function longestTerm(
  words: readonly QueryWord[],
  table: ReadonlyMap<number, readonly string[]>,
): Term | undefined {
  const kind = classOf(words[0]!.text);
  const same = words.findIndex(({text}) => classOf(text) !== kind);
  const texts = words.slice(0, same < 0 ? undefined : same).map(({text}) => text);
  if (kind === CJK) return longestChinese(texts, table);
  if (kind !== WORD) return undefined;
  for (let count = texts.length; count > 0; count--)
    for (const text of namesOf(words.slice(0, count))) {
      const others = table.get(keyNumber(glossaryKey(text)));
      if (others) return {text, count, others};
    }
  return undefined;
}

/** Lists what English words may be a term as, the longest first: `log` as `how to log out`, `to log out`, `log out`, `how to log`, … `log`. */
function namesOf(words: readonly QueryWord[]): string[] {
  const inner = words.map(({text, after}, i) =>
    [text, ...((i + 1 < words.length && after) || [])].join(' '),
  );
  const {before = []} = words[0] as QueryWord;
  const {after = []} = words.at(-1) as QueryWord;
  const names: string[] = [];
  for (let first = 0; first <= before.length; first++)
    for (let last = after.length; last >= 0; last--)
      names.push([...before.slice(first), ...inner, ...after.slice(0, last)].join(' '));
  return [...names, words.map(({text}) => text).join(' ')];
}

/** Finds a term that begins with the first word and ends with one, or within the first: `线程池` of 线程池开. */
function longestChinese(
  texts: readonly string[],
  table: ReadonlyMap<number, readonly string[]>,
): Term | undefined {
  const text = texts.join('');
  for (let length = text.length; length > 1; length--) {
    const others = table.get(keyNumber(text.slice(0, length)));
    if (!others) continue;
    let count = 0;
    for (let end = 0; end < length; count++) end += texts[count]!.length;
    return {text: text.slice(0, length), count, others};
  }
  return undefined;
}
