/** Lines of a numbered block that an address names. */
export interface LineRange {
  /** Which numbered block of the article, from 1. */
  readonly block: number;
  /** Numbers as they are beside the lines. */
  readonly from: number;
  readonly to: number;
}

/** Reads `#L3`, `#L3-L7`, and `#b2-L3` for the second numbered block; undefined for any other hash. */
export function parseLineHash(hash: string): LineRange | undefined {
  const match = /^#(?:b(\d{1,4})-)?L(\d{1,6})(?:-L?(\d{1,6}))?$/.exec(hash);
  if (!match) return undefined;
  const [first, last] = [Number(match[2]), Number(match[3] ?? match[2])];
  return {
    block: Number(match[1] ?? 1),
    from: Math.min(first, last),
    to: Math.max(first, last),
  };
}

/** Prints what `parseLineHash` reads. `{block: 1, from: 3, to: 7}` → `#L3-L7` */
export function printLineHash({block, from, to}: LineRange): string {
  return `#${block > 1 ? `b${block}-` : ''}L${from}${to > from ? `-L${to}` : ''}`;
}
