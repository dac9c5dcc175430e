/** Escapes a text for a regular expression that matches just it, outside of a character class: `a.ts` → `a\.ts` */
export function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
