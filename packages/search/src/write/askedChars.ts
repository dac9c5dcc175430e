import {SPOKEN_TERMS} from '../glossary/spoken.ts';
import type {FoldedGlossary} from './glossaryFiles.ts';

const FIRST_IDEOGRAPH = 0x3400;
const LAST_IDEOGRAPH = 0x9fff;

// Share of what is asked for that is spread evenly over all bytes. With .3 questions to 884 real notes read 1.6 of 12.0 KB less of these
// files, the larger meta file included, for an eighth more files; as many more of all are .8 KB (2026-11).
const EVENLY = 0.3;

// Files of what is asked for most are a quarter of the others.
const MOST_STEPS = 4;

/** Shares of the pairs of characters that readers ask for, by their first character. */
type AskedChars = ReadonlyMap<number, number>;

/** Counts how often a character begins a pair in what readers ask for: names of the glossary and spoken words, half each. */
export function askedChars(glossary: FoldedGlossary): AskedChars {
  const asked = new Map<number, number>();
  const names = glossary.flatMap((all) => all.map(({folded}) => folded)).join('\n');
  for (const text of [names, SPOKEN_TERMS]) {
    const {firsts, counts, total} = countFirsts(text);
    for (const first of firsts)
      asked.set(first, (asked.get(first) ?? 0) + counts[first]! / 2 / total);
  }
  return asked;
}

/** Counts the pairs of Chinese characters by their first one. In an array: every build counts 20,000 of them. */
function countFirsts(text: string): {firsts: number[]; counts: Uint32Array; total: number} {
  const counts = new Uint32Array(LAST_IDEOGRAPH + 1);
  const firsts: number[] = [];
  let total = 0;
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isIdeograph = code >= FIRST_IDEOGRAPH && code <= LAST_IDEOGRAPH;
    if (isIdeograph && before > 0) {
      if (counts[before]!++ === 0) firsts.push(before);
      total++;
    }
    before = isIdeograph ? code : 0;
  }
  return {firsts, counts, total};
}

/**
 * Weighs the bytes of char terms by their first character: files of what is asked for more often are smaller. Of files whose number is given
 * an answer reads least where their size goes with the root of how often each byte is asked for. In steps, so that an edit hardly ever
 * moves a border, and none below 1, as an edit changes what is common and not what is asked for.
 */
export function weighChars(
  {keys, offsets, headerBits}: {keys: Uint32Array; offsets: Float64Array; headerBits: number},
  asked: AskedChars,
): (index: number) => number {
  const sizes = new Map<number, number>();
  keys.forEach((key, i) => {
    const first = key >>> 16;
    sizes.set(first, (sizes.get(first) ?? 0) + offsets[i + 1]! - offsets[i]! + headerBits);
  });
  const total = offsets[keys.length]! + keys.length * headerBits;
  const weights = new Map(
    [...sizes].map(([first, size]) => {
      const share = ((asked.get(first) ?? 0) * total) / size;
      const steps = Math.round(Math.log2(EVENLY + (1 - EVENLY) * share));
      return [first, 2 ** (Math.min(Math.max(steps, 0), MOST_STEPS) / 2)];
    }),
  );
  return (index) => weights.get(keys[index]! >>> 16)!;
}
