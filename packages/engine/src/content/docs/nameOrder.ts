import {compareText} from '../../errors/compareText.ts';

const DIGITS = '零一二三四五六七八九';
const UNITS: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
const PARTS = '上中下';

/** Numbers in names: digits, Chinese ones after 第 or where a name begins with them (`三、`), and the parts of a whole (`（上）`, `中篇`). */
const NUMBER =
  /\d+|(?<=第|^[（(]?)[〇零一二两三四五六七八九十百千]+(?=[章节回讲课天周步部篇卷册集期条项、．.）)\s_-])|[上中下](?=[）)](?<=[（(][上中下][）)])|[篇册卷集部])/gu;

/**
 * Compares names of files and folders as people count, the same on every machine: numbers by their value, the rest by code unit.
 * `第2章` < `第10章`, `第二章` < `第十章`, `三、` < `十一、`, `（上）` < `（中）` < `（下）`, `issue-3` < `issue-30` < `issue-299`
 */
export function compareNames(a: string, b: string): number {
  return compareText(sortableName(a), sortableName(b)) || compareText(a, b);
}

/** Digits of a number in a name that is compared. */
const WIDTH = 20;

/** Writes the numbers of a name with the same number of digits: `第十章.md` → `第00000000000000000010章.md`. */
const sortableName = (name: string): string =>
  name.replace(NUMBER, (text) =>
    digitsOf(text)
      .replace(/^0+(?=\d)/, '')
      .padStart(WIDTH, '0'),
  );

/** Writes a number in digits: `十二` → `12`, `二〇二四` → `2024`, `中` → `1`. */
function digitsOf(text: string): string {
  if (/^\d/.test(text)) return text;
  if (PARTS.includes(text)) return String(PARTS.indexOf(text));
  return /[十百千]/.test(text) ? String(readChinese(text)) : [...text].map(digitOf).join('');
}

const digitOf = (char: string): number =>
  DIGITS.indexOf(char === '〇' ? '零' : char === '两' ? '二' : char);

/** Reads a number with units: `一百零二` → 102, `十二` → 12. */
function readChinese(text: string): number {
  let total = 0;
  let digit: number | undefined;
  for (const char of text) {
    const unit = UNITS.get(char);
    if (unit === undefined) digit = digitOf(char);
    else {
      total += (digit || 1) * unit;
      digit = undefined;
    }
  }
  return total + (digit ?? 0);
}
