import {BitWriter} from '../base/bits.ts';
import {foldText} from '../text/fold.ts';
import {SPOKEN_TERMS} from '../glossary/spoken.ts';
import {hasName, hasTerm, writeText} from './glossaryFiles.ts';
import type {FoldedGlossary, SiteTerms} from './glossaryFiles.ts';
import {keyNumber, writeKeys} from '../format/glossaryKeys.ts';

/**
 * Makes the file that questions are read with: the numbers of the Chinese words of the glossary that the site has, then for each group of
 * `SPOKEN_TERMS` those of what is said, then what the site writes of each as one coded text, `阻塞，布局。队列`. What is in a
 * group is a word without being listed, and so is what is made of two others. No term has these marks, which take the fewest bits beside Chinese text.
 */
export function spokenFile(glossary: FoldedGlossary, site: SiteTerms): Uint8Array {
  const split = (list = '') =>
    list
      .split(',')
      .map((term) => foldText(term.trim()))
      .filter(Boolean);
  const groups = SPOKEN_TERMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [said, written] = line.split('>');
      const known = split(written).filter((term) => hasTerm(term, site));
      return known.length === 0 ? [] : [{said: split(said), known}];
    });
  const grouped = new Set(groups.flatMap(({said, known}) => [...said, ...known]));
  const words = new Set<string>();
  for (const names of glossary)
    for (const one of names)
      if (one.isChinese && hasName(one, site) && !grouped.has(one.folded)) words.add(one.folded);
  const writer = new BitWriter();
  writeKeys(writer, numbersOf([...words].filter((word) => !isOfWords(word, words, grouped))));
  writer.gamma(groups.length + 1);
  for (const {said} of groups) writeKeys(writer, numbersOf(said));
  writeText(writer, groups.map(({known}) => known.join('，')).join('。'));
  return writer.finish();
}

function numbersOf(terms: readonly string[]): number[] {
  return [...new Set(terms.map(keyNumber))].sort((a, b) => a - b);
}

/** Tells whether a word is made of two others: `刷新令牌` is cut into 刷新 and 令牌 without being listed. */
function isOfWords(word: string, ...known: ReadonlySet<string>[]): boolean {
  const has = (part: string) => known.some((words) => words.has(part));
  return [...word].some((_, i) => has(word.slice(0, i)) && has(word.slice(i)));
}
