import type {Hit, Level} from './hit.ts';

/** A stretch of text; marked when it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Parses text and marks of HTML as an index writes it: characters of HTML as numbers (`&#60;`), marks one after the other. Only a
 * bare `<mark>` is markup; every other tag stays text.
 */
export function parseMarks(html: string): TextPart[] {
  return toParts(
    html
      .split(/<\/?mark>/)
      .map((piece) => piece.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(+code))),
  );
}

/** Makes parts of pieces every second of which is marked. */
export function toParts(pieces: readonly string[]): TextPart[] {
  return pieces.map((text, i) => ({text, isMarked: i % 2 === 1})).filter(({text}) => text !== '');
}

/**
 * Picks what to show of one text of a hit, with marks: the snippet of its content, titles and headings whole, which the
 * page cuts by its room; else the plain text.
 */
export function partsOf(hit: Hit, name: Level | 'content'): TextPart[] {
  const {_snippetResult: snippets, _highlightResult: highlights} = hit;
  const [found, text] =
    name === 'content'
      ? [snippets?.content, hit.content]
      : [highlights?.hierarchy?.[name], hit.hierarchy[name]];
  if (found) return parseMarks(found.value);
  return text ? [{text, isMarked: false}] : [];
}
