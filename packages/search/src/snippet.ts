import type {Range} from './highlight.ts';

/** Cuts text into words as readers count them. Costly to make, so one per client. */
export interface WordCutter {
  (text: string): Range[];
}

export function createWordCutter(): WordCutter {
  const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
  return (text) => {
    const words: Range[] = [];
    for (const {index, segment, isWordLike} of segmenter.segment(text)) if (isWordLike) words.push({start: index, end: index + segment.length});
    return words;
  };
}

export interface Snippet extends Range {
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
}

// Text further away is never shown, and segmenting a long section would take most of a keystroke.
const REACH = 400;

/** The stretch of `wordCount` words with the most marked characters, about a third of the words before the first. */
export function pickSnippet(raw: string, ranges: readonly Range[], options: {wordCount: number; cut: WordCutter}): Snippet {
  const {wordCount, cut} = options;
  const focus = densest(ranges);
  const from = startOfLine(raw, focus);
  const words = cut(raw.slice(from, focus + REACH)).map(({start, end}) => ({start: start + from, end: end + from}));
  if (words.length === 0) return {start: from, end: Math.min(raw.length, from + wordCount * 2), cutBefore: from > 0, cutAfter: raw.length > from + wordCount * 2};
  const hit = Math.max(0, words.findIndex(({end}) => end > focus));
  const first = Math.max(0, Math.min(hit - Math.floor(wordCount / 3), words.length - wordCount));
  const last = Math.min(words.length, first + wordCount) - 1;
  const start = first === 0 ? from : (words[first] as Range).start;
  const isRest = last === words.length - 1 && focus + REACH >= raw.length;
  const end = isRest ? raw.length : (words[last] as Range).end;
  return {start, end, cutBefore: start > 0, cutAfter: end < raw.trimEnd().length};
}

function densest(ranges: readonly Range[]): number {
  let best = 0;
  let bestSum = 0;
  ranges.forEach(({start}, i) => {
    let sum = 0;
    for (let k = i; k < ranges.length && (ranges[k] as Range).end - start <= 60; k++) sum += (ranges[k] as Range).end - (ranges[k] as Range).start;
    if (sum <= bestSum) return;
    best = start;
    bestSum = sum;
  });
  return best;
}

function startOfLine(raw: string, focus: number): number {
  const line = raw.lastIndexOf('\n', focus - 1) + 1;
  return Math.max(line, focus - REACH / 4);
}
