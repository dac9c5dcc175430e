/** Spelt titles are kept to this many letters, three syllables or so: with all a third more of their files, for queries hardly anybody types. */
export const MAX_SPELT = 10;

const INITIAL = '(?:[bpmfdtnlgkhjqxryw]|[zcs]h?)';
// Syllables that may begin with none; other finals begin a syllable and may go on with one of these: `iang`, `uo`, `ve`.
const BARE = '(?:a(?:ng?|[io])?|e(?:ng?|[ir])?|ou?)';
const OTHER = '(?:i(?:ng?|u)?|i?ong|u[in]?|v)';
const SPELT = new RegExp(`^(?:${INITIAL}?${BARE}|${INITIAL}${OTHER})*${INITIAL}?$`);

// Initials of more letters are words.
const INITIALS = /^[^iuv]{2,6}$/;

/**
 * Gives the letters of a query that may be initials of a title, or its syllables, the last perhaps unfinished; else
 * undefined.
 */
export function pinyinLettersOf(folded: string): string | undefined {
  const letters = folded.toLowerCase().replace(/[\s']+/g, '');
  return /^[a-z]{2,30}$/.test(letters) && (INITIALS.test(letters) || SPELT.test(letters))
    ? letters
    : undefined;
}
