import {escapeAllSigns} from './wikiLinks.ts';

/** The words of a picture, brackets in pairs among them, with its address or the name of one behind them. */
const ALT = /(?<!\\)!\[(?:\\.|[^[\]\\]|\[[^[\]]*\])*\](?=[([])/gs;
const FORMULA = /\\.|(\$\$?)((?:\\.|[^$\\])+)\1/gs;

/**
 * Writes formulas in the words of pictures as text, without dollars as in the names of headings: an attribute holds no formula,
 * and the parser leaves it out. `![阶 $O(n)$](a.png)` → `![阶 O\(n\)](a.png)`
 */
export function spellAltFormulas(text: string): string {
  return text.replace(ALT, (alt) =>
    alt.replace(FORMULA, (found, _dollars: string | undefined, tex?: string) =>
      tex === undefined ? found : escapeAllSigns(tex),
    ),
  );
}
