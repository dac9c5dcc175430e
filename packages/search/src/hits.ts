import {findRanges, markRanges} from './highlight.ts';
import type {Range} from './highlight.ts';
import {LEVELS} from './records.ts';
import type {Hierarchy, Level, RecordType} from './records.ts';
import type {ScoredPiece, Wanted} from './scoreUnit.ts';
import {pickSnippet} from './snippet.ts';
import type {WordCutter} from './snippet.ts';

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
}

export interface HitOptions {
  readonly wanted: Wanted;
  readonly snippetWords: number;
  readonly cut: WordCutter;
}

/** A hit for a scored piece; headings below the piece that was found are left out. */
export function toHit({view, target}: ScoredPiece, options: HitOptions): SearchHit {
  const {piece} = view;
  const type: RecordType = target === 'title' ? 'lvl1' : target === 'content' ? 'content' : piece.type;
  const hierarchy = {...piece.hierarchy};
  if (target === 'title') for (const level of LEVELS.slice(2)) hierarchy[level] = null;
  const hash = piece.url.indexOf('#');
  const url = target === 'title' && hash >= 0 ? piece.url.slice(0, hash) : piece.url;
  const objectID = target === 'content' ? `${piece.objectID}~text` : target === 'title' ? `${url}~page` : piece.objectID;
  const content = target === 'content' ? bestLine(piece.text, options.wanted) : null;
  return {objectID, url, type, content, hierarchy, _highlightResult: render(hierarchy, content, {...options, isSnippet: false}), _snippetResult: render(hierarchy, content, {...options, isSnippet: true})};
}

/** The line with the most parts of the query; all text when none has any, as for a phrase over a line end. */
function bestLine(text: string, {literals}: Wanted): string {
  let best = text;
  let bestCount = 0;
  for (const line of text.split('\n')) {
    const count = literals.filter((alternatives) => findRanges(line, alternatives).length > 0).length;
    if (count <= bestCount) continue;
    best = line;
    bestCount = count;
    if (count === literals.length) break;
  }
  return best;
}

function render(hierarchy: Hierarchy, content: string | null, options: HitOptions & {isSnippet: boolean}): HighlightResult {
  const levels: Partial<Record<Level, HighlightedText>> = {};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (text !== null) levels[level] = renderText(text, options);
  }
  return content === null ? {hierarchy: levels} : {hierarchy: levels, content: renderText(content, options)};
}

function renderText(text: string, {wanted, snippetWords, cut, isSnippet}: HitOptions & {isSnippet: boolean}): HighlightedText {
  const matchedWords = wanted.literals.flat().filter((literal) => findRanges(text, [literal]).length > 0);
  const ranges = matchedWords.length > 0 ? findRanges(text, matchedWords) : [];
  const found = wanted.literals.filter((alternatives) => alternatives.some((literal) => matchedWords.includes(literal))).length;
  const matchLevel = found === 0 ? 'none' : found === wanted.literals.length ? 'full' : 'partial';
  return {value: isSnippet ? snippetHtml(text, ranges, {wordCount: snippetWords, cut}) : markRanges(text, ranges), matchLevel, matchedWords};
}

function snippetHtml(text: string, ranges: readonly Range[], options: {wordCount: number; cut: WordCutter}): string {
  const snippet = pickSnippet(text, ranges, options);
  return `${snippet.cutBefore ? '…' : ''}${markRanges(text, ranges, snippet)}${snippet.cutAfter ? '…' : ''}`;
}
