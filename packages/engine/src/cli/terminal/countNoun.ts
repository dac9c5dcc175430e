/** Counts in English: `1, 'error'` → `1 error`; `2, 'error'` → `2 errors`. */
export const countNoun = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
