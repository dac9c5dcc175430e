import {parseQuery} from '../match/query.ts';
import type {QueryPart} from '../match/query.ts';

/** Lists pairs of neighbours of a Chinese word, words of a code name, parts of a camelCase one. */
export function piecesOf({kind, chars, words}: QueryPart, text: string): string[] {
  const pieces =
    kind === 'cjk'
      ? chars.map((pair) => String.fromCharCode(...pair))
      : kind === 'code'
        ? text.split(/[./+#-]/)
        : words.flatMap(({parts}) => parts);
  return pieces.filter(({length}) => length > 1);
}

/** Reads a word, which has one part at least, as an optional part: a single letter as a prefix would match nearly everything. */
export function toPart(text: string): QueryPart {
  const [part] = parseQuery(text).parts as readonly [QueryPart];
  return {
    ...part,
    mustBeLiteral: false,
    words: part.words.map((word) => ({...word, isPrefix: word.text.length >= 3})),
  };
}
