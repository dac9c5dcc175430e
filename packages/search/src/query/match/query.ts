import {CJK, SYMBOL, WORD} from '../../text/charClass.ts';
import {MAX_WORD, charKey, isJoint, partStarts, runsOf} from '../../text/tokenize.ts';
import type {Run} from '../../text/tokenize.ts';

/** A part of a query that a page must have: all its terms in one unit and, when `literal` is set, that very text. */
export interface QueryPart {
  readonly kind: 'cjk' | 'word' | 'code';
  /** Lower case, as in `comparable` text. */
  readonly text: string;
  readonly mustBeLiteral: boolean;
  /** Pairs of code units, the second 0 for a single one. */
  readonly chars: ReadonlyArray<readonly [number, number]>;
  readonly words: ReadonlyArray<{
    readonly text: string;
    readonly isPrefix: boolean;
    readonly parts: readonly string[];
  }>;
  /** The end of a word that Chinese text follows at once: it may also be the end of a longer one, as in `Preact 这样` for `React这样`. */
  readonly ending?: {readonly bond: readonly [number, number]; readonly text: string};
}

export interface Query {
  readonly parts: readonly QueryPart[];
  /** Code units on both sides of each place where a word and Chinese text touch, white space aside. */
  readonly bonds: ReadonlyArray<readonly [number, number]>;
  /** The whole query without white space, as in text without white space. */
  readonly flat: string;
}

// Characters that end a sentence or open a bracket rather than belong to a name: `闭包?`, `array,`, `(map`.
const EDGE_BEFORE = /^["'([{<]$/;
const EDGE_AFTER = /^["')\]},;:.?!>]$/;

/** Cuts folded text at white space, then into CJK runs, words, and code (words joined by symbols). */
export function parseQuery(folded: string): Query {
  const runs = runsOf(folded.trim());
  const parts: QueryPart[] = [];
  for (let i = 0; i < runs.length;) {
    let end = i + 1;
    while (goesOn(runs[end - 1] as Run, runs[end])) end++;
    parts.push(...toParts(runs.slice(i, end), {next: runs[end], isAlone: runs.length === end - i}));
    i = end;
  }
  const seen = new Set<string>();
  const distinct = parts.filter((part) => !seen.has(part.text) && seen.add(part.text));
  return {parts: distinct, bonds: bondsOf(runs), flat: folded.toLowerCase().replace(/\s+/g, '')};
}

/** Tells whether a run goes on with the code that the one before it is of. */
function goesOn(before: Run, run: Run | undefined): boolean {
  return run?.start === before.end && run.kind !== CJK && before.kind !== CJK;
}

function bondsOf(runs: readonly Run[]): Array<readonly [number, number]> {
  return runs.flatMap((run, i) => {
    const before = runs[i - 1];
    // One of each: no two others come to as much.
    return before && before.kind + run.kind === CJK + WORD ? [bondOf(before, run)] : [];
  });
}

/** Returns the code units on both sides of the place where two runs touch. */
function bondOf(before: Run, run: Run): readonly [number, number] {
  const text = (before.text + run.text).toLowerCase();
  const place = before.text.length;
  return [text.charCodeAt(place - 1), text.charCodeAt(place)];
}

function toParts(
  runs: readonly Run[],
  place: {next: Run | undefined; isAlone: boolean},
): QueryPart[] {
  const trimmed = runs.some(({kind}) => kind === WORD) ? trimEdges(runs) : runs;
  // Punctuation beside Chinese text: a hint at most.
  if (trimmed.every(({kind, text}) => kind === SYMBOL && text.length === 1) && !place.isAlone)
    return [];
  const isOpen = !place.next && trimmed.at(-1) === runs.at(-1);
  const part = toPart(trimmed, isOpen);
  return [part.kind === 'word' ? {...part, ...endingOf(trimmed[0] as Run, place.next)} : part];
}

function trimEdges(runs: readonly Run[]): readonly Run[] {
  const from = EDGE_BEFORE.test(runs[0]!.text) ? 1 : 0;
  const to = EDGE_AFTER.test(runs.at(-1)!.text) ? -1 : undefined;
  return runs.slice(from, to);
}

// Pairs of a longer text hardly tell more pages apart, and each may take a file; the text itself is compared anyway.
const MOST_PAIRS = 12;

/** Picks at most `MOST_PAIRS` of a list: all, or each second, third … one. */
function spread<T>(list: readonly T[]): readonly T[] {
  const step = Math.ceil(list.length / MOST_PAIRS);
  return list.filter((_, i) => i % step === 0);
}

function endingOf(word: Run, next: Run | undefined): Pick<QueryPart, 'ending'> {
  if (next?.kind !== CJK || next.start !== word.end) return {};
  return {ending: {bond: bondOf(word, next), text: (word.text + next.text).toLowerCase()}};
}

function toPart(runs: readonly Run[], isOpen: boolean): QueryPart {
  const chars: Array<readonly [number, number]> = [];
  const last = runs.at(-1) as Run;
  const isWhole = runs.length === 1;
  const kind = isWhole && last.kind !== SYMBOL ? (last.kind === CJK ? 'cjk' : 'word') : 'code';
  runs.forEach((run, i) => {
    const next = runs[i + 1]?.text.toLowerCase().charCodeAt(0) ?? 0;
    const end = run.text.toLowerCase().charCodeAt(run.text.length - 1);
    if (run.kind === WORD) {
      if (next === 0x2b || next === 0x23) chars.push([end, next]);
      return;
    }
    if (run.text.length > 1 || isWhole) chars.push(...ngrams(run.text));
    if (next > 0 && isJoint(end)) chars.push([end, next]);
  });
  const text = runs
    .map((run) => run.text)
    .join('')
    .toLowerCase();
  const pairs = [...new Map(chars.map((pair) => [charKey(...pair), pair])).values()];
  return {
    kind,
    text,
    mustBeLiteral: kind === 'word' ? text.length > MAX_WORD : !isWhole || text.length > 2,
    chars: kind === 'cjk' ? spread(pairs) : pairs,
    words: runs
      .filter((run) => run.kind === WORD)
      .map((run) =>
        wordOf(run.text, (isOpen && run === last) || (kind === 'word' && text.length >= 3)),
      ),
  };
}

function wordOf(text: string, isPrefix: boolean): QueryPart['words'][number] {
  const starts = [0, ...partStarts(text)];
  const parts = starts
    .map((start, i) =>
      text
        .slice(start, starts[i + 1])
        .toLowerCase()
        .replaceAll('_', ''),
    )
    .filter(Boolean);
  return {
    text: text.toLowerCase().slice(0, MAX_WORD),
    isPrefix: isPrefix || text.length > MAX_WORD,
    parts,
  };
}

function ngrams(text: string): Array<readonly [number, number]> {
  return Array.from({length: Math.max(1, text.length - 1)}, (_, i) => [
    text.charCodeAt(i),
    text.charCodeAt(i + 1) || 0,
  ]);
}
