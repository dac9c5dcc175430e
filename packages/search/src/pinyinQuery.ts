const INITIAL = '(?:[bpmfdtnlgkhjqxryw]|[zcs]h?)';
const FINAL = '(?:iang|iong|uang|ang|eng|ian|iao|ing|ong|uai|uan|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|ve|a|e|i|o|u|v)';
const SPELT = new RegExp(`^(?:${INITIAL}?${FINAL})*${INITIAL}?$`);

/** The letters of a query that may be pinyin or initials of a title, else undefined. */
export function pinyinLettersOf(folded: string): string | undefined {
  const letters = folded.toLowerCase().replace(/[\s']+/g, '');
  return /^[a-z]{2,30}$/.test(letters) ? letters : undefined;
}

/** Whether the letters are whole syllables, the last perhaps unfinished; `bb` is not, though it may be initials. */
export function isSpelt(letters: string): boolean {
  return letters.length > 2 && SPELT.test(letters);
}
