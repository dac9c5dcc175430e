// The least part of a stretch that a cut leaves on either side.
const LEAST_SHARE = 0.3;

/** Half-open range of indexes. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts neighbouring things that end at `ends` in two, and the halves again, until none is longer than `most` where that can be
 * helped: before the one whose `rankOf` (a hash, or `Infinity` where no cut may be) is least. A change moves no border but
 * those beside it, and seldom one of them; stretches are of 0.7 × `most` at the mean.
 */
export function toStretches(
  ends: readonly number[],
  most: number,
  rankOf: (index: number) => number,
  whole: Stretch = {start: 0, end: ends.length},
): Stretch[] {
  const {start, end} = whole;
  const from = ends[start - 1] ?? 0;
  const size = (ends[end - 1] ?? 0) - from;
  if (size <= most) return [whole];
  let border = 0;
  let best = Infinity;
  for (let i = start + 1; i < end; i++) {
    const share = ((ends[i - 1] as number) - from) / size;
    const own = rankOf(i);
    // Beyond the middle the nearest to it, when nothing in it will do.
    const rank =
      own === Infinity || (share >= LEAST_SHARE && share <= 1 - LEAST_SHARE)
        ? own
        : (1 + Math.abs(share - 0.5)) * 2 ** 32;
    if (rank >= best) continue;
    border = i;
    best = rank;
  }
  if (border === 0) return [whole];
  return [
    ...toStretches(ends, most, rankOf, {start, end: border}),
    ...toStretches(ends, most, rankOf, {start: border, end}),
  ];
}

/** Adds up sizes to where each of neighbouring things ends: `[2, 3]` → `[2, 5]`. */
export function endsOf(sizes: readonly number[]): number[] {
  let end = 0;
  return sizes.map((size) => (end += size));
}
