import {foldText} from './fold.ts';
import {SPOKEN_TERMS} from './glossary/spoken.ts';
import {hasTerm} from './glossaryFiles.ts';
import type {SiteTerms} from './glossaryFiles.ts';
import {encodeText} from './textCode/encodeText.ts';

/**
 * Makes the file that questions are read with: a line for each group of `SPOKEN_TERMS`, what is said, then what the site
 * writes of it, both apart by commas and from each other by a tab.
 */
export function spokenFile(site: SiteTerms): Uint8Array {
  const split = (list = '') =>
    list
      .split(',')
      .map((term) => foldText(term.trim()))
      .filter(Boolean);
  const lines = SPOKEN_TERMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [said, written] = line.split('>');
      const known = split(written).filter((term) => hasTerm(term, site));
      return known.length === 0 ? [] : [`${split(said).join(',')}\t${known.join(',')}`];
    });
  return encodeText(lines.join('\n'));
}
