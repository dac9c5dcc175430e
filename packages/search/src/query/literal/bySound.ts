import {commonIdeographs} from '../../base/alphabet.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import {matchPart} from '../match/matchPart.ts';
import type {PartMatch} from '../match/matchPart.ts';
import {parseQuery} from '../match/query.ts';
import type {QueryPart} from '../match/query.ts';
import {readSpoken} from '../match/spoken.ts';

// The commonest ideographs are in the order of their pinyin, so what sounds alike is near. So many places in all are between a word and what is
// meant: of 252 words of the glossary with one character of the same sound .89 are found with 16, .86 with 12, .01 are another word (2026-11).
const REACH = 16;
const LONGEST = 4;

/** Matches what sounds like a Chinese word that the site does not have, among the words of the glossary: 闭包 for `闭抱`; undefined for none. */
export async function matchBySound(
  reader: IndexReader,
  part: QueryPart,
): Promise<PartMatch | undefined> {
  const {text} = part;
  const spoken = text.length > LONGEST ? undefined : await readSpoken(reader, text);
  if (!spoken) return undefined;
  for (const word of soundingLike(text).filter(spoken.isWord)) {
    const [meant] = parseQuery(word).parts as readonly [QueryPart];
    const match = await matchPart(reader, meant);
    if (match.units.length > 0) return {...match, part, isSlip: true};
  }
  return undefined;
}

/** Lists texts that sound alike, the nearest first; none for a text with a rare character. */
function soundingLike(text: string): string[] {
  const order = commonIdeographs();
  let texts: [text: string, steps: number][] = [['', 0]];
  for (const char of text) {
    const at = order.indexOf(char);
    if (at < 0) return [];
    const first = Math.max(0, at - REACH);
    const near = order.slice(first, at + REACH + 1);
    texts = texts
      .flatMap(([begin, steps]) =>
        Array.from(near, (like, i): [string, number] => [
          begin + like,
          steps + Math.abs(first + i - at),
        ]),
      )
      .filter(([, steps]) => steps <= REACH);
  }
  return texts.sort(([, a], [, b]) => a - b).map(([like]) => like);
}
