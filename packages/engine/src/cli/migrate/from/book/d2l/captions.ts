const SIGNS: readonly (readonly [tex: string, sign: string])[] = [
  ['\\times', '×'],
  ['\\cdot', '·'],
  ['\\leq', '≤'],
  ['\\geq', '≥'],
  ['\\rightarrow', '→'],
];

/** Prints the words of a picture as its caption, which has no formulas and no links: `$2 \times 2$` → `2 × 2`. */
export function toCaption(alt: string): string {
  return dropRoles(alt)
    .replace(/\$([^$]+)\$/g, (_, tex: string) =>
      SIGNS.reduce((text, [from, to]) => text.replaceAll(from, to), tex)
        .replace(/\\([a-z]+)\s?/gi, '$1')
        .replace(/[{}\\]/g, ''),
    )
    .replaceAll('"', '”')
    .trim();
}

/** Leaves out what refers to something else. */
const dropRoles = (text: string): string =>
  text.replace(/ ?:(?:cite[tp]?|numref|ref|eqref):`[^`]*`/g, '');
