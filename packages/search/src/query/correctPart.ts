import {matchBySound} from './bySound.ts';
import type {IndexReader} from './indexReader.ts';
import {intersect, intersectTerms, matchPart, withEndings} from './matchPart.ts';
import type {PartMatch} from './matchPart.ts';
import {findBeside, findInside, findInVocabulary} from './mistyped.ts';
import type {QueryPart} from './query.ts';

/**
 * Matches a part; a word that the site does not have is replaced by words it may be a slip for, by its camelCase parts, or
 * by words that have it inside; Chinese by a word that sounds like it.
 * @param part no code
 */
export async function correctPart(reader: IndexReader, part: QueryPart): Promise<PartMatch> {
  if (part.kind === 'cjk') return (await matchBySound(reader, part)) ?? matchPart(reader, part);
  const [only] = part.words as readonly [QueryPart['words'][number]];
  // What needs no other file comes first.
  const beside = await findBeside(reader, only.text);
  const split = beside ? undefined : await splitPart(reader, part, only.parts);
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

/** A name as the words it is made of, in one unit; undefined when no unit has all. */
async function splitPart(
  reader: IndexReader,
  part: QueryPart,
  parts: readonly string[],
): Promise<PartMatch | undefined> {
  if (parts.length < 2) return undefined;
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
  const joined = intersect(reader.meta.unitCount, split);
  return joined.units.length === 0
    ? undefined
    : {part, ...joined, exactCount: joined.units.length, isExact: false, literals: parts};
}
