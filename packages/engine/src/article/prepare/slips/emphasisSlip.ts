import {blankCode, type Slip} from './linkSlips.ts';

/** A pair alone in its line, that no letter touches from outside: `张＊＊和李＊＊` is two masked names, as are `＊＊和＊＊`, `＊＊县的＊＊`. */
const PAIR =
  /^(?:[^＊]*[\p{P}\p{S}\s])?(＊＊(?=[^＊]{2})(?![县縣県镇鎮乡鄉]|[省市]的|先生|女士|同学|公司|大学)[^＊\s、，。；][^＊]*(?<![和与及或跟\s、，；])＊＊)(?=[\p{P}\p{S}\s]|$)[^＊]*$/u;

/** Finds bold text in full-width asterisks, as a Chinese keyboard gives them: `＊＊重点＊＊`. */
export function findEmphasisSlip(line: string): Slip | undefined {
  if (!line.includes('＊＊')) return undefined;
  const text = line.includes('`') ? blankCode(line) : line;
  const blanked = PAIR.exec(text)?.[1];
  if (blanked === undefined) return undefined;
  const start = text.indexOf(blanked);
  const written = line.slice(start, start + blanked.length);
  return {column: start + 1, written, right: written.replace(/^＊＊|＊＊$/g, '**')};
}
