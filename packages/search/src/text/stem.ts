// Its `s` is of Sharing: with `core` it has nothing in common.
const NO_PLURAL = 'cors';

/**
 * Finds the beginning that forms of an English word share: `caching`, `caches`, `cached` → `cach`. Other text comes out in
 * lower case.
 */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || lower === NO_PLURAL || !/^[a-z]+$/.test(lower)) return lower;
  const bare = lower.endsWith('ss') ? lower : lower.replace(/(..)(?:ing|ed|es|s)$/, '$1');
  return bare
    .replace(/(..)e$/, '$1')
    .replace(/y$/, 'i')
    .replace(/([^aeiou])\1$/, '$1');
}

/** Makes the key that a term of the glossary is looked up by: its stems, apart by blanks. */
export function glossaryKey(term: string): string {
  return term
    .toLowerCase()
    .split(/[\s-]+/)
    .map(stemOf)
    .join(' ');
}
