import {foldText} from './fold.ts';
import {SPOKEN_TERMS} from './glossary/spoken.ts';
import {hasTerm} from './glossaryFiles.ts';
import type {Glossary, SiteTerms} from './glossaryFiles.ts';
import {encodeText} from './textCode/encodeText.ts';

const CHINESE = /^[\u3400-\u9fff]{2,}$/;

/**
 * Makes the file that questions are read with: the Chinese words of the glossary that the site has, those that begin alike as one
 * (`数据,据库;类型`), then a line for each group of `SPOKEN_TERMS`, what is said, then what the site writes of it, both apart by commas and from each other by a
 * tab. Words that stand in a group are words without being listed.
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
  const written = new Set(groups.flatMap(({known}) => known));
  const words = new Set(
    [...glossary.flat(), ...groups.flatMap(({said}) => said)]
      .map(foldText)
      .filter((word) => CHINESE.test(word) && !written.has(word) && hasTerm(word, site)),
  );
  return encodeText(
    [
      joinAlike([...words].sort()),
      ...groups.map(({said, known}) => `${said.join(',')}\t${known.join(',')}`),
    ].join('\n'),
  );
}

/** Joins sorted words by their first character, which stands once: `数据`, `数据库`, `类型` → `数据,据库;类型`. */
function joinAlike(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      const first = word.charAt(0);
      const joined = first === before ? `,${word.slice(1)}` : `;${word}`;
      before = first;
      return joined;
    })
    .join('')
    .slice(1);
}
