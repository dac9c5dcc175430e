import {isInEnglish} from '../match/inEnglish.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import {intersectTerms} from '../match/matchPart.ts';
import type {PartMatch} from '../match/matchPart.ts';
import type {QueryPart} from '../match/query.ts';
import {stemOf} from '../../text/stem.ts';

/** Finds a word of English notes in all its forms: `caching` in `cache` and `cached`; undefined for other words and notes. */
export function matchForms(reader: IndexReader, part: QueryPart): Promise<PartMatch> | undefined {
  return part.kind === 'word' && isInEnglish(reader) ? matchStem(reader, part) : undefined;
}

async function matchStem(reader: IndexReader, part: QueryPart): Promise<PartMatch> {
  const stem = stemOf(part.text);
  // `directory` and `directories` are `directori`.
  const words = await reader.words(stem.replace(/i$/, ''), true);
  const matches = words.filter(({word}) => stemOf(word) === stem);
  const findWord = async () => ({matches, text: ''});
  return {
    ...(await intersectTerms(reader, part, findWord)),
    literals: matches.map(({word}) => word),
  };
}
