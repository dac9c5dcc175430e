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

/** Returns what a row of distances says; those that were not measured are too far. */
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

/** Number of differences from which on two names are not alike, however long they are. */
const MOST_DIFFERENCES = 12;

/**
 * Finds the candidate most like `wanted`, or undefined when none is near: at most a third of its letters may differ (at
 * least two, of up to three letters one, at most 12). Case alone counts as no difference.
 */
export function findNearest(wanted: string, candidates: Iterable<string>): string | undefined {
  return createNearestFinder(candidates)(wanted);
}

/**
 * Candidates that one finder compares letter by letter, for all questions together: one to three seconds. Most are told apart by their length
 * and by which letters they have.
 */
const COMPARISONS = 1_000_000;

/** Candidates that one finder looks at, for all questions together: a second. */
const LOOKS = 20_000_000;

/** What a finder may still do; several may share it. */
interface Budget {
  looks: number;
  comparisons: number;
}

/**
 * Creates what finds the most like of some candidates, as `findNearest` does, for many questions. They are read at the first
 * one: most sites ask none. With nothing left of its budget it finds none.
 */
export function createNearestFinder(
  candidates: Iterable<string>,
  {looks = LOOKS, comparisons = COMPARISONS}: Partial<Budget> = {},
): (wanted: string) => string | undefined {
  return createFinder(candidates, {looks, comparisons});
}

/**
 * Creates what gives the finder among the names of an object, such as the ids of a page: the names are read once, and all
 * finders have one budget.
 */
export function createNearestFinders<K extends object>(
  namesOf: (key: K) => Iterable<string>,
): (key: K) => (wanted: string) => string | undefined {
  const budget = {looks: LOOKS, comparisons: COMPARISONS};
  const finders = new WeakMap<K, (wanted: string) => string | undefined>();
  return (key) => {
    const find = finders.get(key) ?? createFinder(namesOf(key), budget);
    finders.set(key, find);
    return find;
  };
}

function createFinder(
  candidates: Iterable<string>,
  budget: Budget,
): (wanted: string) => string | undefined {
  let index: ReturnType<typeof indexNames> | undefined;
  return (wanted) => {
    if (budget.looks <= 0) return undefined;
    index ??= indexNames(candidates);
    budget.looks -= index.texts.length;
    const {texts, lower, letters} = index;
    const text = wanted.toLowerCase();
    const own = lettersIn(text);
    const counts = countLetters(text);
    const unused = new Int32Array(GROUPS);
    const allowed = Math.max(wanted.length > 3 ? 2 : 1, Math.floor(wanted.length / 3));
    let limit = Math.min(allowed, MOST_DIFFERENCES) + 1;
    let nearest: string | undefined;
    for (let i = 0; i < texts.length; i++) {
      const candidate = lower[i]!;
      if (Math.abs(texts[i]!.length - wanted.length) >= limit) continue;
      if (countBits(letters[i]! & ~own) >= limit || countBits(own & ~letters[i]!) >= limit)
        continue;
      unused.set(counts);
      if (countOthers(candidate, unused, limit) >= limit) continue;
      if (budget.comparisons-- <= 0) return nearest;
      const distance = editDistance(text, candidate, limit);
      if (distance < limit) {
        limit = distance;
        nearest = texts[i];
      }
    }
    return nearest;
  };
}

function indexNames(candidates: Iterable<string>) {
  const texts = [...candidates];
  const lower = texts.map((text) => text.toLowerCase());
  return {texts, lower, letters: Int32Array.from(lower, lettersIn)};
}

/** Letters are told apart in so many groups. */
const GROUPS = 32;

/** Tells which groups of letters a text has, a bit each; of those that are two characters the first counts. */
function lettersIn(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isSecondHalf(code)) letters |= 1 << (code % GROUPS);
  }
  return letters;
}

/** Counts the bits of a number of 32, in parallel sums of 2, 4 and 8 bits. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

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
    if (!isSecondHalf(code) && --left[code % GROUPS]! < 0) others++;
  }
  return others;
}

/** Tells whether a code is the second of the two of an emoji. */
const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code < 0xe000;
