const TOKEN = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[{}]/gs;
/** Longer expressions are taken for text. A bound, so that a stray `{` costs little. */
const LENGTH_LIMIT = 20_000;

/** Finds the ends of expressions in a text. */
export interface Braces {
  /** Offset after the brace that closes the one at `start`; -1 for none. `a{b}c`, 1 → 4 */
  endOf(start: number): number;
}

/** Creates the search; the braces that one pass saw are not looked for again, so that many open ones cost one pass. */
export function createBraces(text: string): Braces {
  const ends = new Map<number, number>();
  const pass = (start: number): void => {
    const open: number[] = [];
    const token = new RegExp(TOKEN);
    token.lastIndex = start;
    for (let found = token.exec(text); found; found = token.exec(text)) {
      if (found[0] === '{') {
        ends.set(found.index, -1);
        open.push(found.index);
      } else if (found[0] === '}') {
        ends.set(open.pop()!, found.index + 1);
        if (open.length === 0) return;
      }
    }
  };
  return {
    endOf(start) {
      if (!ends.has(start)) pass(start);
      const end = ends.get(start) ?? -1;
      return end - start > LENGTH_LIMIT ? -1 : end;
    },
  };
}
