import {BitWriter} from '../base/bits.ts';
import {CJK, classOf} from '../text/charClass.ts';
import {eachTerm, wordTerms} from '../text/eachTerm.ts';
import {foldText} from '../text/fold.ts';
import {firstOfKey} from '../text/firstOfKey.ts';
import {NAME, glossaryFileOf, keyNumber, writeKeys} from '../format/glossaryKeys.ts';
import {glossaryKey} from '../text/stem.ts';
import {encodeText} from '../textCode/encodeText.ts';
import {MAX_WORD, charKey} from '../text/tokenize.ts';

// At least two characters, as no single one is looked up.
const CHINESE = /^[\u3400-\u9fff]{2,}$/;

/** Names of one thing, in any order. */
export type Glossary = readonly (readonly string[])[];

/** A glossary with each name as texts are folded, so that this is done once for all files. */
export type FoldedGlossary = readonly (readonly FoldedName[])[];

interface FoldedName {
  readonly name: string;
  readonly folded: string;
  /** Whether it is at least two Chinese characters and nothing else. */
  readonly isChinese: boolean;
}

/** Folds the names of a glossary. */
export function foldGlossary(glossary: Glossary): FoldedGlossary {
  return glossary.map((names) =>
    names.map((name) => {
      const folded = foldText(name);
      return {name, folded, isChinese: CHINESE.test(folded)};
    }),
  );
}

/** Char terms and words of a site. */
export interface SiteTerms {
  readonly chars: ReadonlySet<number>;
  readonly words: ReadonlySet<string>;
}

// An answer shows as many.
const MOST_NAMES = 4;

/** Files of a large glossary: a query asks for those of its words. */
const MOST_FILES = 64;
/** Terms that a file has at the mean where all would have fewer: about 150 B. */
const TERMS_A_FILE = 8;

/**
 * Chooses how many files the glossary has: a third of all at most. A power of two, so that an edit seldom changes it: with it each term gets
 * another file.
 */
function countGlossaryFiles(termCount: number, maxFiles: number): number {
  const wanted = 2 ** Math.ceil(Math.log2(Math.max(1, termCount / TERMS_A_FILE)));
  return Math.min(wanted, MOST_FILES, Math.ceil(maxFiles / 3));
}

/**
 * Makes the content of each file of the glossary: the numbers of its terms, then a line for each with the other names of it that the
 * site has, apart by `NAME`. Left out are terms none of whose names are on the site, and those nobody looks up: Chinese ones that
 * the site has itself or that are not Chinese alone.
 */
export function glossaryFiles(
  glossary: FoldedGlossary,
  site: SiteTerms,
  maxFiles: number,
): Uint8Array[] {
  const others = new Map<string, Set<string>>();
  for (const names of glossary) {
    const known = names
      .filter((one) => hasName(one, site))
      .map(({name, folded}) => ({name, key: glossaryKey(folded)}));
    if (known.length === 0) continue;
    for (const {folded} of names) {
      const key = glossaryKey(folded);
      const all = others.get(key) ?? new Set();
      for (const other of known) if (other.key !== key) all.add(other.name);
      if (all.size > 0) others.set(key, all);
    }
  }
  const terms = [...others].filter(
    ([key]) => classOf(key) !== CJK || (CHINESE.test(key) && !hasTerm(key, site)),
  );
  const fileCount = countGlossaryFiles(terms.length, maxFiles);
  const files = Array.from({length: fileCount}, () => new Map<number, string>());
  for (const [key, all] of terms.sort(([a], [b]) => (a < b ? -1 : 1)))
    files[glossaryFileOf(firstOfKey(key), fileCount)]!.set(
      keyNumber(key),
      [...all].slice(0, MOST_NAMES).join(NAME),
    );
  return files.map(writeFile);
}

function writeFile(names: ReadonlyMap<number, string>): Uint8Array {
  const writer = new BitWriter();
  const keys = [...names.keys()].sort((a, b) => a - b);
  writeKeys(writer, keys);
  writeText(writer, keys.map((key) => names.get(key)).join('\n'));
  return writer.finish();
}

/** Writes a coded text behind what was written before. */
export function writeText(writer: BitWriter, text: string): void {
  const coded = encodeText(text);
  writer.append(coded, 0, coded.length * 8);
}

/** Tells whether the site has all words and pairs of characters of a name. */
export function hasName({folded, isChinese}: FoldedName, site: SiteTerms): boolean {
  // Most names are Chinese, and of most a small site lacks the first pair: 5,900 are asked for.
  return isChinese ? hasAllPairs(folded, site.chars) : hasWords(folded, site);
}

/** Tells whether the site has all words and pairs of characters of a term. */
export function hasTerm(folded: string, site: SiteTerms): boolean {
  return CHINESE.test(folded) ? hasAllPairs(folded, site.chars) : hasWords(folded, site);
}

function hasWords(folded: string, {chars, words}: SiteTerms): boolean {
  let has = true;
  eachTerm(folded, {
    char: (key) => (has &&= chars.has(key) || key === charKey(key >>> 16)),
    word: (word) => (has &&= hasWord(word, words)),
  });
  return has;
}

/** Asks for the whole word first, which a small site lacks: then its parts are not looked for. */
function hasWord(word: string, words: ReadonlySet<string>): boolean {
  if (!words.has(word.toLowerCase().slice(0, MAX_WORD))) return false;
  return wordTerms(word).every((term) => words.has(term));
}

function hasAllPairs(ideographs: string, chars: ReadonlySet<number>): boolean {
  for (let i = 1; i < ideographs.length; i++)
    if (!chars.has(charKey(ideographs.charCodeAt(i - 1), ideographs.charCodeAt(i)))) return false;
  return true;
}
