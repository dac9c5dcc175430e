import {LEVELS, type Hit} from './hit.ts';
import {partsOf, type TextPart, toParts} from './marks.ts';

/** Lists what is marked in the texts of a hit, in lower case, the longest first. */
export function wordsOf(hit: Hit): string[] {
  return ([...LEVELS, 'content'] as const)
    .flatMap((name) => partsOf(hit, name))
    .filter(({isMarked}) => isMarked)
    .map(({text}) => text.toLowerCase())
    .sort((a, b) => b.length - a.length);
}

/** Marks every place in a text that one of the words is in. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const escaped = words.map((word) => word.replace(/\W/g, '\\$&'));
  return toParts(text.split(new RegExp(`(${escaped.join('|') || '$^'})`, 'i')));
}
