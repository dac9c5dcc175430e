import {WORD, classOf} from '../text/charClass.ts';
import {foldText} from '../text/fold.ts';
import {findRanges, markRanges} from './highlight.ts';
import {LEVELS} from '../format/records.ts';
import type {Hierarchy, Level, RecordType} from '../format/records.ts';
import type {ScoredPiece, Wanted} from './scoreUnit.ts';
import {pickSnippet} from './snippet.ts';
import type {WordCutter} from './snippet.ts';
import {isPartStart} from '../text/tokenize.ts';

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
  /** Texts of this answer so far: hits share their upper levels. */
  readonly rendered: Map<string, RenderedText>;
  /** The query as letters. */
  readonly letters: string;
}

interface RenderedText {
  readonly highlight: HighlightedText;
  readonly snippet: HighlightedText;
}

/** Makes a hit for a scored piece; headings below the piece that was found are left out. */
export function toHit({view, target, isSpelt}: ScoredPiece, options: HitOptions): SearchHit {
  const {piece} = view;
  const type: RecordType =
    target === 'title' ? 'lvl1' : target === 'content' ? 'content' : piece.type;
  const hierarchy = {...piece.hierarchy};
  if (target === 'title') for (const level of LEVELS.slice(2)) hierarchy[level] = null;
  const hash = piece.url.indexOf('#');
  const url = target === 'title' && hash >= 0 ? piece.url.slice(0, hash) : piece.url;
  const objectID =
    target === 'content'
      ? `${piece.objectID}~text`
      : target === 'title'
        ? `${url}~page`
        : piece.objectID;
  const content = target === 'content' ? bestLine(piece.text, options.wanted) : null;
  const render = (text: string, isCut = false) => {
    const rendered = options.rendered.get(text) ?? renderText(text, options, isCut);
    options.rendered.set(text, rendered);
    return rendered;
  };
  const levels = LEVELS.flatMap((level) =>
    hierarchy[level] === null
      ? []
      : [
          [
            level,
            isSpelt && level === 'lvl1' ? wholly(hierarchy[level]) : render(hierarchy[level]),
          ] as const,
        ],
  );
  const text = content === null ? undefined : render(content, true);
  const result = (kind: 'highlight' | 'snippet'): HighlightResult => ({
    hierarchy: Object.fromEntries(levels.map(([level, rendered]) => [level, rendered[kind]])),
    ...(text && {content: text[kind]}),
  });
  return {
    objectID,
    url,
    type,
    content,
    hierarchy,
    _highlightResult: result('highlight'),
    _snippetResult: result('snippet'),
    ...(isSpelt && {spelling: options.letters}),
    ...(piece.text !== '' && {section: piece.text}),
  };
}

// What a word counts for where it only begins a longer one, and inside of one.
const BEGINNING = 0.8;
const INSIDE = 0.4;

/** The line with the most parts of the query; all text when none has any, as for a phrase over a line end. */
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

/** What the parts of the query in a folded line count for; those inside of longer words half. */
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

function shareOf(literal: string, folded: string, lower: string): number {
  if (!lower.includes(literal)) return 0;
  if (classOf(literal) !== WORD) return 1;
  let share = INSIDE;
  for (let at = lower.indexOf(literal); at >= 0; at = lower.indexOf(literal, at + 1)) {
    if (!isPartStart(folded, at)) continue;
    if (classOf(lower.charAt(at + literal.length)) !== WORD) return 1;
    share = BEGINNING;
  }
  return share;
}

/** A text that was found as a whole. */
function wholly(text: string): RenderedText {
  const value = markRanges(text, [{start: 0, end: text.length}]);
  const all: HighlightedText = {value, matchLevel: 'full', matchedWords: [text]};
  return {highlight: all, snippet: all};
}

/** Titles and headings are whole also in snippets: the page cuts them by its room. */
function renderText(
  text: string,
  {wanted, snippetWords, cut}: HitOptions,
  isCut: boolean,
): RenderedText {
  const {ranges, matched: matchedWords} = findRanges(text, [
    ...wanted.literals.flat(),
    ...(wanted.near ?? []),
  ]);
  const found = wanted.literals.filter((alternatives) =>
    alternatives.some((literal) => matchedWords.includes(literal)),
  ).length;
  const matchLevel = found === 0 ? 'none' : found === wanted.literals.length ? 'full' : 'partial';
  const highlight = {value: markRanges(text, ranges), matchLevel, matchedWords} as const;
  if (!isCut) return {highlight, snippet: highlight};
  const snippet = pickSnippet(text, ranges, {wordCount: snippetWords, cut});
  const html = `${snippet.cutBefore ? '…' : ''}${markRanges(text, ranges, snippet)}${snippet.cutAfter ? '…' : ''}`;
  return {highlight, snippet: {value: html, matchLevel, matchedWords}};
}
