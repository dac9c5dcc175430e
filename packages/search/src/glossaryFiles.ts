import {eachTerm, wordTerms} from './eachTerm.ts';
import {foldText} from './fold.ts';
import {firstOfKey} from './firstOfKey.ts';
import {GLOSSARY_FILES, NAME, glossaryFileOf} from './glossaryKeys.ts';
import {glossaryKey} from './stem.ts';
import {encodeText} from './textCode/encodeText.ts';
import {charKey} from './tokenize.ts';

/** Names of one thing, in any order. */
export type Glossary = readonly (readonly string[])[];

/** Char terms and words of a site. */
export interface SiteTerms {
  readonly chars: ReadonlySet<number>;
  readonly words: ReadonlySet<string>;
}

/**
 * Makes the content of each file of the glossary: a line for each term, with the other names of it that the site has,
 * apart by `NAME`. Terms none of whose names stand on the site are left out.
 */
export function glossaryFiles(glossary: Glossary, site: SiteTerms): Uint8Array[] {
  const others = new Map<string, Set<string>>();
  for (const names of glossary) {
    const known = names.flatMap((name) => {
      const folded = foldText(name);
      return hasTerm(folded, site) ? [{name, key: glossaryKey(folded)}] : [];
    });
    if (known.length === 0) continue;
    for (const name of names) {
      const key = glossaryKey(foldText(name));
      const all = others.get(key) ?? new Set();
      for (const other of known) if (other.key !== key) all.add(other.name);
      if (all.size > 0) others.set(key, all);
    }
  }
  const files: string[][] = Array.from({length: GLOSSARY_FILES}, () => []);
  for (const [key, all] of [...others].sort(([a], [b]) => (a < b ? -1 : 1)))
    files[glossaryFileOf(firstOfKey(key))]?.push([key, ...all].join(NAME));
  return files.map((lines) => encodeText(lines.join('\n')));
}

/** Tells whether the site has all words and pairs of characters of a term. */
export function hasTerm(folded: string, {chars, words}: SiteTerms): boolean {
  let has = true;
  eachTerm(folded, {
    char: (key) => (has &&= chars.has(key) || key === charKey(key >>> 16)),
    word: (word) => (has &&= wordTerms(word).every((term) => words.has(term))),
  });
  return has;
}
