/** Spelt titles are kept to this many letters, three syllables or so: with all a third more of their files, for queries hardly anybody types. */
export const MAX_SPELT = 10;

const INITIAL = '(?:[bpmfdtnlgkhjqxryw]|[zcs]h?)';
const FINAL =
  '(?:iang|iong|uang|ang|eng|ian|iao|ing|ong|uai|uan|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|ve|a|e|i|o|u|v)';
// Syllables that begin with none.
const BARE = '(?:ang|eng|ai|an|ao|ei|en|er|ou|a|o|e)';
const SPELT = new RegExp(`^(?:${INITIAL}${FINAL}|${BARE})*${INITIAL}?$`);

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
