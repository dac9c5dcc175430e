/** Finds the offset after the code span that `ticks` backticks open at `start`, or after the ticks when it never closes. */
interface CodeSpans {
  (start: number, ticks: number): number;
}

/**
 * Creates what finds the ends of the code spans of a text. A run of ticks that nothing closes is looked for once: after it no other
 * of its length is closed either.
 */
export function createCodeSpans(text: string): CodeSpans {
  const openFrom = new Map<number, number>();
  return (start, ticks) => {
    const after = start + ticks;
    if (after >= (openFrom.get(ticks) ?? Infinity)) return after;
    const closing = new RegExp(`(?<!\`)\`{${ticks}}(?!\`)`, 'g');
    closing.lastIndex = after;
    const match = closing.exec(text);
    if (match) return match.index + ticks;
    openFrom.set(ticks, after);
    return after;
  };
}
