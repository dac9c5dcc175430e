/**
 * Measures the Damerau–Levenshtein distance (adjacent transpositions count once), by code point.
 * @param limit from which on it does not matter how far two texts are: then a number that is not below it is returned. @default none
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  const [s, t] = withoutSameEnds([...a], [...b]);
  if (Math.abs(s.length - t.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({length: t.length + 1}, (_, i) => i);
  let leastBefore = 0;
  for (let i = 1; i <= s.length; i++) {
    const row = [i];
    let least = i;
    // Farther from the diagonal all is beyond the limit.
    const to = Math.min(t.length, i + limit);
    for (let j = Math.max(1, i - limit); j <= to; j++) {
      const cost = s[i - 1] === t[j - 1] ? 0 : 1;
      let best = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + cost);
      if (i > 1 && j > 1 && s[i - 1] === t[j - 2] && s[i - 2] === t[j - 1])
        best = Math.min(best, at(before, j - 2) + 1);
      row[j] = best;
      least = Math.min(least, best);
    }
    if (least >= limit && leastBefore >= limit) return limit;
    leastBefore = least;
    before = previous;
    previous = row;
  }
  return Math.min(at(previous, t.length), limit);
}

/** What a row of distances says; those that were not measured are too far. */
const at = (row: readonly number[], i: number): number => row[i] ?? Infinity;

/** Leaves out what two texts begin and end with alike. */
function withoutSameEnds(
  a: readonly string[],
  b: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/** Differences in a name from which on it is another one, however long. */
const MOST_DIFFERENCES = 12;

/**
 * Finds the candidate most like `wanted`, or undefined when none is near: at most a third of its letters may differ (at
 * least two, of up to three letters one, at most 12). Case alone counts as no difference.
 */
export function findNearest(wanted: string, candidates: Iterable<string>): string | undefined {
  const lower = wanted.toLowerCase();
  const letters = countLetters(lower);
  const left = new Int32Array(GROUPS);
  const allowed = Math.max(wanted.length > 3 ? 2 : 1, Math.floor(wanted.length / 3));
  let limit = Math.min(allowed, MOST_DIFFERENCES) + 1;
  let nearest: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= limit) continue;
    left.set(letters);
    if (countOthers(candidate, left, limit) >= limit) continue;
    const distance = editDistance(lower, candidate.toLowerCase(), limit);
    if (distance < limit) {
      limit = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** Letters are counted in so many groups, a capital with its small one. */
const GROUPS = 32;

/** Counts the letters of a text, group by group; of those that are two characters the first. */
function countLetters(text: string): Int32Array {
  const counts = new Int32Array(GROUPS);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isSecondHalf(code)) counts[code % GROUPS]!++;
  }
  return counts;
}

/**
 * Counts how many letters of a text, at least, are not among some others: each is a difference.
 * @param left how many of each group there are; is used up
 * @param limit from which on it does not matter how many
 */
function countOthers(text: string, left: Int32Array, limit: number): number {
  let others = 0;
  for (let i = 0; i < text.length && others < limit; i++) {
    const code = text.charCodeAt(i);
    // Small letters of some scripts are in another group than their capitals.
    if (code >= 0x80 && code < 0x3000) return 0;
    if (!isSecondHalf(code) && --left[code % GROUPS]! < 0) others++;
  }
  return others;
}

/** Tells whether a code is the second of the two of an emoji. */
const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code < 0xe000;
