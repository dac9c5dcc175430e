/** Measures the Damerau–Levenshtein distance (adjacent transpositions count once), by code point. */
export function editDistance(a: string, b: string): number {
  const s = [...a];
  const t = [...b];
  let before: number[] = [];
  let previous = Array.from({length: t.length + 1}, (_, i) => i);
  for (let i = 1; i <= s.length; i++) {
    const row = [i];
    for (let j = 1; j <= t.length; j++) {
      const cost = s[i - 1] === t[j - 1] ? 0 : 1;
      let best = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && s[i - 1] === t[j - 2] && s[i - 2] === t[j - 1])
        best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
    }
    before = previous;
    previous = row;
  }
  return previous[t.length]!;
}

/**
 * Finds the candidate most like `wanted`, or undefined when none is near: at most a third of its letters may differ (at
 * least two, of up to three letters one). Case alone counts as no difference.
 */
export function findNearest(wanted: string, candidates: Iterable<string>): string | undefined {
  const lower = wanted.toLowerCase();
  let limit = Math.max(wanted.length > 3 ? 2 : 1, Math.floor(wanted.length / 3)) + 1;
  let nearest: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= limit) continue;
    const distance = editDistance(lower, candidate.toLowerCase());
    if (distance < limit) {
      limit = distance;
      nearest = candidate;
    }
  }
  return nearest;
}
