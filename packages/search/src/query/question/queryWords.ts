import {CJK, SYMBOL, WORD} from '../../text/charClass.ts';
import {
  BREAKS,
  asksInEnglish,
  rankOfWord,
  splitKind,
  withoutAsking,
  withoutMeasures,
} from '../../text/functionWords.ts';
import type {WordCutter} from '../answer/snippet.ts';
import {runsOf} from '../../text/tokenize.ts';

/** A word of a query and how much it says, 0 to 1. */
export interface QueryWord {
  readonly text: string;
  readonly weight: number;
  /** Whether it is of code whatever else it means: a Latin word beside Chinese text. */
  readonly isCode?: boolean;
  /** Words right before and behind it that say nothing by themselves: `in` of `sign in`, `out` and `of` of `out of memory`. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

interface QueryWords {
  /** What is asked about; all words where nothing else is left. */
  readonly words: readonly QueryWord[];
  /** Whether the query asks: it has words that are only there to ask. */
  readonly isQuestion: boolean;
  /** What kind of text is looked for, which a page need not say of itself: `教程` of `红黑树 教程`. */
  readonly kind: string;
}

// Chosen on questions to notes of three sites (bench/README.md, 2026-11).
const WEAK_WEIGHT = 0.4;
const SINGLE_WEIGHT = 0.35;
const PLACE_WEIGHT = 0.3;

// Where something is asked about, `在 JavaScript 中`: mostly what all of the notes are about.
const LANGUAGE =
  /^(?:j(?:ava)?s(?:cript)?|t(?:ype)?s(?:cript)?|css\d?|html\d?|vue\d?|react|java|python|php)$/i;

/** Cuts a folded query into the words that carry it: `为什么要用事务` → 事务, `how does gc work` → gc, work (little). */
export function queryWords(folded: string, cut: WordCutter): QueryWords {
  const asked = withoutAsking(folded);
  const wordsOf = (text: string) => wordsIn(withoutMeasures(text), cut);
  let [about, kind] = splitKind(asked);
  let all = wordsOf(about);
  // `原理` alone asks for nothing else.
  if (all.length === 0) [all, kind] = [wordsOf(asked), ''];
  const words = withoutEmpty(all);
  // `add a link to the navbar`: no page needs to have the words that only join the others.
  const isPhrase = words.length > 1 && words.length < all.length && !/[^ -~]| -/.test(folded);
  const isQuestion =
    words.length > 0 && (isPhrase || kind !== '' || asked !== folded || asksInEnglish(folded));
  const kept = [words, all].find(({length}) => length > 0) ?? wordsIn(folded, cut);
  return {words: distinct(kept), isQuestion, kind};
}

/** Leaves out the words that say nothing, which those beside them keep. */
function withoutEmpty(all: readonly QueryWord[]): QueryWord[] {
  const words: QueryWord[] = [];
  let gap: string[] = [];
  for (const word of all) {
    const text = word.text.toLowerCase();
    if (!word.isCode && rankOfWord(text) === 'empty') {
      gap.push(text);
      continue;
    }
    const before = gap;
    gap = [];
    words.push({...word, before, after: gap});
  }
  return words;
}

/** Tells whether words that say nothing are right before or behind. */
export function hasSmallWords({before = [], after = []}: QueryWord): boolean {
  return before.length + after.length > 0;
}

function wordsIn(folded: string, cut: WordCutter): QueryWord[] {
  const runs = runsOf(folded);
  const isMixed = !asksInEnglish(folded) && runs.some(({kind}) => kind === CJK);
  return runs.flatMap(({kind, text}, i): QueryWord[] => {
    if (kind === CJK) return cjkWords(text, cut);
    if (joins(runs, i)) return [];
    if (kind === SYMBOL) return operatorIn(runs, i);
    const whole = codeAt(runs, i);
    // Beside Chinese text `for` and `let` are no English words but code.
    const isPlace = isMixed && LANGUAGE.test(whole) && /^[中里]/.test(runs[i + 1]?.text ?? '');
    return [
      {
        text: whole,
        weight: isPlace ? PLACE_WEIGHT : isMixed ? 1 : weightOf(whole),
        isCode: isMixed,
      },
    ];
  });
}

type Runs = ReturnType<typeof runsOf>;

// Two signs or more: `===`, `=>`, `?.`. Some end a sentence where they are the last of it.
const OPERATOR = /[!#-&*+.:-@^|~-]{2,}/;

/** Reads a sign of code that no word touches, in quotes or not: `==` of `== 和 === 的区别`. */
function operatorIn(runs: Runs, index: number): QueryWord[] {
  const {text, start, end} = runs[index]!;
  const sign = OPERATOR.exec(text)?.[0];
  return !sign ||
    (!runs[index + 1] && /^[?!.]/.test(sign)) ||
    runs.some((run) => run.kind === WORD && (run.end === start || run.start === end))
    ? []
    : [{text: sign, weight: 1, isCode: true}];
}

/** Reads a word with what is joined to it by `.`, `-`, `/`, `+` or `#`: `Promise.all`, `c++`, `no-cache`. */
function codeAt(runs: Runs, index: number): string {
  let {text} = runs[index]!;
  for (let i = index + 1; joins(runs, i); i++) text += runs[i]!.text;
  while (/[./-]$/.test(text)) text = text.slice(0, -1);
  return text;
}

/** Tells whether a run goes on with the word before it. */
function joins(runs: Runs, index: number): boolean {
  const [before, run] = [runs[index - 1], runs[index]];
  if (!run || before?.end !== run.start) return false;
  return run.kind === SYMBOL
    ? before.kind === WORD && /^(?:[./+-]|\+\+|#)$/.test(run.text)
    : run.kind === WORD && before.kind === SYMBOL && joins(runs, index - 1);
}

// A verb and what follows it: 删掉, 卡住, 满了.
const VERB = /^(.)[了掉住得到着完]$/;

// How much, before what is told: 很慢, 变大.
const DEGREE = /^[很好太变更挺超真越]([慢快大小卡多少高低长短贵重轻乱难])$/;

/** Lists the words of Chinese text; single characters that follow each other are one: 闭 and 包 where no dictionary has 闭包. */
function cjkWords(text: string, cut: WordCutter): QueryWord[] {
  const words: QueryWord[] = [];
  let single = '';
  const flush = () => {
    const word = withoutEdges(single);
    if (word) words.push({text: word, weight: weightOf(word)});
    single = '';
  };
  for (const {start, end} of cut(text)) {
    const word = text.slice(start, end);
    if (word.length === 1 && !BREAKS.includes(word)) {
      single += word;
      continue;
    }
    flush();
    const known =
      rankOfWord(word) === 'content' ? ((VERB.exec(word) ?? DEGREE.exec(word))?.[1] ?? word) : word;
    words.push({text: known, weight: weightOf(known)});
  }
  flush();
  return words;
}

// But for those that are names of something: a lock, a stack.
const ONE_CHARACTER = /^[^锁栈堆键值表列帧图树池包页流]$/;

/** Takes characters that mean nothing alone off both ends. */
function withoutEdges(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && rankOfWord(text.charAt(from)) === 'empty') from++;
  while (to > from && rankOfWord(text.charAt(to - 1)) === 'empty') to--;
  return text.slice(from, to);
}

function weightOf(word: string): number {
  if (rankOfWord(word.toLowerCase()) === 'weak') return WEAK_WEIGHT;
  return ONE_CHARACTER.test(word) ? SINGLE_WEIGHT : 1;
}

function distinct(words: readonly QueryWord[]): QueryWord[] {
  return [...new Map(words.map((word) => [word.text.toLowerCase(), word])).values()];
}
