import {matchBySound} from './bySound.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import {intersect, intersectTerms, matchPart, withEndings} from '../match/matchPart.ts';
import type {PartMatch} from '../match/matchPart.ts';
import {findBeside, findInside, findInVocabulary} from './mistyped.ts';
import type {QueryPart} from '../match/query.ts';

// A name and the number of its version: no slip for another name of that length.
const VERSIONED = /^([a-z]{2,})(\d{1,2})$/;
const SIGNS = [' ', '-', '/', '@'];

/**
 * Matches a part; a word that the site does not have is replaced by words it may be a slip for, by its camelCase parts, or
 * by words that have it inside; Chinese by a word that sounds like it.
 * @param part no code
 */
export async function correctPart(reader: IndexReader, part: QueryPart): Promise<PartMatch> {
  if (part.kind === 'cjk') return (await matchBySound(reader, part)) ?? matchPart(reader, part);
  const [only] = part.words as readonly [QueryPart['words'][number]];
  const [, name, version] = VERSIONED.exec(only.text) ?? [];
  const versioned = name && version && (await matchVersioned(reader, part, [name, version]));
  if (versioned) return versioned;
  // What needs no other file comes first.
  const beside = await findBeside(reader, only.text);
  const isOne = beside || only.parts.length < 2;
  const split = isOne ? undefined : await splitPart(reader, part, only.parts);
  if (split) return split;
  const similar =
    beside ?? (await findInVocabulary(reader, only.text)) ?? (await findInside(reader, only.text));
  if (!similar) return withEndings(reader, await matchPart(reader, part));
  const findSimilar = async () => ({matches: similar.matches, text: ''});
  return {
    ...(await intersectTerms(reader, part, findSimilar)),
    isExact: false,
    isSlip: !similar.texts.includes(only.text),
    literals: similar.texts,
  };
}

/** `vue3` as it may be written, or else `vue`; undefined when the site does not have that either. */
async function matchVersioned(
  reader: IndexReader,
  part: QueryPart,
  [name, version]: readonly [string, string],
): Promise<PartMatch | undefined> {
  const split = await splitPart(reader, part, [name, version]);
  if (split) return {...split, literals: [...SIGNS.map((sign) => name + sign + version), name]};
  const own = await splitPart(reader, part, [name]);
  return own && {...own, isSlip: true};
}

/** Matches a name as the words it is made of, in one unit; undefined when no unit has all. */
async function splitPart(
  reader: IndexReader,
  part: QueryPart,
  parts: readonly string[],
): Promise<PartMatch | undefined> {
  const split = await Promise.all(
    parts.map((text) =>
      matchPart(reader, {
        ...part,
        ending: undefined,
        text,
        words: [{text, isPrefix: false, parts: [text]}],
      }),
    ),
  );
  const joined = intersect(split);
  return joined.units.length === 0
    ? undefined
    : {...joined, part, exactCount: joined.units.length, isExact: false, literals: parts};
}
