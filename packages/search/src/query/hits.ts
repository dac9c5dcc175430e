import {foldText} from '../text/fold.ts';
import {findRanges, markRanges} from './highlight.ts';
import type {Range} from './highlight.ts';
import {LEVELS} from '../format/records.ts';
import type {Hierarchy, Level, RecordType} from '../format/records.ts';
import type {ScoredPiece, Wanted} from './scoreUnit.ts';
import {pickSnippet} from './snippet.ts';
import type {WordCutter} from './snippet.ts';
import {shareOf} from './shareOf.ts';

export interface HighlightedText {
  /** HTML: escaped text with `<mark>`. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

export interface HighlightResult {
  readonly hierarchy: Partial<Record<Level, HighlightedText>>;
  readonly content?: HighlightedText;
}

/** One entry of the answer, in the shape of the hosted service. */
export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: RecordType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly _highlightResult: HighlightResult;
  readonly _snippetResult: HighlightResult;
  /** The letters that the title was found by when it is read in pinyin. */
  readonly spelling?: string;
  /** The text of its section, as far as it is in one place. */
  readonly section?: string;
}

interface HitOptions {
  readonly wanted: Wanted;
  readonly snippetWords: number;
  readonly cut: WordCutter;
  /** The query as letters. */
  readonly letters: string;
}

/** Makes a hit for a scored piece; headings below the piece that was found are left out. */
export function toHit({view, target, isSpelt}: ScoredPiece, options: HitOptions): SearchHit {
  const {piece} = view;
  const hierarchy = {...piece.hierarchy};
  let {type, url, objectID} = piece;
  let content: string | null = null;
  if (target === 'title') {
    for (const level of LEVELS.slice(2)) hierarchy[level] = null;
    type = 'lvl1';
    url = url.replace(/#.*/, '');
    objectID = `${url}~page`;
  } else if (target === 'content') {
    type = target;
    objectID += '~text';
    content = bestLine(piece.text, options.wanted);
  }
  // Titles and headings are whole also in snippets: the page cuts them by its room.
  const shown: Partial<Record<Level, HighlightedText>> = {};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (text === null) continue;
    shown[level] =
      isSpelt && level === 'lvl1' ? wholly(text) : highlightText(text, options.wanted).highlight;
  }
  const body = content === null ? undefined : highlightBody(content, options);
  return {
    objectID,
    url,
    type,
    content,
    hierarchy,
    _highlightResult: {hierarchy: shown, ...(body && {content: body.highlight})},
    _snippetResult: {hierarchy: shown, ...(body && {content: body.snippet})},
    ...(isSpelt && {spelling: options.letters}),
    ...(piece.text !== '' && {section: piece.text}),
  };
}

/** Chooses the line with the most parts of the query; all text when none has any, as for a phrase over a line end. */
function bestLine(text: string, {near = [], weights, ...wanted}: Wanted): string {
  const literals = [...wanted.literals, near];
  let best = text;
  let bestScore = 0;
  for (const line of text.split('\n')) {
    const score = scoreLine(foldText(line), {literals, weights});
    if (score <= bestScore) continue;
    best = line;
    bestScore = score;
  }
  return best;
}

/** Adds up what the parts of the query in a folded line count for; those inside of longer words half. */
function scoreLine(
  folded: string,
  {literals, weights}: Pick<Wanted, 'literals' | 'weights'>,
): number {
  const lower = folded.toLowerCase();
  let sum = 0;
  for (const [i, alternatives] of literals.entries()) {
    let best = 0;
    for (const literal of alternatives) best = Math.max(best, shareOf(literal, folded, lower));
    sum += best * (weights?.[i] ?? 1);
  }
  return sum;
}

/** Makes the match of a text that was found as a whole. */
function wholly(text: string): HighlightedText {
  const value = markRanges(text, [{start: 0, end: text.length}]);
  return {value, matchLevel: 'full', matchedWords: [text]};
}

function highlightText(
  text: string,
  {literals, near = []}: Wanted,
): {highlight: HighlightedText; ranges: readonly Range[]} {
  const {ranges, matched} = findRanges(text, [...literals.flat(), ...near]);
  const found = literals.filter((alternatives) =>
    alternatives.some((literal) => matched.includes(literal)),
  ).length;
  const matchLevel = found === 0 ? 'none' : found === literals.length ? 'full' : 'partial';
  return {highlight: {value: markRanges(text, ranges), matchLevel, matchedWords: matched}, ranges};
}

function highlightBody(
  text: string,
  {wanted, snippetWords, cut}: HitOptions,
): {highlight: HighlightedText; snippet: HighlightedText} {
  const {highlight, ranges} = highlightText(text, wanted);
  const snippet = pickSnippet(text, ranges, {wordCount: snippetWords, cut});
  const value = `${snippet.cutBefore ? '…' : ''}${markRanges(text, ranges, snippet)}${snippet.cutAfter ? '…' : ''}`;
  return {highlight, snippet: {...highlight, value}};
}
