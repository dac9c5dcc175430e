const WORDS =
  /(?<!\p{Lu})\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+|\p{Extended_Pictographic}+/gu;

/**
 * Writes words in small letters with `-` between them: `Node.js` → `node-js`, `JavaScript` → `java-script`. Chinese is
 * kept.
 */
export function kebabCase(text: string): string {
  return (text.match(WORDS) ?? []).join('-').toLowerCase();
}
