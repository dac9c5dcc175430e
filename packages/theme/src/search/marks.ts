import {LEVELS, type Hit, type HitTexts, type Level} from './hit.ts';

/** A stretch of text; marked when it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** Parses text and marks of HTML from an index. Only a bare `<mark>` is markup; every other tag stays text. */
export function parseMarks(html: string): TextPart[] {
  let depth = 0;
  const parts: TextPart[] = [];
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') depth++;
    else if (piece === '</mark>') depth = Math.max(0, depth - 1);
    else if (piece !== '') parts.push({text: decodeEntities(piece), isMarked: depth > 0});
  }
  return parts;
}

function decodeEntities(html: string): string {
  return html.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : whole;
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

/**
 * Picks what to show of one text of a hit, with marks: the snippet of its content, titles and headings whole, which the
 * page cuts by its room; else the plain text.
 */
export function partsOf(hit: Hit, name: Level | 'content'): TextPart[] {
  const {_snippetResult: snippets, _highlightResult: highlights} = hit;
  const find = (texts: HitTexts | undefined) =>
    (name === 'content' ? texts?.content : texts?.hierarchy?.[name])?.value;
  // Services may send something else than text.
  const html = (name === 'content' ? [snippets, highlights] : [highlights, snippets])
    .map(find)
    .find((value) => typeof value === 'string');
  if (html !== undefined) return parseMarks(html);
  const text = name === 'content' ? hit.content : hit.hierarchy[name];
  return text ? [{text, isMarked: false}] : [];
}

/** Lists what is marked in the texts of a hit, in lower case, the longest first. */
export function wordsOf(hit: Hit): string[] {
  return ([...LEVELS, 'content'] as const)
    .flatMap((name) => partsOf(hit, name))
    .filter(({isMarked}) => isMarked)
    .map(({text}) => text.toLowerCase())
    .sort((a, b) => b.length - a.length);
}

/** Marks every place in a text that one of the words stands in. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const escaped = words.map((word) => word.replace(/\W/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|') || '$^'})`, 'i'))
    .map((piece, i) => ({text: piece, isMarked: i % 2 === 1}))
    .filter((part) => part.text !== '');
}
