import {foldText} from '../../text/fold.ts';
import {escapeHtml, findRanges, markRanges} from './highlight.ts';
import type {Range} from './highlight.ts';
import {LEVELS} from '../../format/records.ts';
import type {Hierarchy, Level, RecordType} from '../../format/records.ts';
import type {ScoredPiece, Wanted} from './scoreUnit.ts';
import {pickSnippet} from './snippet.ts';
import type {WordCutter} from './snippet.ts';
import {shareOf} from './shareOf.ts';

/** A text as the search of a page shows it. */
interface MarkedText {
  /** HTML: escaped text with `<mark>`. */
  readonly value: string;
}

export interface HighlightedText extends MarkedText {
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

export interface HighlightResult {
  readonly hierarchy: Partial<Record<Level, HighlightedText>>;
  readonly content?: HighlightedText;
}

/** One entry of the answer, with as much of the shape of the hosted service as a page shows. */
export interface PageHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: RecordType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly _highlightResult: {readonly hierarchy: Partial<Record<Level, MarkedText>>};
  readonly _snippetResult: {readonly content?: MarkedText};
  /** The letters that the title was found by when it is read in pinyin. */
  readonly spelling?: string;
  /** The text of its section, as far as it is in one place. */
  readonly section?: string;
}

/** One entry of the answer, in the shape of the hosted service. */
export interface SearchHit extends PageHit {
  readonly _highlightResult: HighlightResult;
  readonly _snippetResult: HighlightResult;
}

interface HitOptions {
  readonly wanted: Wanted;
  readonly snippetWords: number;
  readonly cut: WordCutter;
  /** The query as letters. */
  readonly letters: string;
  /** Tells more of a hit than a page shows. */
  readonly facts?: HitFacts | undefined;
}

/** What the hosted service tells of a hit beside what a page shows. */
export interface HitFacts {
  /** @param matched literals that the text has */
  ofText(literals: Wanted['literals'], matched: readonly string[]): Omit<HighlightedText, 'value'>;
  ofHit(hit: PageHit, options: HitOptions): SearchHit;
}

/** Makes a hit for a scored piece; headings below the piece that was found are left out. */
export function toHit({view, target, isSpelt}: ScoredPiece, options: HitOptions): PageHit {
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
  const shown: Partial<Record<Level, MarkedText>> = {};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (text === null) continue;
    shown[level] = isSpelt && level === 'lvl1' ? wholly(text, options) : markText(text, options);
  }
  const hit: PageHit = {
    objectID,
    url,
    type,
    content,
    hierarchy,
    _highlightResult: {hierarchy: shown},
    _snippetResult: {
      ...(content !== null && {
        content: markText(content, options, (ranges) =>
          pickSnippet(content!, ranges, {wordCount: options.snippetWords, cut: options.cut}),
        ),
      }),
    },
    ...(isSpelt && {spelling: options.letters}),
    ...(piece.text !== '' && {section: piece.text}),
  };
  return options.facts?.ofHit(hit, options) ?? hit;
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

/** Marks a text that was found as a whole. */
function wholly(text: string, {facts}: HitOptions): MarkedText {
  return {value: `<mark>${escapeHtml(text)}</mark>`, ...facts?.ofText([[text]], [text])};
}

/**
 * Marks what was found in a text.
 * @param pick chooses what shows of it by the places that were found. @default all of it
 */
export function markText(
  text: string,
  {wanted: {literals, near = []}, facts}: HitOptions,
  pick?: (ranges: readonly Range[]) => Range,
): MarkedText {
  const {ranges, matched} = findRanges(text, [...literals.flat(), ...near]);
  const shown = pick?.(ranges) ?? {start: 0, end: text.length};
  const marked = markRanges(text, ranges, shown);
  return {
    value: `${shown.start > 0 ? '…' : ''}${marked}${shown.end < text.trimEnd().length ? '…' : ''}`,
    ...facts?.ofText(literals, matched),
  };
}
