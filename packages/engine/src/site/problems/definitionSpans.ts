/** Part of a file, from and to an offset. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const DEFINITION = /^[ \t>]*\[[^\]\r\n]+\]:[ \t]*<?([^\s<>]+)/gm;

/**
 * Finds the addresses of link definitions, once for all that ask, in the order of the file: whole, without what follows `?` or `#`,
 * and their sections alone.
 * @param text one character a byte
 * @returns where each is, by what it means: `./闭包%20二.md` and `./闭包\ 二.md` alike
 */
export function findDefinitionSpans(text: string): ReadonlyMap<string, readonly Span[]> {
  const spans = new Map<string, Span[]>();
  for (const {0: found, 1: address = '', index} of text.matchAll(DEFINITION)) {
    const from = index + found.length - address.length;
    const hash = address.indexOf('#');
    const ends = [address.length, hash, address.indexOf('?')].filter((end) => end > 0);
    for (const start of hash > 0 ? [0, hash] : [0])
      for (const end of new Set(ends)) {
        if (end <= start) continue;
        const key = meaningOf(address.slice(start, end));
        const span = {start: from + start, end: from + end};
        const known = spans.get(key);
        if (known) known.push(span);
        else spans.set(key, [span]);
      }
  }
  return spans;
}

/** Reads what an address means, one character a byte: percent-encoded bytes, `&amp;` and the escapes of Markdown are what they say. */
const meaningOf = (written: string): string =>
  written.replace(
    /%([\da-f]{2})|&amp;|\\([!-/:-@[-`{-~])/gi,
    (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (sign ?? '&') : String.fromCharCode(Number.parseInt(code, 16)),
  );
