const THIN_SPACE = '\u2009';

/** Writes digits in groups of three: `2860` → `2 860`, with a thin space. */
export function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
}
