import {toPlainText} from '../../content/docs/contentTitle.ts';

/**
 * Emphasis as authors mean it, at the edges of words, or a star that is one: in `*.ts、*.js`, `2*3*4` and `src/**\/*.ts` CommonMark would
 * take some for emphasis.
 */
const STARS = /(?<![\w/.\\*])(\*{1,3})(?![\s./*])[^*]{0,1000}(?<!\s)\1(?![\w*/])|\*/g;

/**
 * Takes the signs of Markdown off the description of a note, which is shown below its title: ``The `a` of [b](./b.md)`` → `The a of b`. Tags
 * and stars of globs and sums stay: a description is text, and may be about them. Undefined where there is none.
 */
export function toLead(description: string | undefined): string | undefined {
  if (description === undefined) return undefined;
  // Noncharacters, which no text contains: what is no `<` begins no tag, what is no `*` no emphasis.
  const kept = description
    .replaceAll('<', '\uFDD1')
    .replace(STARS, (written, sign?: string) => (sign ? written : '\uFDD2'));
  return toPlainText(kept).replaceAll('\uFDD1', '<').replaceAll('\uFDD2', '*');
}
