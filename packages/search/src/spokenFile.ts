import {foldText} from './fold.ts';
import {SPOKEN_TERMS} from './glossary/spoken.ts';
import {hasTerm} from './glossaryFiles.ts';
import type {Glossary, SiteTerms} from './glossaryFiles.ts';
import {encodeText} from './textCode/encodeText.ts';

const CHINESE = /^[\u3400-\u9fff]{2,}$/;

/**
 * Makes the file that questions are read with, in sentences: the Chinese words of the glossary that the site has, by their lengths
 * (`数据类型；数据库`), then each group of `SPOKEN_TERMS`, what is said and what the site writes of it (`卡，掉帧：阻塞，布局`). What stands in a
 * group is a word without being listed, and so is what is made of two others. No term has these marks, which take the fewest bits beside Chinese text.
 */
export function spokenFile(glossary: Glossary, site: SiteTerms): Uint8Array {
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
  const words = new Set(
    glossary
      .flat()
      .map(foldText)
      .filter((word) => CHINESE.test(word) && !grouped.has(word) && hasTerm(word, site)),
  );
  return encodeText(
    [
      joinAlike([...words].filter((word) => !isOfWords(word, words, grouped)).sort()),
      ...groups.map(({said, known}) => `${said.join('，')}：${known.join('，')}`),
    ].join('。'),
  );
}

/** Tells whether a word is made of two others: `刷新令牌` is cut into 刷新 and 令牌 without being listed. */
function isOfWords(word: string, ...known: ReadonlySet<string>[]): boolean {
  const has = (part: string) => known.some((words) => words.has(part));
  return [...word].some((_, i) => has(word.slice(0, i)) && has(word.slice(i)));
}

/** Joins words of two characters, of three, and so on: `数据`, `数据库`, `类型` → `数据类型；数据库`. */
function joinAlike(words: readonly string[]): string {
  const longest = Math.max(0, ...words.map(({length}) => length));
  return Array.from({length: Math.max(0, longest - 1)}, (_, i) =>
    words.filter(({length}) => length === i + 2).join(''),
  ).join('；');
}
