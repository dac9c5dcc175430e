/** Signs that end a word, as a set of a pattern: those of ASCII and Latin-1, of general punctuation, blanks. Full-width signs are none. */
const BREAK = String.raw`\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\xd7\xf7\u1680\u180e\u2000-\u206f\u3000\ufeff`;
/** Whatever is neither a Latin letter, a digit, a drawing nor a break: Chinese, Greek, full-width signs. */
const OTHER = String.raw`[^${BREAK}\dA-Za-z\u2700-\u27bf\u{10000}-\u{10ffff}]`;
const OTHER_OR_SMALL = `(?:[a-z]|${OTHER})`;
const TONE = String.raw`\ufe0f?(?:[\u{1f3fb}-\u{1f3ff}]|[\u0300-\u036f\u20d0-\u20ff\ufe20-\ufe2f])?`;
const DRAWING = String.raw`(?:[\u2700-\u27bf]|\p{RI}{2}|[\u{10000}-\u{10ffff}])${TONE}`;

/** Words, in the order in which they are tried. */
const WORDS = new RegExp(
  [
    `[A-Z]?[a-z]+(?=[${BREAK}]|[A-Z]|$)`,
    `(?:[A-Z]|${OTHER})+(?=[${BREAK}]|[A-Z]${OTHER_OR_SMALL}|$)`,
    `[A-Z]?${OTHER_OR_SMALL}+`,
    '[A-Z]+',
    String.raw`\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])`,
    String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])`,
    String.raw`\d+`,
    String.raw`${DRAWING}(?:\u200d${DRAWING})*`,
  ].join('|'),
  'gu',
);

/** Latin letters that have no accent to be taken off. */
const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  'Æ=Ae æ=ae Ð=D ð=d Ø=O ø=o Þ=Th þ=th ß=ss Đ=D đ=d Ħ=H ħ=h ı=i Ĳ=IJ ĳ=ij ĸ=k Ŀ=L ŀ=l Ł=L ł=l ŉ=n Ŋ=N ŋ=n Œ=Oe œ=oe Ŧ=T ŧ=t ſ=s'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

const toPlain = (letter: string): string =>
  PLAIN[letter] ?? letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/**
 * Writes words in small letters with `-` between them, as Docusaurus makes addresses of tags: `Node.js` → `node-js`,
 * `JavaScript` → `java-script`, `Café` → `cafe`. Chinese is kept with its signs, and what is written without a blank is one
 * word: `堆（优先队列）`, `描述UI` → `描述ui`.
 */
export function kebabCase(text: string): string {
  const plain = text
    .replace(/[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f]/g, toPlain)
    .replace(/[\u0300-\u036f\u20d0-\u20ff\ufe20-\ufe2f'\u2019]/g, '');
  return (plain.match(WORDS) ?? []).map((word) => word.toLowerCase()).join('-');
}
