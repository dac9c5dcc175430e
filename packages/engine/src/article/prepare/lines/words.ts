import {DIRECTIVE, WIKI} from '../../text/marks.ts';
import {createFenceReader} from '../../../content/source/fences.ts';

const MARK = new RegExp(`<!--${DIRECTIVE}\\d+-->`, 'g');
const WIKI_ADDRESS = new RegExp(`\\(<${WIKI}[^>]*>\\)`, 'g');
/** Scripts whose characters are counted one by one. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Scripts that write no blanks between words. */
const JOINED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LETTER = /[\p{L}\p{N}]/u;
const MARK_OF_LETTER = /\p{M}/u;

/** Characters of a word in scripts without blanks: 4.4 in Thai, 5 in Lao, 6 in Khmer and Burmese (first article of human rights, ICU, 2026-11). */
const JOINED_LENGTH = 5;

/** What a character does for the count: a word of its own, part of a word, part of joined words, between two parts of one, on a letter, none of these. */
type Sign = 'character' | 'letter' | 'joined' | 'joint' | 'mark' | 'other';

/**
 * Counts 字 of prose: each Han character and kana, each run of other letters or digits; fenced code does not count. Words of Thai and others
 * without blanks are estimated. `无涯 docs` → 3
 */
export function countWords(markdown: string): number {
  const readFence = createFenceReader();
  const unmarked = markdown.includes(DIRECTIVE) ? markdown.replace(MARK, ' ') : markdown;
  const prose = unmarked.includes(WIKI) ? unmarked.replace(WIKI_ADDRESS, '') : unmarked;
  let count = 0;
  for (const line of prose.split('\n')) if (readFence(line) === 'text') count += countInLine(line);
  return count;
}

/** Looks at one character after the other: a pattern that does the same costs twice that. */
function countInLine(line: string): number {
  let count = 0;
  /** What the character before was, as far as a word goes on behind it. */
  let last: 'letter' | 'joint' | undefined;
  let joined = 0;
  for (let i = 0; i < line.length; i++) {
    const code = line.codePointAt(i)!;
    if (code > 0xffff) i++; // of two units
    const sign = code < 128 ? ASCII[code]! : signOf(code);
    if (sign === 'mark') continue;
    if (sign === 'character' || (sign === 'letter' && last === undefined)) count++;
    if (sign === 'joined') joined++;
    if (sign === 'letter') last = 'letter';
    else last = sign === 'joint' && last === 'letter' ? 'joint' : undefined;
  }
  return count + Math.ceil(joined / JOINED_LENGTH);
}

const ASCII: readonly Sign[] = Array.from({length: 128}, (_, code): Sign => {
  const character = String.fromCharCode(code);
  return /[a-z\d]/i.test(character) ? 'letter' : /['_-]/.test(character) ? 'joint' : 'other';
});

/** Names the kind of a sign. The blocks that most Chinese text is of are told apart by number, the rest by Unicode's scripts. */
function signOf(code: number): Sign {
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)) return 'character';
  if (code === 0x2019) return 'joint';
  const isPunctuation = (code >= 0x2010 && code <= 0x2027) || (code >= 0xff00 && code <= 0xff20);
  if (isPunctuation || (code >= 0x3008 && code <= 0x3020) || (code >= 0x3001 && code <= 0x3004))
    return 'other';
  const character = String.fromCodePoint(code);
  if (CHARACTER.test(character)) return 'character';
  if (JOINED.test(character)) return 'joined';
  if (LETTER.test(character)) return 'letter';
  return MARK_OF_LETTER.test(character) ? 'mark' : 'other';
}
