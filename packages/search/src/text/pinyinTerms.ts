import {CJK, classOf} from './charClass.ts';
import {MAX_SPELT} from './pinyinQuery.ts';

/** Readings of one character in plain letters, the common one first: `重` → `['zhong', 'chong']`; empty when unknown. */
export type PinyinOf = (char: string) => readonly string[];

// As many characters as a reader spells out before picking a result.
const MAX_SYLLABLES = 6;
const MAX_VARIANTS = 4;

/**
 * Lists the words a heading is found by when spelt: from each ideograph on, the pinyin and the initials of up to six, up
 * to `MAX_SPELT` letters.
 */
export function pinyinTermsOf(folded: string, pinyinOf: PinyinOf): Set<string> {
  const terms = new Set<string>();
  for (let start = 0; start < folded.length; start++) {
    let spellings = [''];
    let initials = [''];
    for (let i = start; i < folded.length && i < start + MAX_SYLLABLES; i++) {
      const readings = classOf(folded.charAt(i)) === CJK ? pinyinOf(folded.charAt(i)) : [];
      if (readings.length === 0) break;
      spellings = extend(spellings, readings);
      initials = extend(
        initials,
        readings.map((reading) => reading.charAt(0)),
      );
    }
    for (const term of [...spellings, ...initials])
      if (term.length > 1) terms.add(term.slice(0, MAX_SPELT));
  }
  return terms;
}

function extend(prefixes: readonly string[], readings: readonly string[]): string[] {
  const all = new Set<string>();
  for (const reading of readings) for (const prefix of prefixes) all.add(prefix + reading);
  return [...all].slice(0, MAX_VARIANTS);
}
